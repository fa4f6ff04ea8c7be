import { readFileSync } from 'node:fs';
import { expect, test } from './page.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const RECORDED = 'packages/great-race/recorded/south-america-south-2-racers.game.json';

test('a moment has an address that leads back to it', async ({ page }) => {
  await page.goto('/#board=south-america&towards=north&step=17');
  await expect(page.getByRole('region', { name: 'Race' })).toContainText('Step 17 of');
  await expect(page.getByRole('region', { name: 'Map of South America' })).toBeVisible();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page).toHaveURL(/#board=south-america&towards=north&step=18$/);
});

test('an address that is not right is said so', async ({ page }) => {
  for (const hash of ['#board=atlantis', '#step=99999', '#step=-3', '#towards=up&board=africa'])
    await test.step(hash, async () => {
      await page.goto(`/${hash}`);
      await expect(page.getByRole('alert').getByText('Part of this link is not valid')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
    });
});

test('an address that leads nowhere shows the front page', async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#<img src=x>', '#table=../../etc', '#nowhere'])
    await test.step(hash, async () => {
      await page.goto(`/${hash}`);
      await expect(page.getByRole('button', { name: /Race now/ })).toBeVisible();
      await expect(page.getByText('Page not found.')).toBeVisible();
      // Somewhere else in between: the next one must be said anew.
      await page.goto('/#rules');
      await expect(page.getByText('Page not found.')).toBeHidden();
    });
});

test('an address can be changed while the page is open', async ({ page }) => {
  await page.goto('/#step=5');
  await expect(page.getByRole('region', { name: 'Race' })).toContainText('Step 5 of');
  await page.evaluate(() => {
    location.hash = '#board=south-america&step=7';
  });
  await expect(page.getByRole('region', { name: 'Map of South America' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Race' })).toContainText('Step 7 of');
});

test('a recorded race is opened from the disk', async ({ page }) => {
  await page.goto('/#watch');
  await page.getByRole('button', { name: 'Races and settings' }).click();
  await page.getByLabel('Open a recorded race').setInputFiles(RECORDED);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Map of South America' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Crews' }).getByRole('listitem')).toHaveCount(1);
});

const BAD: readonly (readonly [what: string, text: () => string, words: RegExp])[] = [
  ['no record at all', () => '{"hello": 1}', /not a recorded race/],
  ['cut off', () => readFileSync(RECORDED, 'utf8').slice(0, 400), /cannot be read/],
  [
    'of another board',
    () => JSON.stringify({ ...read(), options: { board: 'atlantis' } }),
    /cannot be shown/,
  ],
  [
    'tampered with',
    () => JSON.stringify({ ...read(), entries: read().entries.toSpliced(3, 1) }),
    /Line \d+|After line \d+/,
  ],
  ['of another seed', () => JSON.stringify({ ...read(), seed: 1 }), /seed/],
];

function read(): { entries: unknown[] } {
  return JSON.parse(readFileSync(RECORDED, 'utf8'));
}

test('a file that is wrong is refused in words, and the race stays', async ({ page }) => {
  await page.goto('/#step=3');
  for (const [what, text, words] of BAD)
    await test.step(what, async () => {
      await page.getByRole('button', { name: 'Races and settings' }).click();
      const file = { name: 'race.json', mimeType: 'application/json', buffer: Buffer.from(text()) };
      await page.getByLabel('Open a recorded race').setInputFiles(file);
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('region', { name: 'Race' })).toContainText('Step 3 of');
    });
});

test('what is not there is a page that leads back', async ({ page, complaints }) => {
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page.getByRole('button', { name: /Race now/ })).toBeVisible();
  expect(complaints.splice(0).every((line) => line.includes('404'))).toBe(true);
});
