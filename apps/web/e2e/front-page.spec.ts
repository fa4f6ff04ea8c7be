import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring } from './moments.ts';
import { expect, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 5000 });

/** Presses a button, and gives what came of it as a file. */
async function kept(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the front page of a race is kept as a picture, as a drawing and with its race', async ({ page }) => {
  await bring(page, 'over');
  await page.getByRole('link', { name: /^The result/ }).click();
  const front = page.getByRole('region', { name: 'The front page' });
  await expect(front.getByRole('img', { name: /ways driven/ })).toBeVisible();
  await expect(front.getByRole('heading', { name: /reaches Cape Town/ }).first()).toBeVisible();

  const picture = await kept(page, 'Keep as a picture');
  expect(picture.name).toMatch(/\.png$/);
  // Width and height stand in the head of a PNG.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1800, 2400]);
  expect(picture.bytes.length).toBeGreaterThan(200_000);

  const drawing = await kept(page, 'Keep as a drawing');
  expect(drawing.name).toMatch(/\.svg$/);
  expect(drawing.bytes.length).toBeLessThan(300_000);
  const read = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const outside = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to = '']) => to);
    return {
      isBroken: parsed.querySelector('parsererror') !== null,
      outside: outside.filter((to) => !/^(#|data:)/.test(to)),
      ways: parsed.querySelectorAll('[data-way]').length,
    };
  }, drawing.bytes.toString('utf8'));
  expect(read).toEqual({ isBroken: false, outside: [], ways: 4 });

  const race = await kept(page, 'Share the race');
  expect(JSON.parse(race.bytes.toString('utf8'))).toMatchObject({ game: 'race' });
  await expect(front.getByRole('status')).toHaveText(/saved as a file/);
});
