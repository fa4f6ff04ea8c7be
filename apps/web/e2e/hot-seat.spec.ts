import type { Locator, Page } from '@playwright/test';
import { events } from '@race/words/texts/en/events.ts';
import { names } from '@race/words/texts/en/names.ts';
import type { RaceSeatView } from '../sources/race-messages.ts';
import { expect, LONG, test } from './page.ts';
import { answerOnce, atOnce, barOf, hurried } from './playing.ts';
import {
  countPassed,
  lastView,
  leaksIn,
  listenIn,
  type Passed,
  passedOn,
  plantedIn,
  publicSince,
  written,
} from './secrets.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const PEOPLE = ['Ada', 'Bea'];
const BOXES = ['Pathfinder', 'Mechanics', 'Security', 'Funding'];
/** By seat, then in order. */
const PLANS = [
  [
    [2, 1, 2, 0],
    [2, 3, 0, 0],
    [1, 3, 1, 0],
  ],
  [
    [2, 2, 0, 1],
    [1, 4, 0, 0],
    [2, 1, 1, 1],
  ],
];
const OTHER_PLAN = [3, 2, 0, 0];
const LAST_TURN = 2;
const MOST_ANSWERS = 500;

/** Two people and a bot around one device. */
async function sitDown(page: Page): Promise<void> {
  await listenIn(page);
  await atOnce(page);
  await page.goto('/#around');
  await page.getByRole('group', { name: 'Crews' }).getByText('3', { exact: true }).click();
  for (const [seat, name] of PEOPLE.entries())
    await page
      .getByRole('group', { name: `Seat ${seat + 1}` })
      .getByRole('textbox', { name: 'Name' })
      .fill(name);
  await page.getByRole('button', { name: /Start the race/ }).click();
  await expect(curtainOf(page)).toBeVisible();
}

const curtainOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Pass the device to / });

async function place(page: Page, boxes: readonly number[]): Promise<void> {
  for (const [at, count] of boxes.entries())
    for (let n = 0; n < count; n++)
      await page.getByRole('button', { name: `Add an assistant to ${BOXES[at]}` }).click();
  await page.getByRole('button', { name: /Confirm plan/ }).click();
}

const planOf = (seat: number, turn: number): readonly number[] => PLANS[seat]?.[(turn - 1) % 3] ?? OTHER_PLAN;

/** Waits a little for the answer to be shown. */
async function toldMoreThan(page: Page, line: number): Promise<void> {
  await expect
    .poll(async () => (await lastView(page)).line, { timeout: 1000 })
    .not.toBe(line)
    .catch(() => undefined);
}

/** The parts of the page that show what everybody knows. */
const IN_PUBLIC = ['Dispatches', 'Your decision', 'Cards in the bivouac'];

/** Where else in the page these words are, visible or not: each text and attribute with its element. */
const elsewhere = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(
    ({ names, words }) => {
      const inPublic = names.map((name) => `[aria-label="${name}"]`).join();
      const path = (one: Element | null): string =>
        one === null || one === document.body
          ? ''
          : `${path(one.parentElement)} ${one.localName}${[...one.classList].map((name) => `.${name}`).join('')}`;
      const found: string[] = [];
      for (const one of document.body.querySelectorAll('*')) {
        if (one.closest(inPublic) !== null) continue;
        const texts = [...one.childNodes].map((node) => (node instanceof Text ? node.data : ''));
        const attributes = [...one.attributes].map(({ name, value }) => `${name}="${value}"`);
        for (const text of [...texts, ...attributes])
          if (text.includes(words)) found.push(`${path(one).trim()}: ${text}`);
      }
      return found;
    },
    { names: IN_PUBLIC, words },
  );

/** Cards in a hand that nobody has seen its crew take. */
function secretCards({ view }: RaceSeatView, cards: readonly string[]): string[] {
  const known = view.seat === null ? [] : (view.public.crews[view.seat]?.known ?? []);
  const hidden = view.own?.hand.flatMap((count, card) => (count > (known[card] ?? 0) ? [card] : [])) ?? [];
  return hidden.flatMap((card) => cards[card] ?? []);
}

const titleOf = (card: string): string =>
  Object.entries(names).find(([key]) => key === `names.card.${card}`)?.[1] ?? card;

/** The beginning of a newspaper sentence that is meant for one reader. */
const [FOR_ONE = ''] = events['events.cardsSeen'].split('{');

const cardsOf = (passed: readonly Passed[]): string[] => {
  const facts = passed.flatMap((one) => ('said' in one && one.said.type === 'facts' ? [one.said.facts] : []));
  return facts[0]?.cards.map(({ id }) => id) ?? [];
};

