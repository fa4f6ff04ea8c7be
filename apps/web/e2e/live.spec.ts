import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

// A button may go while one reaches for it: the next look finds what is asked then.
test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 3000 });

const PLAN = ['Pathfinder', 'Mechanics', 'Mechanics', 'Security', 'Funding'];
const MOST_ANSWERS = 600;

const barOf = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });

async function raceNow(page: Page): Promise<void> {
  await page.goto('/#settings');
  await page.getByText('At once', { exact: false }).first().click();
  await page.goto('/');
  await page.getByRole('button', { name: /Race now/ }).click();
  await expect(barOf(page)).toBeVisible();
}

/** Answers whatever is asked: plans a little of everything, drives where it can, else takes the first choice. */
async function answerOnce(page: Page): Promise<void> {
  const bar = barOf(page);
  const buttons = bar.getByRole('button');
  const names = (await buttons.allInnerTexts()).map((name) => name.trim());
  const places = bar.getByText(/on the map, as a list/);
  if (names.some((name) => /still to place|Confirm the plan/.test(name))) {
    for (const box of PLAN) await bar.getByRole('button', { name: `One assistant on ${box}` }).click();
    await bar.getByRole('button', { name: 'Confirm the plan' }).click();
    return;
  }
  const choices = names.filter((name) => name !== 'Undo' && name !== '');
  const wanted =
    choices.find((name) => name.startsWith('Drive')) ?? choices.find((name) => !name.startsWith('Pass'));
  if (wanted !== undefined) await bar.getByRole('button', { name: wanted, exact: true }).first().click();
  else if ((await places.count()) > 0) await places.click();
  else if (choices.includes('Pass')) {
    await bar.getByRole('button', { name: 'Pass', exact: true }).click();
    await bar.getByRole('button', { name: /^Sure/ }).click();
  }
}

test('one click starts a race, and closing the page loses nothing', async ({ page }) => {
  await raceNow(page);
  await expect(page).toHaveURL(/#table=/);
  const bar = barOf(page);
  const plan = bar.getByRole('button', { name: 'One assistant on Mechanics' });
  // Who has no choice left in the bivouac is not asked there.
  const take = bar.getByRole('button', { name: /^Take / }).first();
  await expect(take.or(plan)).toBeVisible({ timeout: 20_000 });
  if (await take.isVisible()) await take.click();
  await expect(plan).toBeVisible({ timeout: 20_000 });
  const log = page.getByRole('region', { name: 'Dispatches' });
  const told = await log.innerText();
  await page.reload();
  await expect(plan).toBeVisible({ timeout: 20_000 });
  await expect(log).toContainText('takes');
  expect(await log.innerText()).toBe(told);
});

test('a whole race against bots is played to its standings', async ({ page }) => {
  test.setTimeout(120_000);
  await raceNow(page);
  for (let n = 0; n < MOST_ANSWERS; n++) {
    if (
      await page
        .getByText(/The race is over in turn/)
        .first()
        .isVisible()
    )
      break;
    await answerOnce(page).catch(() => undefined);
    await page.waitForTimeout(15);
  }
  await expect(page.getByText(/The race is over in turn/).first()).toBeVisible();
});
