import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring, openAt } from './moments.ts';
import { atRest, expect, LONG, test } from './page.ts';
import { barOf, firstChoice, raceNow } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** A race saved as a file by the first release. `npm run fixture` writes it; a released one is never changed. */
const FIRST_RELEASE = 'apps/web/e2e/fixtures/first-release.race.json';

/** The state of the race as a reader sees it: the moment and the newspaper. */
async function standOf(page: Page): Promise<string[]> {
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  const log = page.getByRole('region', { name: 'Dispatches', exact: true });
  return [
    (await timeline.getAttribute('aria-valuenow')) ?? '',
    (await timeline.getAttribute('aria-valuetext')) ?? '',
    await log.innerText(),
  ];
}

/** In the middle of a drive, where the next space is asked for. */
async function takeToTheRoad(page: Page): Promise<void> {
  await openAt(page, 'road');
  await expect(barOf(page).getByRole('button', { name: /^Stop/ })).toBeVisible();
}

/** Exports the first race, and returns the file. */
async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'Close' }).click();
  return readFileSync(file, 'utf8');
}

test('a page that dies in the middle of a drive loses nothing', async ({ page, context }) => {
  await takeToTheRoad(page);
  const before = await atRest(() => standOf(page));
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(barOf(again)).toBeVisible();
  await expect(again.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuenow',
    before[0] ?? '',
  );
  await expect.poll(() => standOf(again)).toEqual(before);
  await expect(barOf(again).getByRole('button', { name: /^Stop/ })).toBeVisible();
});

test('an answer that was taken is there, however soon the page is closed after it', async ({
  page,
  context,
}) => {
  await openAt(page, 'plan');
  const plan = page.getByRole('button', { name: 'Add an assistant to Mechanics' });
  const timeline = (one: Page) => one.getByRole('slider', { name: 'Timeline' });
  const before = Number(await timeline(page).getAttribute('aria-valuenow'));
  for (let n = 0; n < 5; n++) await plan.click();
  await page.getByRole('button', { name: /Confirm plan/ }).click();
  // As soon as the page shows the answer, it is saved.
  await expect(plan).toBeHidden();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(barOf(again)).toBeVisible();
  expect(Number(await timeline(again).getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await expect(again.getByRole('button', { name: 'Add an assistant to Mechanics' })).toBeHidden();
});

test('a race is exported, deleted and brought back as it was', LONG, async ({ page }) => {
  await takeToTheRoad(page);
  const before = await atRest(() => standOf(page));
  await page.goto('/#races');
  const text = await exported(page);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: /^Yes, delete/ }).click();
  await expect(page.getByText('Race deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0);

  const file = { name: 'race.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Import a race').setInputFiles(file);
  await expect(page.getByText('Race imported.')).toBeVisible();
  expect(JSON.parse(await exported(page))).toEqual(JSON.parse(text));
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(barOf(page)).toBeVisible();
  await expect.poll(() => standOf(page)).toEqual(before);
});

test('the table saves its own race from its menu', async ({ page }) => {
  await raceNow(page);
  const knob = page.getByRole('button', { name: 'Menu', exact: true });
  await knob.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const saving = page.waitForEvent('download');
  await menu.getByRole('button', { name: 'Save as file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^great-race-africa-.*\.json$/);
  await expect(menu.getByText(/^Saved as great-race-africa/)).toBeVisible();
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'race' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(knob).toBeFocused();
});

test('a race that was saved by the first release opens and goes on', async ({ page }) => {
  await page.goto('/#races');
  await page.getByLabel('Import a race').setInputFiles(FIRST_RELEASE);
  await expect(page.getByText('Race imported.')).toBeVisible();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(barOf(page)).toBeVisible();
  const { entries } = JSON.parse(readFileSync(FIRST_RELEASE, 'utf8'));
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuenow',
    String(entries.length),
  );
});

test('a file that was tampered with is refused with its rule, and changes nothing', async ({ page }) => {
  const file = JSON.parse(readFileSync(FIRST_RELEASE, 'utf8'));
  const buffer = Buffer.from(JSON.stringify({ ...file, entries: file.entries.toSpliced(4, 1) }));
  await page.goto('/#races');
  await page
    .getByLabel('Import a race')
    .setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer });
  const alert = page.getByRole('alert').filter({ hasText: 'The file was not imported.' });
  await alert.getByLabel('Read the rule').click();
  await expect(alert).toContainText('Imported races');
  await expect(page.getByText('No saved races yet.')).toBeVisible();
});

test('a finished race is raced again: the next one takes the page', async ({ page }) => {
  await bring(page, 'over');
  await page
    .getByRole('link', { name: /^Newspaper/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Race again' }).first().click();
  await expect(firstChoice(page)).toBeVisible();
});

test('a race that was deleted by mistake is brought back', async ({ page }) => {
  await bring(page, 'over');
  const paper = page.getByRole('link', { name: /^Newspaper/ });
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: /^Yes, delete/ }).click();
  await expect(paper).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Race restored.')).toBeVisible();
  await expect(paper).toHaveCount(1);
});
