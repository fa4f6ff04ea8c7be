// Fixed moments of races, imported as files through the page.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Answer } from '@race/great-race';
import { MODES } from '@race/great-race/modules/modes.ts';
import { type DeviceTable, driveRoutes, meansOf } from '@race/local';
import type { Language } from '@race/words/language.ts';
import { raceFile, type Wanted } from '../../../scripts/races.ts';
import { blowsTo } from '../games/race/moments/blows.ts';
import { expect } from './page.ts';
import { atOnce, barOf } from './playing.ts';

const ME = 0;
/** One assistant on each box, and the second mechanic. */
const PLAN: Answer = { do: 'plan', boxes: [1, 2, 1, 1] };

const asked = (table: DeviceTable) => table.history.state.public.stack.at(-1)?.kind;
/** This kind of question, not before that turn. */
const askedIn = (kind: string, turn: number) => (table: DeviceTable) =>
  table.history.state.public.turn >= turn && asked(table) === kind;
const handOf = ({ rules, history }: DeviceTable): string[] =>
  history.state.seats[ME]?.hand.flatMap((count, card) => (count > 0 ? [rules.cards[card]?.id ?? ''] : [])) ??
  [];

/** The player's sequence, as planned, before its first act. */
const inSequence = (table: DeviceTable): boolean => asked(table) === 'sequence';
/** In the middle of a drive, with a step that can be taken back. */
const onTheRoad = (table: DeviceTable): boolean =>
  asked(table) === 'drive' && table.history.standing.at(-1)?.horizon === false;
/** The player's sequence in the last convoy, after a crew has arrived. BASE-END-02. */
const inLastConvoy = (table: DeviceTable): boolean =>
  inSequence(table) && table.history.state.public.crews.some(({ arrived }) => arrived > 0);
/** The player's sequence, where several routes over land lead to a space. */
function atCrossroads(table: DeviceTable): boolean {
  const { state } = table.history;
  const means = inSequence(table) ? meansOf(table.rules, state, ME) : null;
  if (means === null) return false;
  const from = state.public.crews[ME]?.at ?? -1;
  const ways = driveRoutes({ rules: table.rules, known: state.public, from, means });
  const ends = ways.flatMap(({ to, fare }) => (fare === null ? [to] : []));
  return new Set(ends).size < ends.length;
}
/** How often others have hit the player since the last sequence, if this is the next one. */
function blowsAt(table: DeviceTable): number {
  const { opening, standing, state } = table.history;
  const log = [opening, ...standing].map(({ events }) => events);
  const hits = blowsTo(ME, log, state.public).filter(({ by }) => by !== ME);
  return inSequence(table) ? hits.length : 0;
}
const afterBlow = (table: DeviceTable): boolean => blowsAt(table) > 0;
const afterBlows = (table: DeviceTable): boolean => blowsAt(table) > 1;
/** The player's sequence, with a known way to the end of the road. */
function beforeArrival(table: DeviceTable): boolean {
  const { state } = table.history;
  const means = inSequence(table) ? meansOf(table.rules, state, ME) : null;
  if (means === null) return false;
  const from = state.public.crews[ME]?.at ?? -1;
  const ways = driveRoutes({ rules: table.rules, known: state.public, from, means });
  return ways.some(({ to }) => to === table.rules.board.destination);
}
/** The end is a drive away, and the patron still holds money of the player. */
const withPatron = (table: DeviceTable): boolean => {
  const { crews, modules } = table.history.state.public;
  return inSequence(table) && (crews[ME]?.level ?? 0) > 16 && (modules?.patronage?.markers[ME] ?? 0) > 0;
};
const tilesToChoose = (table: DeviceTable): boolean =>
  inSequence(table) &&
  ['trail-hunter', 'con-artist'].every((card) => handOf(table).includes(card)) &&
  table.history.state.public.tiles.filter((tile) => tile >= 0).length > 8;

const modulesOf = (mode: string) => MODES.find(({ name }) => name === mode)?.modules ?? [];
const EVERYTHING = modulesOf('everything');

const planned = (table: DeviceTable): Answer | null => (asked(table) === 'plan' ? PLAN : null);
/** Nobody stands guard, and attacks are let happen. */
const unguarded = (table: DeviceTable): Answer | null => {
  if (asked(table) === 'plan') return { do: 'plan', boxes: [1, 2, 0, 2] };
  return asked(table) === 'window' ? { do: 'decline' } : null;
};
/** The same, led by Jean Delatour. */
const byDelatour = (table: DeviceTable): Answer | null =>
  asked(table) === 'leaders' ? { do: 'lead', leader: 'french' } : planned(table);

