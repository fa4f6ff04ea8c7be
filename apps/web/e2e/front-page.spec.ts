import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring, dashFile } from './moments.ts';
import { expect, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 8000 });

/** Presses a button, and gives what came of it as a file. */
async function kept(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the front page of a race is kept as a picture, as a drawing and with its race', async ({ page }) => {
  await bring(page, 'over');
  await page.getByRole('link', { name: /^View result/ }).click();
  const front = page.getByRole('region', { name: 'Front page' });
  await expect(front.getByRole('img', { name: /routes of all crews/ })).toBeVisible();
  await expect(front.getByRole('heading', { name: /reaches Cape Town/ }).first()).toBeVisible();

  const picture = await kept(page, 'Save as image');
  expect(picture.name).toMatch(/\.png$/);
  // Width and height stand in the head of a PNG.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1800, 2400]);
  expect(picture.bytes.length).toBeGreaterThan(200_000);

  const drawing = await kept(page, 'Save as SVG');
  expect(drawing.name).toMatch(/\.svg$/);
  expect(drawing.bytes.length).toBeLessThan(300_000);
  const read = await page.evaluate((text) => {
    // The page allows no style sheets inside documents, not even in those it only reads.
    const bare = text.replace(/<style>.*?<\/style>/s, '');
    const parsed = new DOMParser().parseFromString(bare, 'image/svg+xml');
    const outside = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to = '']) => to);
    return {
      isBroken: parsed.querySelector('parsererror') !== null,
      outside: outside.filter((to) => !/^(#|data:)/.test(to)),
      ways: parsed.querySelectorAll('[data-way]').length,
    };
  }, drawing.bytes.toString('utf8'));
  expect(read).toEqual({ isBroken: false, outside: [], ways: 4 });

  const race = await kept(page, 'Share race');
  expect(JSON.parse(race.bytes.toString('utf8'))).toMatchObject({ game: 'race' });
  await expect(front.getByRole('status')).toHaveText(/saved as a file/);
});

test('the figures of one’s games are counted from those that are kept, and can be taken along', async ({
  page,
}) => {
  await page.goto('/#statistics');
  await expect(page.getByRole('status')).toContainText('You have not finished a game');
  await bring(page, 'over');
  await page.getByLabel('Import a race').setInputFiles(dashFile());
  await expect(page.getByText('Dash imported.')).toBeVisible();
  await page.getByRole('link', { name: 'My statistics' }).click();
  await expect(
    page.getByRole('table', { name: 'By board' }).getByRole('row', { name: /Africa 1/ }),
  ).toBeVisible();
  const rows = page.getByRole('table', { name: 'Race by race' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('of 4');
  const dashes = page.getByRole('region', { name: 'The Dash' });
  await expect(dashes.getByRole('row', { name: /4 players 1/ })).toBeVisible();
  await expect(dashes.getByRole('table', { name: 'Dash by Dash' }).getByRole('row')).toHaveCount(2);
  const file = await kept(page, 'Save as CSV The Great Race');
  expect(file.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(2);
  const whole = JSON.parse((await kept(page, 'Save as JSON The Dash')).bytes.toString('utf8'));
  expect(whole.dashes).toMatchObject([{ name: 'Ada', players: 4 }]);
});
