import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 8000 });

/** Begins a campaign; its first race is open then. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/#solo');
  await page.getByLabel('Its name').fill(name);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
}

const camp = (page: Page) => page.getByRole('region', { name: 'Cards in the bivouac' });

test('a campaign goes on where it was left, can be given up with its price said, and be taken along', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await begin(page, 'Black Cruise');
  // SOLO-15: five cards on numbered spaces.
  await expect(page.getByText('space 5', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /from space 2$/ }).click();
  await expect(page.getByText('Behind the windscreen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Behind the windscreen')).toBeVisible();

  await page.goto('/#solo');
  await expect(page.getByText('no race yet, a race is under way')).toBeVisible();
  await page.getByRole('link', { name: 'Open the passport Black Cruise' }).click();
  await expect(page.getByRole('link', { name: 'Go on with the race' })).toBeVisible();
  await page.getByRole('button', { name: 'Give the race up' }).click();
  await expect(page.getByText('It counts as lost: René learns one card')).toBeVisible();
  await page.getByRole('button', { name: 'Give it up for good' }).click();
  await expect(page.getByRole('region', { name: 'The last race' })).toContainText('The last race: given up');
  await expect(page.getByRole('region', { name: 'The last race' })).toContainText(/[A-H]1 becomes [A-H]2/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await page.goto('/#solo');
  const file = (body: string) => ({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(body),
  });
  await page
    .getByLabel('Import a campaign')
    .setInputFiles(file(text.replace('"abandoned":true', '"abandoned":false')));
  await expect(page.getByText('Race 1 was neither finished nor given up.')).toBeVisible();
  await page.getByLabel('Import a campaign').setInputFiles(file(text));
  await expect(page.getByRole('heading', { level: 1, name: 'Black Cruise' })).toBeVisible();
});

test('the passport has a page for each continent and each way, on a phone too', async ({ page }) => {
  await page.setViewportSize(SIZES.smallest);
  await begin(page, 'Small Cruise');
  await expect(camp(page)).toBeVisible();
  await page.goto('/#solo');
  await page.getByRole('link', { name: /^Open the passport/ }).click();
  const passport = page.getByRole('region', { name: 'The passport' });
  await expect(passport.getByRole('listitem')).toHaveCount(24);
  await passport.getByText('South America').click();
  await expect(passport.getByRole('heading', { name: 'The Inca road' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES.smallest.width);
});

test('a module for several crews is refused with its reason', async ({ page }) => {
  await page.goto('/#solo');
  const fifth = page.getByRole('checkbox', { name: /Fifth crew/ });
  await expect(fifth).toBeDisabled();
  await expect(page.getByText('This module needs more than one crew')).toBeVisible();
});