test('two people and a bot share a device, and nobody sees what is another’s', LONG, async ({ page }) => {
  await sitDown(page);
  const cards = cardsOf(await passedOn(page));
  const curtain = curtainOf(page);
  /** The secret cards of each seat when it was last shown, and the length of the log at that time. */
  const hidden = PEOPLE.map(() => ({ cards: [] as string[], at: 0 }));
  let kept = 0;
  let changes = 0;
  let read = 0;
  let missed = 0;

  async function checkCurtain(): Promise<number> {
    const words = await curtain.getByRole('heading').innerText();
    const next = PEOPLE.findIndex((name) => words.includes(name));
    const sight = await lastView(page);
    expect(sight.curtain).toBe(next);
    expect(sight.view).toMatchObject({ seat: null, own: null });
    expect(sight.answers).toEqual([]);
    await expect(curtain.getByRole('button', { name: `I am ${PEOPLE[next]}`, exact: true })).toBeFocused();
    const [inPage, readOut] = [await page.content(), await page.locator('body').ariaSnapshot()];
    for (const all of [inPage, readOut]) {
      expect(['Add an assistant to', FOR_ONE].filter((words) => all.includes(words))).toEqual([]);
      if (sight.view.public.phase === 'planning') expect(all).not.toMatch(/Pathfinder: [1-5] assistant/);
    }
    await expect(page.getByRole('region', { name: 'Hand', includeHidden: true })).toHaveCount(0);
    for (const { cards: secret, at } of hidden) {
      // A card that was played or shown is no secret.
      const told = await publicSince(page, at);
      for (const card of secret.filter((one) => !told.includes(`"${one}"`))) {
        expect(await elsewhere(page, titleOf(card))).toEqual([]);
        kept += 1;
      }
    }
    return next;
  }

  /** The control: what is hidden behind the curtain is shown to its owner. */
  async function liftCurtain(next: number): Promise<void> {
    await curtain.getByRole('button', { name: `I am ${PEOPLE[next]}`, exact: true }).click();
    await expect(curtain).toBeHidden();
    const sight = await lastView(page);
    expect(sight.view.seat).toBe(next);
    expect(sight.view.own?.hand).toHaveLength(cards.length);
    const secret = secretCards(sight, cards);
    hidden[next] = { cards: secret, at: await countPassed(page) };
    if (sight.view.public.phase === 'planning') await page.getByRole('button', { name: /^Hand · / }).click();
    for (const card of secret) await expect.poll(() => elsewhere(page, titleOf(card))).not.toEqual([]);
    if ((await page.content()).includes(FOR_ONE)) read += 1;
    missed += await page.getByRole('region', { name: 'While you were away' }).count();
  }

  async function answer(): Promise<void> {
    const sight = await lastView(page);
    const seat = sight.view.seat ?? 0;
    if (sight.answers.some(({ do: verb }) => verb === 'plan'))
      return place(page, planOf(seat, sight.view.public.turn));
    const draw = barOf(page).getByRole('button', { name: 'Draw card', exact: true, disabled: false });
    const size = sight.view.own?.hand.reduce((sum, count) => sum + count, 0) ?? 0;
    if (size < 4 && (await draw.count()) > 0) await draw.click();
    else await answerOnce(page);
  }

  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { view, line } = await lastView(page);
    const isRevealed = view.public.turn >= LAST_TURN && view.public.phase === 'convoy';
    if (isRevealed && kept > 0 && changes > 0 && read > 0) break;
    if (!(await curtain.isVisible())) {
      await hurried(page, answer);
      await toldMoreThan(page, view.seat === null ? -1 : line);
      continue;
    }
    const next = await checkCurtain();
    // BASE-PLAN-04: a crew that is ready may change its plan until the last crew is ready.
    const change = curtain.getByRole('button', { name: `I am ${PEOPLE[1 - next]}: change my plan` });
    if (changes === 0 && (await change.count()) > 0) {
      changes += 1;
      await change.click();
      await expect(page.getByRole('button', { name: /Confirm plan/ })).toContainText('5 still to place');
      await place(page, OTHER_PLAN);
      await expect(curtain).toBeVisible();
      expect(await checkCurtain()).toBe(next);
    }
    await liftCurtain(next);
  }

  const passed = await passedOn(page);
  expect((await lastView(page)).view.public.turn).toBeGreaterThanOrEqual(LAST_TURN);
  expect({ kept: kept > 0, read: read > 0, missed: missed > 0, changes }).toEqual({
    kept: true,
    read: true,
    missed: true,
    changes: 1,
  });
  expect(leaksIn(passed)).toEqual([]);
  // Plans are public after the reveal: the test looks for the right words.
  const told = JSON.stringify(passed.filter((one) => 'said' in one && one.said.type === 'step'));
  expect([OTHER_PLAN, planOf(0, 2), planOf(1, 2)].filter((plan) => !told.includes(written(plan)))).toEqual(
    [],
  );
  // A planted leak of each kind is found.
  for (const faulty of plantedIn(passed)) expect(leaksIn(faulty)).toHaveLength(1);
});
