import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring, dashFile } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { firstChoice } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** Presses a button, and returns the downloaded file. */
async function kept(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the front page of a race is kept as a picture, as a drawing and with its race', async ({ page }) => {
  await bring(page, 'over');
  await page.getByRole('link', { name: /^Newspaper/ }).click();
  // The scene with the winner comes first.
  const scene = page.getByRole('region', { name: / wins$/ });
  await scene.getByRole('button', { name: 'Newspaper' }).click();
  await expect(scene).toBeHidden();
  const front = page.getByRole('region', { name: 'Front page' });
  await expect(front.getByRole('img', { name: /routes of all crews/ })).toBeVisible();
  await expect(front.getByRole('heading', { name: /reaches Cape Town/ }).first()).toBeVisible();

  const picture = await kept(page, 'Save as image');
  expect(picture.name).toMatch(/\.png$/);
  // Width and height are in the header of a PNG.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1800, 2400]);
  expect(picture.bytes.length).toBeGreaterThan(200_000);

  const drawing = await kept(page, 'Save as SVG');
  expect(drawing.name).toMatch(/\.svg$/);
  expect(drawing.bytes.length).toBeLessThan(300_000);
  const read = await page.evaluate((text) => {
    // The page allows no inline style sheets, not even in documents that it only reads.
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
  await expect(front.getByRole('status').filter({ hasText: 'saved as a file' })).toBeVisible();
});

test('the figures of one’s games are counted from those that are kept, and can be taken along', async ({
  page,
}) => {
  await page.goto('/#statistics');
  await expect(page.getByText('You have not finished a game')).toBeVisible();
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

for (const size of ['desktop', 'phone'] as const)
  test(
    `everything after a race is reached from the scene of the winner: ${size}`,
    size === 'desktop' ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize(SIZES[size]);
      await bring(page, 'over');
      const scene = page.getByRole('region', { name: / wins$/ });
      const open = async () => {
        await page.goto('/#races');
        await page.getByRole('link', { name: /^Newspaper/ }).click();
        await expect(scene.getByRole('heading', { name: / wins$/ })).toBeFocused();
      };

      // By keys: the buttons come next, in their order; Escape shows the map.
      await open();
      for (const name of ['Race again', 'Replay', 'Newspaper', 'Coach', 'Back to map']) {
        await page.keyboard.press('Tab');
        await expect(scene.getByRole('button', { name })).toBeFocused();
        await expect(scene.getByRole('button', { name })).toBeInViewport({ ratio: 0.95 });
      }
      await page.keyboard.press('Escape');
      await expect(scene).toBeHidden();
      await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeInViewport();

      await open();
      await scene.getByRole('button', { name: 'Coach' }).click();
      await expect(page.getByRole('heading', { name: 'Your coach' })).toBeFocused();
      await open();
      await scene.getByRole('button', { name: 'Replay' }).click();
      await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
      await open();
      const before = page.url();
      await scene.getByRole('button', { name: 'Race again' }).click();
      await expect(firstChoice(page)).toBeVisible();
      expect(page.url()).not.toBe(before);
    },
  );
