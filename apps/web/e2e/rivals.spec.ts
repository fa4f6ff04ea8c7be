import { bring, openAt } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { answerOnce, barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 15_000 });

/** A searching bot thinks for a second or two; on a busy machine for longer. */
const THOUGHT = { timeout: 60_000 };

test(
  'a rival says what it would do and why, by key, and its plan is placed by another',
  LONG,
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAt(page, 'plan');
    await expect(page.getByRole('button', { name: 'Add an assistant to Mechanics' })).toBeVisible();
    const slip = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect(slip).toContainText('Thinking…');
    await slip.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(slip).toBeHidden();
    await page.keyboard.press('h');
    await expect(slip.getByText(/^Place \d on/)).toBeVisible(THOUGHT);
    await expect(slip).toContainText('in a hundred');
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
    await page.getByRole('button', { name: 'Hint' }).click();
    await slip.getByRole('button', { name: 'Use this plan' }).click(THOUGHT);
    await expect(slip).toBeHidden();
    await page.getByRole('button', { name: /Confirm plan/ }).click();
    await expect(barOf(page).first()).toContainText(/Petrol/);
  },
);

test(
  'the coach finds a turn where a better plan was there, and lets one try again',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(SIZES.phone);
    await bring(page, 'over');
    await page.getByRole('link', { name: /^Newspaper/ }).click();
    await page
      .getByRole('region', { name: / wins$/ })
      .getByRole('button', { name: 'Coach' })
      .click();
    const coach = page.getByRole('region', { name: 'Coach' });
    const ask = coach.getByRole('button', { name: 'Ask the coach' });
    await ask.click();
    await expect(coach.getByRole('progressbar')).toBeVisible();
    await coach.getByRole('button', { name: 'Stop' }).click();
    await ask.click();
    const lessons = coach.getByRole('listitem');
    await expect(lessons.first()).toContainText('95% sure', { timeout: 120_000 });
    expect(await lessons.count()).toBeLessThanOrEqual(3);
    const before = page.url();
    await lessons.last().getByRole('button', { name: 'Try again from here' }).click();
    await expect(page.getByRole('button', { name: 'Add an assistant to Mechanics' })).toBeVisible();
    expect(page.url()).not.toBe(before);
  },
);

test('rivals that search are no hindrance: they think, and the race goes on', async ({ page }) => {
  test.setTimeout(120_000);
  await openAt(page, 'planners');
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  await expect(page.getByRole('button', { name: /^Take / }).first()).toBeVisible(THOUGHT);
  await answerOnce(page);
  await expect(plan).toBeVisible(THOUGHT);
  await answerOnce(page);
  await expect(plan).toBeHidden(THOUGHT);
});
