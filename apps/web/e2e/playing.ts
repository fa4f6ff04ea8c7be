// Plays by hand: everything is found by its name.
import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

const PLAN = ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding'];
const MOST_ANSWERS = 600;
const A_MOMENT = 3_000;
const A_WHILE = 40_000;

/** Buttons in the order of preference; then those that end something, when there is nothing else to do. */
const ACTS =
  'Drive|Travel|Use guard|Pay|Engine|Place tiles|Buy petrol|Choose target|Choose tile|Choose|Discard tile|Raise|Draw card|Repair|Skip to my turn|Drive on|Roll|Pay bribe|Load|Keep';
const ENDS = 'Done|Stop|Wait|Done…|Stop…|Do nothing|Turn back|Leave|Leave it|Stay';
/** Acts that have their place on the map already, or need none. */
const WITH_PLACE = /^(Drive|Travel|Discard tile|Choose tile)$/;

/** The element of the open question. */
export const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });

/** The answers to the first question of a turn: they are fetched with it, and appear a moment after the bar. */
export const firstChoice = (page: Page): Locator =>
  page.getByRole('button', { name: /^Take |^Add an assistant to/ }).first();

/** Bots at full speed, from the next time the page is loaded. */
export const atOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('pace') === null)
      localStorage.setItem('pace', 'atOnce');
  });

/** Tries something that may have changed meanwhile, so that a click does not wait long; the next look finds what is there then. */
export async function hurried(page: Page, act: () => Promise<void>): Promise<void> {
  page.setDefaultTimeout(A_MOMENT);
  await act().catch(() => undefined);
  page.setDefaultTimeout(A_WHILE);
}

/** Starts a race against bots at full speed. */
export async function raceNow(page: Page): Promise<void> {
  await atOnce(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Race now/ }).click();
  await expect(firstChoice(page)).toBeVisible();
}

/** Answers any question: plans a little of everything, then drives where possible. */
export async function answerOnce(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: /^(Take |Choose leader)/, disabled: false });
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  if ((await plan.count()) > 0) await planTurn(page);
  else if ((await take.count()) > 0) await take.first().click();
  else if ((await isTaking(page)) && (await cardsOf(page).count()) > 0) await takeFirst(page);
  else await answerInBar(page);
}

/** The cards that lie in the bivouac; empty while others take theirs. */
const cardsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cards in the bivouac' }).getByRole('button');

/** Whether a card of the bivouac is to be taken: the cards can be read at other questions, too. */
const isTaking = async (page: Page): Promise<boolean> =>
  (await barOf(page)
    .getByRole('button', { name: /^Take / })
    .count()) > 0;

/** Chooses a card of the bivouac, then takes it. */
async function take(page: Page, card: Locator, timeout?: number): Promise<void> {
  const within = timeout === undefined ? {} : { timeout };
  // A card of the hand that was opened for an earlier question may lie over the bivouac.
  const opened = page.getByRole('region', { name: 'Hand' }).getByRole('dialog');
  if ((await opened.count()) > 0) await opened.getByRole('button', { name: 'Close' }).click(within);
  await card.click(within);
  await barOf(page)
    .getByRole('button', { name: /^Take /, disabled: false })
    .click(within);
}

/** Takes a card of the bivouac by its name. */
export const takeCard = (page: Page, card: string): Promise<void> =>
  take(
    page,
    page
      .getByRole('region', { name: 'Cards in the bivouac' })
      .getByRole('button', { name: card, exact: true })
      .first(),
  );

/** Takes the first card of the bivouac. */
export const takeFirst = (page: Page, timeout?: number): Promise<void> =>
  take(page, cardsOf(page).first(), timeout);

/** Places the five assistants. */
export async function placePlan(page: Page): Promise<void> {
  for (const box of PLAN) await page.getByRole('button', { name: `Add an assistant to ${box}` }).click();
}

/** The same, and confirms. */
export async function planTurn(page: Page): Promise<void> {
  await placePlan(page);
  await page.getByRole('button', { name: /Confirm plan/ }).click();
}

async function answerInBar(page: Page): Promise<void> {
  const bar = barOf(page);
  await chooseOption(bar);
  const isPlaced = (await bar.getByRole('button', { name: WITH_PLACE, disabled: false }).count()) > 0;
  if (!isPlaced && (await choosePlace(page))) {
    await press(bar, ACTS);
    return;
  }
  if (await press(bar, ACTS)) return;
  // On a small screen something open may cover the hand.
  if (!(await playCard(page).catch(() => false)) && !(await press(bar, ENDS))) await pass(bar);
}

/** Chooses the first option, if none is chosen yet. */
async function chooseOption(bar: Locator): Promise<void> {
  const [all, chosen] = [bar.getByRole('radio'), bar.getByRole('radio', { checked: true })];
  if ((await all.count()) > 0 && (await chosen.count()) === 0) await all.first().check({ force: true });
}

/** Presses the first of these buttons that can be pressed; returns whether there was one. */
async function press(bar: Locator, wanted: string): Promise<boolean> {
  const all = await bar.getByRole('button', { disabled: false }).allInnerTexts();
  const texts = all.filter((text) => !PASS.test(text));
  const named = (name: string) => texts.find((text) => text === name || text.startsWith(`${name} `));
  const [found] = wanted.split('|').flatMap((name) => named(name) ?? []);
  if (found !== undefined) await bar.getByRole('button', { name: found, exact: true }).click();
  return found !== undefined;
}

/** Chooses the first place of the list, nearest to the end; returns whether there was one. */
async function choosePlace(page: Page): Promise<boolean> {
  const list = barOf(page).getByRole('button', { name: 'Show list' });
  if ((await list.count()) === 0) return false;
  await list.click();
  await page
    .getByRole('dialog', { name: /on the map/ })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  return true;
}

/** Discards or plays the first card that can be; returns whether there was one. */
async function playCard(page: Page): Promise<boolean> {
  const cards = page.getByRole('region', { name: 'Hand' }).getByRole('listitem').getByRole('button');
  for (let n = 0; n < (await cards.count()); n++) {
    const leaf = page.getByRole('dialog');
    const act = leaf.getByRole('button', { name: /^(Discard|Play)$/ });
    await cards.nth(n).click();
    await leaf.waitFor();
    if ((await act.count()) > 0) {
      await act.first().click();
      return true;
    }
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'hidden' });
  }
  return false;
}

/** Passing needs two presses. */
export const PASS = /^Pass…/;
export const PASS_AGAIN = /^Pass$/;

async function pass(bar: Locator): Promise<void> {
  const [first, again] = [PASS, PASS_AGAIN].map((name) => bar.getByRole('button', { name }));
  if (first !== undefined && (await first.count()) > 0) await first.click();
  if (again !== undefined && (await again.count()) > 0) await again.click();
}

const isOver = (page: Page): Promise<boolean> =>
  page
    .getByText(/The race ends in turn/)
    .first()
    .isVisible();

/** Plays until the race is over, or until a condition holds. */
export async function playOn(page: Page, until: () => Promise<boolean> = () => isOver(page)): Promise<void> {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    if (await until()) return;
    await hurried(page, () => answerOnce(page));
    await page.waitForTimeout(15);
  }
}
