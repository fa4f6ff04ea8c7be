// After one visit everything for one device works offline, and a newer version breaks nothing.
import type { Page } from '@playwright/test';
import { dashBar } from './dashing.ts';
import { expect, LONG, test } from './page.ts';
import { answerOnce, barOf, firstChoice } from './playing.ts';
import { NEWER, NEWS, serveVersions, type Versions } from './versions.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'allow' });

let versions: Versions;
test.beforeEach(async () => {
  versions = await serveVersions();
});
test.afterEach(() => versions.end());

/** One visit, until the page says that it is cached. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${versions.address}#settings`);
  await page.getByText('Instant', { exact: false }).first().click();
  await expect(page.getByText('Ready to play offline')).toBeVisible();
}

async function raceNow(page: Page): Promise<void> {
  await page.goto(versions.address);
  await page.getByRole('button', { name: /Race now/ }).click();
  await asked(page);
}

const asked = (page: Page): Promise<void> => expect(firstChoice(page)).toBeVisible();

/** The page as it was sent, before scripts ran. */
const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=description]').getAttribute('content');

test('with the network off a race is started, answered, left and continued', async ({ page, context }) => {
  await visit(page);
  await versions.end();
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
  await versions.end();
  await context.setOffline(true);
  await page.goto(`${versions.address}#dash`);
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(dashBar(page)).toBeVisible();
  await page.goto(`${versions.address}#solo`);
  await page.getByText('More choices').click();
  await page.getByLabel('Campaign name').fill('Black Cruise');
  await page.getByRole('button', { name: 'Start race' }).click();
  await expect(page.getByRole('region', { name: 'Map of Africa' })).toBeVisible();
  await page.goto(`${versions.address}#board=south-america`);
  await expect(page.getByRole('region', { name: 'Map of South America' })).toBeVisible();
  for (const [language, title] of [
    ['Nederlands', 'Spelregels'],
    ['Deutsch', 'Regeln'],
    ['Français', 'Règles'],
  ] as const) {
    await page.goto(`${versions.address}#settings`);
    await page.getByText(language, { exact: true }).click();
    await page.goto(`${versions.address}#rules`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test(
  'a newer version is taken when the reader says so, and a race in another tab goes on',
  LONG,
  async ({ page, context }) => {
    await visit(page);
    await raceNow(page);
    versions.renew();
    const other = await context.newPage();
    await other.goto(`${versions.address}#news`);
    await expect(other.getByText(NEWS)).toBeVisible();
    expect(await versionOf(other)).not.toContain(NEWER);
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => versionOf(other)).toContain(NEWER);

    // The server no longer has files that this page has not fetched yet.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to race' }).click();
    await asked(page);
    await answerOnce(page);
    expect(await versionOf(page)).not.toContain(NEWER);
  },
);

test('a newer version comes by itself at the next start', LONG, async ({ page }) => {
  await visit(page);
  versions.renew();
  await page.goto(versions.address);
  await expect(page.getByText('A new version is available.')).toBeVisible();
  expect(await versionOf(page)).not.toContain(NEWER);
  await page.reload();
  await expect.poll(() => versionOf(page)).toContain(NEWER);
});
