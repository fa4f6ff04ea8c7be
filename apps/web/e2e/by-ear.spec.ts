// A race played by who hears the page and does not see it: from the accessibility tree, and from nothing else.
import type { Page } from '@playwright/test';
import { answer, focused, hasEnded, type Listener, listen, until } from './by-ear.ts';
import { expect, LONG, test } from './page.ts';
import { find, openReader, type Thing, textOf } from './reader.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const MOST_ANSWERS = 900;
/** So often in a row the page may have nothing to answer: bots think meanwhile. */
const PATIENCE = 200;

async function begin(page: Page): Promise<Listener> {
  await page.addInitScript(() => {
    localStorage.setItem('pace', 'atOnce');
    localStorage.setItem('explain', 'off');
  });
  await page.goto('/');
  return { reader: await openReader(page), told: [], answered: [] };
}

/** Presses what is called so, as soon as it is there. */
async function press(listener: Listener, role: string, name: RegExp): Promise<void> {
  const whole = await until(listener, (now) => find(now, role, name).length > 0, 400);
  const [thing] = find(whole, role, name);
  if (thing !== undefined) await listener.reader.activate(thing);
}

/** Plays until something is the case; each question has the focus when others have played. */
async function playUntil(listener: Listener, isThere: (whole: Thing) => boolean): Promise<Thing> {
  let idle = 0;
  for (let n = 0; n < MOST_ANSWERS && idle < PATIENCE; ) {
    const whole = await listen(listener);
    if (isThere(whole)) return whole;
    const isAnswered = await answer(listener, whole).catch(() => false);
    if (isAnswered) {
      n += 1;
      idle = 0;
      await expect.poll(async () => focused(await listener.reader.read())?.role).toBeTruthy();
    } else {
      idle += 1;
      await new Promise((done) => setTimeout(done, 40));
    }
  }
  throw new Error(`it never came to that; the last answers were ${listener.answered.slice(-8).join('; ')}`);
}

test('a whole race is played by ear alone, to its standings', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  const listener = await begin(page);
  await press(listener, 'link', /^Choose your race/);
  await press(listener, 'radio', /^2$/);
  await press(listener, 'button', /^Start the race/);
  const end = await playUntil(listener, hasEnded);
  expect(textOf(end)).toMatch(/wins|Nobody/);
  expect(listener.told.join(' ')).toMatch(/The race is over in turn/);
  expect(listener.answered.length).toBeGreaterThan(60);
  await press(listener, 'button', /^Back to the map$/);
  expect(missedOrTwice(listener.told, await readPaper(listener))).toEqual([]);
});

/** All of the newspaper, oldest sentence first. */
async function readPaper(listener: Listener): Promise<string[]> {
  const isThere = (now: Thing) => find(now, 'region', /^Dispatches$/).length > 0;
  let whole = await until(listener, isThere);
  for (let n = 0; n < 60 && find(whole, 'button', /^Earlier/).length > 0; n++) {
    await press(listener, 'button', /^Earlier/);
    whole = await until(listener, isThere);
  }
  const printed = (article: Thing) =>
    find(article, 'paragraph', /^/)
      .map(textOf)
      .filter((text) => !ABOUT_ME.test(text));
  const articles = find(whole, 'article', /^/).map((article) => printed(article).join(' '));
  return articles.toReversed().flatMap(sentencesOf);
}

const ABOUT_ME = /^concerning you$/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** What the paper prints from the first sentence that was heard, and was not said as often as it is printed there. */
function missedOrTwice(told: readonly string[], paper: readonly string[]): string[] {
  const said = told.flatMap(sentencesOf);
  const first = said.find((sentence) => paper.includes(sentence)) ?? '';
  const since = paper.slice(paper.indexOf(first));
  const count = (all: readonly string[], wanted: string) => all.filter((one) => one === wanted).length;
  return [...new Set(since)]
    .map((sentence) => ({ sentence, printed: count(since, sentence), heard: count(said, sentence) }))
    .filter(({ sentence, printed, heard }) => printed !== heard && !SHORTENED.test(sentence))
    .map(({ sentence, printed, heard }) => `${sentence} (printed ${printed}, said ${heard})`);
}

/** The paper prints these once for several. */
const SHORTENED = /is on space \d+ of the progression track|sets off|lifts the bonnet/;
