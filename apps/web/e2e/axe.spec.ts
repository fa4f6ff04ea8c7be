// Every screen, in every language, in English by day and by night: axe finds nothing serious or critical.
import type { Page } from '@playwright/test';
import { newCampaign, withRace, writeCampaign } from '@race/campaign';
import { nextRace } from '@race/campaign/testing/drive.ts';
import { LANGUAGES, type Language } from '@race/words/language.ts';
import { loadWords } from '@race/words/load.ts';
import { PLAIN_ADDRESSES } from '../shell/router/router.ts';
import { dashBar } from './dashing.ts';
import { seriousFaults } from './faults.ts';
import { bring, dashFile, type Moment } from './moments.ts';
import { drawn, expect, LONG, test } from './page.ts';
import { barOf, takeCard } from './playing.ts';

test.use({
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
});

const MOMENTS: readonly Moment[] = [
  'bivouac',
  'plan',
  'sequence',
  'road',
  'discard',
  'tilesToChoose',
  'over',
  'everything',
  'everythingDriven',
];

/** Loads the page at an address, once. */
async function loadAt(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.replaceState(null, '', to), address);
  await page.reload();
}

/** What is wrong on the page at an address, with the address. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await loadAt(page, address);
  await expect(page.getByRole('heading').or(page.getByRole('region')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return faultsHere(page, address);
}

/** By day, and in English by night too: there only the colours differ, whatever is said. */
async function faultsHere(page: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  for (const colorScheme of isEnglish ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    faults.push(...(await seriousFaults(page)).map((fault) => `${what}, ${colorScheme}: ${fault}`));
  }
  return faults;
}

async function campaign(page: Page): Promise<string[]> {
  const none = newCampaign('Yellow Cruise', { letters: true });
  const file = writeCampaign(withRace(none, nextRace(none, 41, { way: 'legendary' })));
  await page.goto('/#solo');
  await page
    .getByLabel('Import a campaign')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByRole('heading', { level: 1, name: 'Yellow Cruise' })).toBeVisible();
  const watch = (await page.getByRole('link', { name: /^Replay/ }).getAttribute('href')) ?? '';
  return [page.url(), `/${watch}`, `/${watch.replace('watch', 'table')}`];
}

/** A dash that has begun, and one that is over, as a result and as a replay. */
async function dash(page: Page): Promise<string[]> {
  await page.goto('/#dash');
  await page.getByRole('button', { name: 'Start the Dash' }).click();
  await expect(dashBar(page)).toBeVisible();
  const begun = page.url();
  await page.goto('/#races');
  await page.getByLabel('Import a race').setInputFiles(dashFile());
  await expect(page.getByText('Dash imported.')).toBeVisible();
  const over = page.getByRole('link', { name: /^View result/ }).first();
  const address = `/${await over.getAttribute('href')}`;
  return [begun, address, address.replace('dash=', 'dash-replay=')];
}

/** The address of the race at that moment. */
async function kept(page: Page, moment: Moment): Promise<string> {
  await bring(page, moment);
  const link = page.getByRole('link', { name: /^(Continue|Newspaper)/ }).first();
  return `/${await link.getAttribute('href')}`;
}

/** The first race, with its guide, where a plan is asked for. */
async function lesson(page: Page): Promise<string[]> {
  await page.goto('/#learn');
  await page.getByRole('button', { name: /^Begin your first race/ }).click();
  for (let told = 0; told < 5; told++) await barOf(page).getByRole('button', { name: 'Next' }).click();
  await takeCard(page, 'Driver');
  await expect(page.locator('.guide-words').filter({ visible: true })).toContainText('five assistants');
  return [page.url()];
}

/** Two people at one device: the curtain between them. */
async function curtain(page: Page): Promise<string[]> {
  await page.goto('/#around');
  await page.getByRole('button', { name: /^Start the race/ }).click();
  await expect(page.getByRole('dialog', { name: /^Pass the device to / })).toBeVisible();
  return [page.url()];
}

/** An online table: its waiting room, and another one that has begun with bots at its other seats. */
async function online(page: Page): Promise<string[]> {
  const open = async () => {
    await page.goto('/#friends');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Create table' }).click();
    await expect(page.getByRole('heading', { name: 'A table with friends' })).toBeVisible();
    return page.url();
  };
  const room = await open();
  const table = await open();
  await page.getByRole('button', { name: /^Start the race/ }).click();
  await expect(barOf(page).first()).toBeVisible();
  return [room, table];
}

/** Everything that can be opened at a table. */
async function sheetsAt(page: Page, address: string, { messages }: Awaited<ReturnType<typeof loadWords>>) {
  await loadAt(page, address);
  await expect(
    barOf(page)
      .or(page.getByRole('region', { name: messages['table.bar'] }))
      .first(),
  ).toBeVisible();
  const faults: string[] = [];
  for (const key of ['?', 'w']) {
    // Keys work a moment after the table is shown.
    await expect(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    faults.push(...(await faultsHere(page, `key ${key}`)));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: messages['menu.title'], exact: true }).click();
  await expect(page.getByRole('dialog', { name: messages['menu.title'] })).toBeVisible();
  faults.push(...(await faultsHere(page, 'menu')));
  await page.keyboard.press('Escape');
  const opener = messages['modules.open']?.replace('{module}', '') ?? '';
  for (const badge of await page.getByRole('button', { name: opener }).all()) {
    await badge.click();
    faults.push(...(await faultsHere(page, (await badge.getAttribute('aria-label')) ?? '')));
  }
  return faults;
}

async function look(page: Page, language: Language, addresses: readonly string[]): Promise<string[]> {
  await page.goto('/');
  await page.evaluate((wanted) => localStorage.setItem('language', wanted), language);
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsAt(page, address)));
  return faults;
}

test('axe finds nothing serious on the pages before a race', async ({ page }) => {
  expect(await look(page, 'en', ['/#', '/#set', '/#settings', '/#races'])).toEqual([]);
});

for (const language of LANGUAGES)
  test(`axe finds nothing serious on any screen: ${language}`, LONG, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => localStorage.setItem('explain', 'off'));
    const tables: string[] = [];
    for (const moment of MOMENTS) tables.push(await kept(page, moment));
    const others: string[] = [];
    for (const open of [campaign, dash, lesson, curtain, online]) others.push(...(await open(page)));
    const plain = [...PLAIN_ADDRESSES, 'rules=BASE-DRIVE-05', 'step=130'].map((at) => `/#${at}`);
    const faults = await look(page, language, [...plain, ...tables, ...others]);
    expect.soft(faults).toEqual([]);
    const words = await loadWords(language);
    for (const moment of ['sequence', 'everythingDriven'] as const)
      expect.soft(await sheetsAt(page, tables[MOMENTS.indexOf(moment)] ?? '', words)).toEqual([]);
  });