const MOMENTS = {
  bivouac: { seed: 1, until: () => true },
  withMail: { seed: 1, modules: ['postal'], until: () => true },
  /** Two alike cards are left in the bivouac: nothing to choose there, and the first question is the plan. */
  planFirst: { seed: 28, askOnlyWhoCan: true, isFresh: true },
  plan: { seed: 1, until: (table) => asked(table) === 'plan' },
  sequence: { seed: 1, until: inSequence },
  crossroads: { seed: 2, until: atCrossroads },
  road: { seed: 1, until: onTheRoad },
  /** A saboteur needs a target. */
  target: { seed: 5, until: (table) => asked(table) === 'target' },
  over: { seed: 1, until: () => false },
  struck: { seed: 10, until: afterBlow, mine: unguarded },
  struckTwice: { seed: 34, until: afterBlows, mine: unguarded },
  arrival: { seed: 13, until: beforeArrival },
  /** Searching bots have not answered yet. */
  planners: { seed: 1, isFresh: true, rival: 'planner' },
  lastConvoy: { seed: 1, until: inLastConvoy },
  patronToLose: { seed: 33, modules: ['patronage'], until: withPatron },
  tilesToChoose: { seed: 19, until: tilesToChoose },
  /** Each other kind of question, once. */
  laying: { seed: 7, until: askedIn('lay', 1) },
  share: { seed: 1, until: askedIn('split', 4) },
  discard: { seed: 1, until: askedIn('hand', 3) },
  danger: { seed: 2, until: askedIn('entry', 2) },
  halt: { seed: 1, until: askedIn('halt', 3) },
  tracking: { seed: 1, until: askedIn('tracking', 4) },
  attack: { seed: 1, until: askedIn('window', 4) },
  repair: { seed: 1, until: askedIn('repair', 4) },
  tilesPicked: { seed: 19, until: askedIn('pick', 2) },
  /** Every module, on routes where each of them asks something. */
  everything: { board: 'south-america', seed: 1, isFresh: true, modules: EVERYTHING },
  everythingDriven: { board: 'south-america', seed: 1, modules: EVERYTHING, until: inSequence },
  /** A leader whose power can be used now, and nothing to cash in. */
  oldHands: { seed: 1, modules: modulesOf('old-hands'), until: inSequence, mine: byDelatour },
  highSociety: { seed: 1, modules: modulesOf('high-society'), until: inSequence, mine: byDelatour },
} as const satisfies Record<string, Partial<Wanted> & Pick<Wanted, 'seed'>>;

export type Moment = keyof typeof MOMENTS;

const played = new Map<Moment, string>();

/** Each is played once. */
function fileOf(moment: Moment): string {
  const text = played.get(moment) ?? raceFile({ board: 'africa', mine: planned, ...MOMENTS[moment] });
  played.set(moment, text);
  return text;
}

const asFile = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** A finished dash, as if Ada had played it against bots. */
export function dashFile() {
  const text = readFileSync(
    new URL('../../../packages/dash/recorded/4-drawn-drivers.game.json', import.meta.url),
    'utf8',
  );
  const bot = { kind: 'bot', bot: 'driver' };
  const players = [{ kind: 'person', name: 'Ada' }, bot, bot, bot];
  return asFile(JSON.stringify({ ...JSON.parse(text), players }));
}

/** Saves the race on this device. */
export async function bring(page: Page, moment: Moment): Promise<void> {
  await page.goto('/#races');
  await page.getByLabel('Import a race').setInputFiles(asFile(fileOf(moment)));
  await expect(page.getByText('Race imported.')).toBeVisible();
}

/** Opens the race at that moment, with bots at full speed. */
export async function openAt(page: Page, moment: Moment): Promise<void> {
  await atOnce(page);
  // An open page has read its settings already.
  if (page.url().startsWith('http')) await page.reload();
  await bring(page, moment);
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect(barOf(page).first()).toBeVisible();
}

/** The same in any language, without notes for newcomers. */
export async function openIn(page: Page, moment: Moment, language: Language): Promise<void> {
  const saved = { language, pace: 'atOnce', explain: 'off' };
  await page.addInitScript((wanted) => {
    for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value);
  }, saved);
  await page.goto('/#races');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(asFile(fileOf(moment)));
  const link = await page.locator('a[href^="#table="]').first().getAttribute('href');
  await page.goto(`/${link}`);
  await expect(page.locator('.live-bar').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
