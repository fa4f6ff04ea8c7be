import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signUp, type } from './accounts.ts';
import { bring } from './moments.ts';
import { expect, LONG, SIZES, test } from './page.ts';
import { arrive } from './people.ts';
import { startServer } from './server.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', viewport: SIZES.desktop });

const options = (page: Page) => page.locator('.study-list button');
const notebook = (page: Page) => page.getByRole('region', { name: 'Notebook' });
const acts = (page: Page) => notebook(page).locator('.study-act:not(.race)');

/** After two answers of the race that is over, the crew whose eyes these are takes a card. */
const DECISION = 2;

test(
  'a finished race is analysed: options with chances, a line of one’s own, named, shared, exported, and refused elsewhere',
  LONG,
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await bring(page, 'over');
    await page.getByRole('link', { name: /^Replay/ }).click();
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await expect(page.getByRole('heading', { name: /to act$|^The race is over here$/ })).toBeFocused();
    const race = page.url().replace(/&line=.*/, '');
    await page.goto('about:blank');
    await page.goto(`${race}&line=${DECISION}&study`);
    await expect(options(page).nth(1)).toBeVisible();
    await expect(
      page.getByText(/^(Several good options|It hardly matters here\.|It |You |One option)/).first(),
    ).toBeVisible();
    await expect(page.getByText('Other hands are imagined.', { exact: false })).toBeVisible();

    // By keys alone: another option, play on, out of the line again, and back into it.
    await page.keyboard.press('2');
    await expect(options(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(acts(page).first()).toBeVisible();
    await expect(notebook(page).locator('[aria-current]')).toHaveCount(1);
    const trunk = notebook(page).locator('.race');
    await expect(async () => {
      await page.keyboard.press('Backspace');
      await expect(trunk).toHaveAttribute('aria-current', 'true', { timeout: 3_000 });
    }).toPass();
    await acts(page).first().click();

    // Its name and its comment stay with the race.
    await notebook(page).getByText('Name, comment, more').click();
    await notebook(page).getByLabel('Name', { exact: true }).fill('Ada’s line');
    await notebook(page).getByLabel('Comment').fill('A card, but no petrol.');
    await notebook(page).getByLabel('Name', { exact: true }).focus();
    await expect(acts(page).first()).toContainText('“Ada’s line”');
    await expect(acts(page).first()).toContainText('A card, but no petrol.');
    const played = await acts(page).count();
    await page.reload();
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await expect(acts(page)).toHaveCount(played);
    await expect(acts(page).first()).toContainText('A card, but no petrol.');
    await acts(page).first().click();

    await notebook(page).getByRole('button', { name: 'Share this line' }).click();
    await expect(notebook(page).getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const saving = page.waitForEvent('download');
    await notebook(page).getByRole('button', { name: 'Export lines' }).click();
    const text = readFileSync(await (await saving).path(), 'utf8');

    const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await elsewhere.goto(link);
    await expect(acts(elsewhere).first()).toContainText('“Ada’s line”');
    await expect(elsewhere.getByRole('heading', { name: /to act$|^The race is over here$/ })).toBeVisible();
    const take = async (name: string, content: string) =>
      notebook(elsewhere)
        .getByLabel('Import lines')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    const lines = await acts(elsewhere).count();
    await take('none.json', '{"a":1}');
    const refused = (words: string) =>
      expect(elsewhere.getByRole('alert').filter({ hasText: `Nothing was changed: ${words}` })).toBeVisible();
    await refused('This file has no lines of an analysis.');
    await take('other.json', JSON.stringify({ ...JSON.parse(text), name: 'another' }));
    await refused('These lines are from another race.');
    await expect(acts(elsewhere)).toHaveCount(lines);

    await elsewhere.goto(`${link.slice(0, -9)}AAAA`);
    await expect(
      elsewhere.getByText('This link is damaged or incomplete. Nothing was changed.'),
    ).toBeVisible();
    await elsewhere.context().close();
  },
);

test('a race that runs is analysed from one’s own seat, on a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await bring(page, 'road');
  await page.getByRole('link', { name: /^Replay/ }).click();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(page.getByText('The hand of Delatour and what was public.', { exact: false })).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'All cards open' })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(wide).toBe(true);
});

/** Opens the puzzle of the day from the front page. */
async function openPuzzleOfDay(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(page.getByRole('button', { name: /^(Solve it|Again)$/ })).toBeFocused();
}

const rating = (page: Page) => page.locator('.puzzles-day dd').last();

test(
  'PEOPLE-10 a puzzle is played out on the map, and counts on every device of an account',
  LONG,
  async ({ browser }) => {
    const server = await startServer();
    const [ada, phone] = [
      await arrive(browser, { server, name: 'Ada' }),
      await arrive(browser, { server, name: 'Guest' }),
    ];
    const { page } = ada;
    await signUp(ada, 'ada');
    await openPuzzleOfDay(page);
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The answer:' })).toHaveCount(1);
    await expect(page.locator('.guide-name')).toBeFocused();
    await expect(page.getByText(/^Your rating: \d{4}, down \d+ · streak ended$/)).toBeVisible();
    const line = page.getByRole('list', { name: 'The line, played out' });
    await expect(line.getByRole('button').last()).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeVisible();
    await openPuzzleOfDay(page);
    await expect(page.getByText('Kept with your account, on all your devices.')).toBeVisible();
    const own = (await rating(page).textContent()) ?? '';
    expect(Number(own)).toBeLessThan(1200);

    await phone.page.goto('/#account');
    await type(phone.page, 'Sign in', 'ada');
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(phone.page.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();
    await openPuzzleOfDay(phone.page);
    await expect(rating(phone.page)).toHaveText(own);
    for (const { context } of [ada, phone]) await context.close();
    await server.end();
  },
);
