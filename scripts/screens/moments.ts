// Moments of races, dashes and campaigns that are always the same, and how a page is brought there in any language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newCampaign, withRace, writeCampaign } from '../../packages/campaign/index.ts';
import { nextRace } from '../../packages/campaign/testing/drive.ts';
import { MODES } from '../../packages/great-race/modules/modes.ts';
import type { DeviceTable } from '../../packages/local/index.ts';
import { raceFile, type Wanted } from '../races.ts';
import { ROOT } from '../tools.ts';

export type Opening = (page: Page) => Promise<void>;

const asked = (kind: string, turn: number) => (table: DeviceTable) => {
  const { public: known } = table.history.state;
  return known.turn >= turn && known.stack.at(-1)?.kind === kind;
};
const EVERYTHING = MODES.find(({ name }) => name === 'everything')?.modules ?? [];

const RACES = {
  bivouac: { board: 'africa', seed: 1, until: () => true },
  planning: { board: 'africa', seed: 7, until: asked('plan', 2) },
  sequence: { board: 'africa', seed: 7, until: asked('sequence', 3) },
  driving: { board: 'africa', seed: 7, until: asked('drive', 2) },
  laying: { board: 'africa', seed: 7, until: asked('lay', 1) },
  target: { board: 'africa', seed: 5, until: asked('target', 1) },
  over: { board: 'africa', seed: 7 },
  south: { board: 'south-america', seed: 3, until: asked('sequence', 3) },
  leaders: { board: 'south-america', seed: 1, modules: EVERYTHING, until: () => true },
  modules: { board: 'south-america', seed: 1, modules: EVERYTHING, until: asked('sequence', 2) },
} as const satisfies Record<string, Wanted>;

const asFile = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** A dash of Ada against three bots, cut off after so many answers. */
function dashFile(answers: number): string {
  const file = join(ROOT, 'packages', 'dash', 'recorded', '4-drawn-drivers.game.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const bot = { kind: 'bot', bot: 'driver' };
  const players = [{ kind: 'person', name: 'Ada' }, bot, bot, bot];
  return JSON.stringify({ ...record, entries: record.entries.slice(0, answers), players });
}

const campaignFile = (): string => {
  const none = newCampaign('Yellow Cruise', { letters: true });
  return writeCampaign(withRace(none, nextRace(none, 41, { way: 'legendary' })));
};

async function bring(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=file]').first().setInputFiles(asFile(text));
}

/** Puts a race among those of this device; where it is played. */
async function bringRace(page: Page, moment: keyof typeof RACES): Promise<string> {
  await bring(page, '/#races', raceFile(RACES[moment]));
  return linkTo(page, '#table=');
}

async function linkTo(page: Page, start: string): Promise<string> {
  return `/${await page.locator(`a[href^="${start}"]`).first().getAttribute('href')}`;
}

export const at =
  (address: string): Opening =>
  async (page) => {
    await page.goto(`/#${address}`);
    await page.locator('h1').first().waitFor();
  };

/** A race where it is played, and what is done there. */
export const race =
  (moment: keyof typeof RACES, act: Opening = async () => undefined): Opening =>
  async (page) => {
    await page.goto(await bringRace(page, moment));
    await page.locator('.coach').waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
  };

/** The same race, watched. */
export const replay =
  (moment: keyof typeof RACES, act: Opening = async () => undefined): Opening =>
  async (page) => {
    await page.goto((await bringRace(page, moment)).replace('#table=', '#watch='));
    await page.locator('input[type=range]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
  };

/** A page that lists races, with two of them. */
export const withRaces =
  (address: string): Opening =>
  async (page) => {
    await bringRace(page, 'sequence');
    await bringRace(page, 'over');
    await at(address)(page);
  };

export const dash =
  (answers: number, as: 'dash' | 'dash-replay' = 'dash'): Opening =>
  async (page) => {
    await bring(page, '/#races', dashFile(answers));
    await page.goto((await linkTo(page, '#dash=')).replace('#dash=', `#${as}=`));
    await page.waitForLoadState('networkidle');
  };

/** A campaign with one race: its page, or the end of that race. */
export const campaign =
  (where: 'passport' | 'race' | 'replay'): Opening =>
  async (page) => {
    await bring(page, '/#solo', campaignFile());
    await page.waitForURL(/#solo=/);
    const watched = await linkTo(page, '#watch=');
    if (where === 'passport') return;
    await page.goto(where === 'race' ? watched.replace('#watch=', '#table=') : watched);
  };
