// A race played by a person who hears the page and does not see it: only from the accessibility tree.
import { begin, fullRace, MODULE_QUESTIONS, playUntil, press, smallRace, wereAsked } from './alone.ts';
import { hasEnded, type Listener, until } from './by-ear.ts';
import { expect, LONG, test } from './page.ts';
import { find, openReader, type Thing, textOf } from './reader.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('a whole race is played by ear alone, to its standings', LONG, async ({ page }) => {
  test.setTimeout(600_000);
  const listener = await begin(page, openReader);
  await smallRace(listener);
  const end = await playUntil(listener, hasEnded);
  expect(textOf(end)).toMatch(/wins|Nobody/);
  expect(listener.announcement.join(' ')).toMatch(/The race ends in turn/);
  expect(listener.answered.length).toBeGreaterThan(60);
  await press(listener, 'button', /^Back to map$/);
  expect(missedOrTwice(listener.announcement, await readPaper(listener))).toEqual([]);
});

test('what every module asks is answered by ear alone', LONG, async ({ page }) => {
  test.setTimeout(900_000);
  const listener = await fullRace(page, openReader);
  await playUntil(listener, (now) => hasEnded(now) || wereAsked(listener, MODULE_QUESTIONS));
  expect(
    MODULE_QUESTIONS.filter((question) => !listener.announcement.some((line) => question.test(line))),
  ).toEqual([]);
});

/** All of the newspaper, oldest sentence first. */
async function readPaper(listener: Listener): Promise<string[]> {
  const articles = (now: Thing) =>
    find(now, 'region', /^Dispatches$/).flatMap((paper) => find(paper, 'article', /^/));
  let whole = await until(listener, (now) => articles(now).length > 0);
  while (find(whole, 'button', /^Earlier/).length > 0) {
    const before = articles(whole).length;
    await press(listener, 'button', /^Earlier/);
    whole = await until(listener, (now) => articles(now).length > before);
  }
  const printed = (article: Thing) =>
    find(article, 'paragraph', /^/)
      .map(textOf)
      .filter((text) => !ABOUT_ME.test(text));
  return articles(whole)
    .map((article) => printed(article).join(' '))
    .toReversed()
    .flatMap(sentencesOf);
}

const ABOUT_ME = /^about you$/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** Sentences of the paper, since the first that was heard, that were not announced as often as they are printed. */
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

/** The paper prints these once for several, and a question begins with the last. */
const SHORTENED = /reaches space \d+ of the progression track|sets off|lifts the bonnet|^Danger!$/;
