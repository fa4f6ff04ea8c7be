// When the disk is full: the page says so before and when it happens, and nothing is lost while it is open.
import { readFileSync } from 'node:fs';
import { openAt } from './moments.ts';
import { expect, test } from './page.ts';
import { answerOnce, firstChoice, planTurn } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('a race is raced where the device can keep nothing more, and is saved as a file', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.getByRole('button', { name: /Race now/ }).click();
  const notice = page.getByRole('status').filter({ hasText: 'This device is out of space' });
  await expect(notice).toBeVisible();
  await expect(firstChoice(page)).toBeVisible();
  await answerOnce(page);
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as file' }).click();
  const { entries } = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(entries.length).toBeGreaterThan(0);
  await expect(page.getByText(/^Saved as great-race-africa/)).toBeVisible();

  await page.goto('/#');
  await expect(page.getByText('This browser cannot save races')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
});

test('it warns while there is still a little room', async ({ page }) => {
  // Chromium reports ten gigabytes to every page; this one gets what other browsers would report.
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 3_000_000, quota: 4_000_000 });
  });
  await openAt(page, 'plan');
  await planTurn(page);
  const notice = page.getByRole('status').filter({ hasText: 'This device is running out of space' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/#settings');
  await expect(page.getByRole('region', { name: 'Your races' })).toContainText('running out');
});
