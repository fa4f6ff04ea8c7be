// Sound is made in the page, after a click, and one key turns it off. The tests count how often a sound begins.
import type { Page } from '@playwright/test';
import { openAt } from './moments.ts';
import { expect, test } from './page.ts';
import { takeFirst } from './playing.ts';

test.use({ locale: 'en-GB' });

declare global {
  interface Window {
    started: number;
  }
}

const started = (page: Page): Promise<number> => page.evaluate(() => window.started);

test('nothing is heard before a click; then what happens is, until the key M', async ({ page }) => {
  await page.addInitScript(() => {
    window.started = 0;
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function () {
      window.started += 1;
      return createGain.call(this);
    };
  });
  await openAt(page, 'bivouac');
  await page.goto('/#settings');
  expect(await started(page)).toBe(0);
  await page.getByText('Loud', { exact: true }).click();
  await expect.poll(() => started(page)).toBeGreaterThan(0);
  await page.keyboard.press('m');
  await expect(page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Loud' })).toBeChecked();

  await page.goto('/#races');
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  // On the map letters lead to cities.
  const map = page.getByRole('region', { name: 'Map of Africa' });
  await map.press('Shift+M');
  await expect(page.getByRole('status').filter({ hasText: 'Sound is off.' })).toHaveCount(1);
  await map.press('Shift+M');
  const before = await started(page);
  await takeFirst(page);
  await expect.poll(() => started(page)).toBeGreaterThan(before);
});
