import { bring, openAt } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { answerOnce, barOf } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** A searching bot thinks for a second or two; on a busy machine for longer. */
const THOUGHT = { timeout: 60_000 };

test(
  'a rival says what it would do, by key, and without figures that mean nothing to a player',
  LONG,
  async ({ page }) => {
    await openAt(page, 'plan');
    await expect(page.getByRole('button', { name: 'Add an assistant to Mechanics' })).toBeVisible();
    const slip = page.getByRole('region', { name: 'Hint' });
    await page.keyboard.press('h');
    await expect(slip).toContainText('Thinking…');
    await slip.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(slip).toBeHidden();
    await page.keyboard.press('h');
    await expect(slip).toContainText(/Now|Several good options|It hardly matters/, THOUGHT);
    await expect(slip).not.toContainText(/hundred|%/);
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
  },
);

test(
  'a hint marks what it means, chooses it in the bar, and leaves when something is done',
  LONG,
  async ({ page }) => {
    await openAt(page, 'road');
    await page.getByRole('button', { name: 'Hint' }).click();
    const slip = page.getByRole('region', { name: 'Hint' });
    await expect(slip).toContainText(/Now|Several good options|It hardly matters/, THOUGHT);
    await expect(page.locator('.key-map')).toBeHidden();
    await slip.getByRole('button', { name: 'Put away' }).click();
    await expect(slip).toBeHidden();
    await expect(page.locator('.act-mark')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(slip).toBeVisible();
    await answerOnce(page);
    await expect(slip).toBeHidden();
  },
);

test(
  'the coach shows the moments that cost most, plays one out, and lets one try again',
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
    const coach = page.getByRole('region', { name: 'Your coach' });
    await expect(coach.getByRole('progressbar')).toBeVisible();
    await coach.getByRole('button', { name: 'Stop' }).click();
    await coach.getByRole('button', { name: /^Look at the race of/ }).click();
    const lessons = coach
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Try again from there' }) });
    await expect(lessons.first()).toContainText(/about \d races? in 10/, { timeout: 120_000 });
    expect(await lessons.count()).toBeLessThanOrEqual(3);
    await lessons.first().getByRole('button', { name: 'Play it out' }).click();
    await expect(lessons.first()).toContainText(/\d of \d: /);
    const before = page.url();
    await lessons.first().getByRole('button', { name: 'Try again from there' }).click();
    await expect(barOf(page).first()).toBeVisible();
    await expect.poll(() => page.url()).not.toBe(before);
  },
);

test('rivals that search are no hindrance: they think, and the race goes on', async ({ page }) => {
  await openAt(page, 'planners');
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  await expect(page.getByRole('button', { name: /^Take / }).first()).toBeVisible(THOUGHT);
  await answerOnce(page);
  await expect(plan).toBeVisible(THOUGHT);
  await answerOnce(page);
  await expect(plan).toBeHidden(THOUGHT);
});
