// Plays by hand: everything is found by its name.
import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

const PLAN = ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding'];
const MOST_ANSWERS = 600;

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

/** Starts a race against bots at full speed. */
export async function raceNow(page: Page): Promise<void> {
  await page.goto('/#settings');
  await page.getByText('Instant', { exact: false }).first().click();
  await page.goto('/');
  await page.getByRole('button', { name: /Race now/ }).click();
  await expect(firstChoice(page)).toBeVisible({ timeout: 20_000 });
}

/** Answers any question: plans a little of everything, then drives where possible. */
export async function answerOnce(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: /^(Take |Choose leader)/ });
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  if ((await plan.count()) > 0) await planTurn(page);
  else if ((await take.count()) > 0) await take.first().click();
  else await answerInBar(page);
}

/** Takes a card of the bivouac by its name. */
export async function takeCard(page: Page, card: string): Promise<void> {
  const cards = page.getByRole('region', { name: 'Cards in the bivouac' });
  await cards.getByRole('button', { name: card, exact: true }).first().click();
  await barOf(page)
    .getByRole('button', { name: /^Take / })
    .click();
}

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
    // A button may disappear meanwhile: the next look finds the new question.
    await answerOnce(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
}
