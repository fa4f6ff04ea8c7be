// Moments of races that are always the same: brought as files, through the page's own door.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Answer } from '@race/great-race';
import { MODES } from '@race/great-race/modules/modes.ts';
import { type DeviceTable, driveRoutes, meansOf } from '@race/local';
import { raceFile, type Wanted } from '../../../scripts/races.ts';
import { expect } from './page.ts';
import { barOf } from './playing.ts';

const ME = 0;
/** One assistant on each box, and the second mechanic. */
const PLAN: Answer = { do: 'plan', boxes: [1, 2, 1, 1] };

const asked = (table: DeviceTable) => table.history.state.public.stack.at(-1)?.kind;
const handOf = ({ rules, history }: DeviceTable): string[] =>
  history.state.seats[ME]?.hand.flatMap((count, card) => (count > 0 ? [rules.cards[card]?.id ?? ''] : [])) ??
  [];

/** My sequence, as planned, before anything is done in it. */
const inSequence = (table: DeviceTable): boolean => asked(table) === 'sequence';
/** In the middle of a drive, with a step that can be taken back. */
const onTheRoad = (table: DeviceTable): boolean =>
  asked(table) === 'drive' && table.history.standing.at(-1)?.horizon === false;
/** My sequence in the convoy that somebody's arrival has made the last. BASE-END-02. */
const inLastConvoy = (table: DeviceTable): boolean =>
  inSequence(table) && table.history.state.public.crews.some(({ arrived }) => arrived > 0);
/** My sequence, where more than one way over land leads to a space. */
function atCrossroads(table: DeviceTable): boolean {
  const { state } = table.history;
  const means = inSequence(table) ? meansOf(table.rules, state, ME) : null;
  if (means === null) return false;
  const from = state.public.crews[ME]?.at ?? -1;
  const ways = driveRoutes({ rules: table.rules, known: state.public, from, means });
  const ends = ways.flatMap(({ to, fare }) => (fare === null ? [to] : []));
  return new Set(ends).size < ends.length;
}
/** The end is a drive away, and something lies with my patron. */
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
/** The same, led by Jean Delatour. */
const byDelatour = (table: DeviceTable): Answer | null =>
  asked(table) === 'leaders' ? { do: 'lead', leader: 'french' } : planned(table);

const MOMENTS = {
  bivouac: { seed: 1, until: () => true },
  withMail: { seed: 1, modules: ['postal'], until: () => true },
  /** Two alike are left in the bivouac: nothing to choose there, and the first question is the plan. */
  planFirst: { seed: 28, askOnlyWhoCan: true, isFresh: true },
  plan: { seed: 1, until: (table) => asked(table) === 'plan' },
  sequence: { seed: 1, until: inSequence },
  crossroads: { seed: 2, until: atCrossroads },
  road: { seed: 1, until: onTheRoad },
  /** A saboteur waits to hear whom he is sent to. */
  target: { seed: 5, until: (table) => asked(table) === 'target' },
  over: { seed: 1, until: () => false },
  /** Rivals that search have not answered yet. */
  planners: { seed: 1, isFresh: true, rival: 'planner' },
  lastConvoy: { seed: 1, until: inLastConvoy },
  patronToLose: { seed: 33, modules: ['patronage'], until: withPatron },
  tilesToChoose: { seed: 19, until: tilesToChoose },
  /** Every module there is, on ways where each of them asks something. */
  everything: { board: 'south-america', seed: 1, isFresh: true, modules: EVERYTHING },
  everythingDriven: { board: 'south-america', seed: 1, modules: EVERYTHING, until: inSequence },
  /** A leader whose power can be used now, and nothing to cash in. */
  oldHands: { seed: 1, modules: modulesOf('old-hands'), until: inSequence, mine: byDelatour },
  highSociety: { seed: 1, modules: modulesOf('high-society'), until: inSequence, mine: byDelatour },
} as const satisfies Record<string, Partial<Wanted> & Pick<Wanted, 'seed'>>;

export type Moment = keyof typeof MOMENTS;

const fileOf = (moment: Moment): string => raceFile({ board: 'africa', mine: planned, ...MOMENTS[moment] });

const asFile = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** A dash that is over, as if Ada had played it against bots. */
export function dashFile() {
  const text = readFileSync(
    new URL('../../../packages/dash/recorded/4-drawn-drivers.game.json', import.meta.url),
    'utf8',
  );
  const bot = { kind: 'bot', bot: 'driver' };
  const players = [{ kind: 'person', name: 'Ada' }, bot, bot, bot];
  return asFile(JSON.stringify({ ...JSON.parse(text), players }));
}

/** Puts the race among those of this device. */
export async function bring(page: Page, moment: Moment): Promise<void> {
  await page.goto('/#races');
  await page.getByLabel('Import a race').setInputFiles(asFile(fileOf(moment)));
  await expect(page.getByText('Race imported.')).toBeVisible();
}

/** Opens the race at that moment; bots do not keep one waiting. */
export async function openAt(page: Page, moment: Moment): Promise<void> {
  await page.goto('/#settings');
  await page.getByText('Instant', { exact: false }).first().click();
  await bring(page, moment);
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect(barOf(page).first()).toBeVisible();
}
