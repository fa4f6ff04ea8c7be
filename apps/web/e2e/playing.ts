// Playing by hand, as a test does: everything is found by what it is called.
import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

const PLAN = ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding'];
const MOST_ANSWERS = 600;

/** Buttons to press, what is wanted most first; and those that end something, when there is nothing else to do. */
const ACTS =
  'Drive|Travel|Pay|Use guard|Place tile|Place tiles|Pick tile|Split|Use|Choose target|Choose tile|Choose|Discard tile|Raise|Draw card|Repair|Skip to my turn|Drive on|Roll|Pay bribe|Load|Keep';
const ENDS = 'Done|Stop|Do nothing|Turn back|Leave|Leave it|Stay';

/** Where the open question stands. */
export const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });

/** What the first question of a turn is answered with: it is fetched with the question, and there a moment after the bar. */
export const firstChoice = (page: Page): Locator =>
  page.getByRole('button', { name: /^Take |^Add an assistant to/ }).first();

/** Starts a race against bots that do not keep one waiting. */
export async function raceNow(page: Page): Promise<void> {
  await page.goto('/#settings');
  await page.getByText('Instant', { exact: false }).first().click();
  await page.goto('/');
  await page.getByRole('button', { name: /Race now/ }).click();
  await expect(firstChoice(page)).toBeVisible({ timeout: 20_000 });
}

/** Answers whatever is asked: a little of everything is planned, then it drives where it can. */
export async function answerOnce(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: /^(Take |Choose leader)/ });
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  if ((await plan.count()) > 0) await planTurn(page);
  else if ((await take.count()) > 0) await take.first().click();
  else await answerInBar(page);
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
  if (await press(bar, ACTS)) return;
  if (await choosePlace(page)) await press(bar, ACTS);
  // On a small screen something open may lie over the hand.
  else if (!(await playCard(page).catch(() => false)) && !(await press(bar, ENDS))) await pass(bar);
}

/** Of a row of choices the first is as good as any, where none is chosen yet. */
async function chooseOption(bar: Locator): Promise<void> {
  const [all, chosen] = [bar.getByRole('radio'), bar.getByRole('radio', { checked: true })];
  if ((await all.count()) > 0 && (await chosen.count()) === 0) await all.first().check({ force: true });
}

/** Presses the first of these buttons that can be pressed; tells whether there is one. */
async function press(bar: Locator, wanted: string): Promise<boolean> {
  const all = await bar.getByRole('button', { disabled: false }).allInnerTexts();
  const texts = all.filter((text) => !PASS.test(text));
  const named = (name: string) => texts.find((text) => text === name || text.startsWith(`${name} `));
  const [found] = wanted.split('|').flatMap((name) => named(name) ?? []);
  if (found !== undefined) await bar.getByRole('button', { name: found, exact: true }).click();
  return found !== undefined;
}

/** Chooses the first place on the map has it: nearest to the end; tells whether there is one. */
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

/** Discards or plays the first card that can be; tells whether there is one. */
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

/** Ending the turn goes by what it means for the crew, and is asked twice. */
export const PASS = /^(Pass|Keep)\b.*…$/;
export const PASS_AGAIN = /^Confirm( pass)?$/;

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

/** Plays on until the race is over, or until something else is the case. */
export async function playOn(page: Page, until: () => Promise<boolean> = () => isOver(page)): Promise<void> {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    if (await until()) return;
    // A button may go while one reaches for it: the next look finds what is asked then.
    await answerOnce(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
}
