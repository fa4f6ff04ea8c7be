// After one visit everything for one device works offline, and a newer version breaks nothing.
import type { Page } from '@playwright/test';
import { dashBar } from './dashing.ts';
import { type Editions, NEWER, NEWS, serveEditions } from './editions.ts';
import { expect, LONG, test } from './page.ts';
import { answerOnce, barOf, firstChoice } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', actionTimeout: 10_000, serviceWorkers: 'allow' });

let editions: Editions;
test.beforeEach(async () => {
  editions = await serveEditions();
});
test.afterEach(() => editions.end());

/** One visit, until the page says that it is cached. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${editions.address}#settings`);
  await page.getByText('Instant', { exact: false }).first().click();
  await expect(page.getByText('Ready to play offline')).toBeVisible({ timeout: 30_000 });
}

async function raceNow(page: Page): Promise<void> {
  await page.goto(editions.address);
  await page.getByRole('button', { name: /Race now/ }).click();
  await asked(page);
}

const asked = (page: Page): Promise<void> => expect(firstChoice(page)).toBeVisible({ timeout: 20_000 });

/** The page as it was sent, before scripts ran. */
const editionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=description]').getAttribute('content');

test('with the network off a race is started, answered, left and continued', async ({ page, context }) => {
  await visit(page);
  await editions.end();
  await context.setOffline(true);
  await page.reload();
  await raceNow(page);
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toBeHidden();
  await answerOnce(page);
  await expect(timeline).toBeVisible();
  await page.reload();
  await expect(barOf(page).first()).toBeVisible();
  await expect(timeline).toBeVisible();
});

test('with the network off there are all games, all languages, the rules and recorded races', async ({
  page,
  context,
}) => {
  await visit(page);
  await editions.end();
  await context.setOffline(true);
  await page.goto(`${editions.address}#dash`);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(dashBar(page)).toBeVisible();
  await page.goto(`${editions.address}#solo`);
  await page.getByText('More choices').click();
  await page.getByLabel('Campaign name').fill('Black Cruise');
  await page.getByRole('button', { name: 'Start race' }).click();
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  await page.goto(`${editions.address}#board=south-america`);
  await expect(page.getByRole('region', { name: 'Map of South America' })).toBeVisible();
  for (const [language, title] of [
    ['Nederlands', 'Spelregels'],
    ['Deutsch', 'Regeln'],
    ['Français', 'Règles'],
  ] as const) {
    await page.goto(`${editions.address}#settings`);
    await page.getByText(language, { exact: true }).click();
    await page.goto(`${editions.address}#rules`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  }
});

test(
  'a newer edition is taken when the reader says so, and a race in another tab goes on',
  LONG,
  async ({ page, context }) => {
    await visit(page);
    await raceNow(page);
    editions.renew();
    const other = await context.newPage();
    await other.goto(`${editions.address}#news`);
    await expect(other.getByText(NEWS)).toBeVisible({ timeout: 30_000 });
    expect(await editionOf(other)).not.toContain(NEWER);
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => editionOf(other)).toContain(NEWER);

    // The server no longer has files that this page has not fetched yet.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to race' }).click();
    await asked(page);
    await answerOnce(page);
    expect(await editionOf(page)).not.toContain(NEWER);
  },
);

test('a newer edition comes by itself at the next start', LONG, async ({ page }) => {
  await visit(page);
  editions.renew();
  await page.goto(editions.address);
  await expect(page.getByText('A new version is available.')).toBeVisible({ timeout: 30_000 });
  expect(await editionOf(page)).not.toContain(NEWER);
  await page.reload();
  await expect.poll(() => editionOf(page)).toContain(NEWER);
});
