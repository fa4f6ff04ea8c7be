// npm run pictures: takes the pictures of the README anew, from races that are always the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listen } from '../apps/server/http/listen.ts';
import { makeServer } from '../apps/server/http/server.ts';
import { readAssets } from '../apps/server/page/assets.ts';
import type { DeviceTable } from '../packages/local/index.ts';
import { ensureChromium, HOW_TO_GET_IT } from './chromium.ts';
import { buildPage } from './page.ts';
import { raceFile } from './races.ts';
import { ROOT } from './tools.ts';

const FOLDER = join(ROOT, 'docs', 'pictures');
const QUALITIES = [82, 76, 70, 64];
const LARGEST = 250_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  /** The race to open; without one the front page is shown. */
  readonly race?: string;
  readonly size?: typeof DESKTOP;
  readonly isNight?: boolean;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const asked = (kind: string, turn: number) => (table: DeviceTable) => {
  const { public: known } = table.history.state;
  return known.turn >= turn && known.stack.at(-1)?.kind === kind;
};

const table = raceFile({ board: 'africa', seed: 7, until: asked('sequence', 3) });
const south = raceFile({ board: 'south-america', seed: 3, until: asked('sequence', 3) });

const SHOTS: readonly Shot[] = [
  { name: 'front' },
  { name: 'table', race: table },
  { name: 'table-night', race: south, isNight: true },
  { name: 'phone', race: table, size: PHONE },
  {
    name: 'planning',
    race: raceFile({ board: 'africa', seed: 7, until: asked('plan', 2) }),
    act: placeSome,
  },
  {
    name: 'drive',
    race: raceFile({ board: 'africa', seed: 7, until: asked('drive', 2) }),
    act: choosePlaceAhead,
  },
  { name: 'standings', race: raceFile({ board: 'africa', seed: 7 }) },
];

async function placeSome(page: Page): Promise<void> {
  for (const box of ['Pathfinder', 'Mechanics', 'Mechanics', 'Funding'])
    await page.getByRole('button', { name: `Add an assistant to ${box}` }).click();
}

/** Chooses the first place of the list, the nearest to the end: its way is drawn with its price. */
async function choosePlaceAhead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show list' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
}

async function take(browser: Browser, address: string, shot: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: shot.size ?? DESKTOP,
    deviceScaleFactor: shot.size === PHONE ? 2 : 1,
    colorScheme: shot.isNight ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}#races`);
  await bring(page, shot.race ?? table);
  if (shot.race === undefined) await page.getByRole('link', { name: 'Front page' }).click();
  else await page.getByRole('link', { name: /^(Continue|Newspaper)/ }).click();
  await page.waitForLoadState('networkidle');
  await shot.act?.(page);
  // Paper slides in, letters arrive.
  await page.waitForTimeout(1500);
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length > LARGEST) continue;
    await page.close();
    return picture;
  }
  throw new Error(`${shot.name} is too large`);
}

async function bring(page: Page, race: string): Promise<void> {
  const file = { name: 'race.json', mimeType: 'application/json', buffer: Buffer.from(race) };
  await page.getByLabel('Import a race').setInputFiles(file);
  await page.getByText('Race imported.').waitFor();
}

const executablePath = await ensureChromium();
if (executablePath === undefined) throw new Error(HOW_TO_GET_IT);
if ((await buildPage()).code !== 0) throw new Error('The page could not be built.');
const server = makeServer(readAssets(join(ROOT, 'apps', 'web', 'dist')));
const listening = await listen(server, { host: '127.0.0.1', port: 0 });
if (!listening.ok) throw new Error(listening.fault);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(FOLDER, { recursive: true });
for (const shot of SHOTS) {
  const picture = await take(browser, `http://127.0.0.1:${listening.port}/`, shot);
  writeFileSync(join(FOLDER, `${shot.name}.jpg`), picture);
  console.log(`${shot.name}.jpg, ${Math.round(picture.length / 1000)} kB`);
}
await browser.close();
server.close();
