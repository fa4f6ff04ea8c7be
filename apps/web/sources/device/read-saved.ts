// Reads saved games as they come from the database: another version or a damaged disk may have left anything there.
import { raceOptionsOf, readSolo, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Entry, Rules, Types } from '@race/kernel';
import { ORIGIN } from '@race/kernel/read-record.ts';
import { wholeFrom } from '@race/kernel/schema.ts';
import { type CampaignPlan, type GameFormat, RACE_FORMAT, readPlayers, type TablePlan } from '@race/local';
import * as v from 'valibot';
import type { SavedTable } from './storage.ts';

const COUNT = wholeFrom(0, Number.MAX_SAFE_INTEGER);

const CAMPAIGN: v.GenericSchema<CampaignPlan> = v.object({
  id: v.string(),
  name: v.string(),
  letters: v.boolean(),
  way: v.picklist(['prudent', 'legendary', 'alone']),
  number: wholeFrom(1, Number.MAX_SAFE_INTEGER),
});

/** A plan whose options and players have yet to be read: each game does that in its own way. */
const PLAN = v.object({
  ...ORIGIN,
  position: v.exactOptional(v.unknown()),
  options: v.unknown(),
  players: v.unknown(),
  salt: v.string(),
  solo: v.exactOptional(v.object({ options: v.unknown(), campaign: CAMPAIGN })),
  lesson: v.exactOptional(v.string()),
});

const SAVED = v.object({
  table: v.string(),
  plan: PLAN,
  turn: COUNT,
  over: v.boolean(),
  touched: v.pipe(v.number(), v.finite()),
  abandoned: v.exactOptional(v.literal(true)),
});

/** Reads the plan of a game; null if it is none of this game's. */
type ReadPlan<P> = (from: v.InferOutput<typeof PLAN>) => P | null;

/** A saved game apart from its log; null if the row is damaged. */
export function readSavedTable<P>(from: unknown, readPlan: ReadPlan<P>): SavedTable<P> | null {
  const read = v.safeParse(SAVED, from);
  if (!read.success) return null;
  const plan = readPlan(read.output.plan);
  return plan === null ? null : { ...read.output, plan };
}

export const planReader =
  <O, B extends string>(format: GameFormat<O, B>): ReadPlan<TablePlan<O, B>> =>
  ({ solo, ...plan }) => {
    const read = format.readOptions(plan.options);
    if (!read.ok || solo !== undefined) return null;
    const players = readPlayers(plan.players, read.options, format);
    return players && { ...plan, options: read.options, players };
  };

const readOrdinaryRace = planReader(RACE_FORMAT);

/** The plan of a race, of a campaign or not. */
export const readRacePlan: ReadPlan<TablePlan> = (plan) => {
  if (plan.solo === undefined) return readOrdinaryRace(plan);
  const read = readSolo(plan.solo.options);
  return read.ok ? planFor(read.options, plan.solo.campaign, plan) : null;
};

const PERSON = { kind: 'person', name: '' } as const;
/** No bot plays for René, but he has a seat. */
const RENE = { kind: 'bot', bot: 'racer' } as const;

/** The plan of a race of a campaign. */
export const planFor = (
  options: SoloOptions,
  campaign: CampaignPlan,
  { seed, salt }: Pick<TablePlan, 'seed' | 'salt'>,
): TablePlan => ({
  options: raceOptionsOf(options),
  players: options.rival === null ? [PERSON] : [PERSON, RENE],
  seed,
  salt,
  solo: { options, campaign },
});

const LINES = v.array(
  v.union([
    v.object({ seat: COUNT, undo: v.literal(true), to: v.exactOptional(COUNT) }),
    v.object({ seat: COUNT, answer: v.unknown() }),
  ]),
);

/** The log of a saved game, with the rules' own values for its answers; null if one of them is none. */
export function readLines<T extends Types>(rules: Rules<T>, from: readonly unknown[]): Entry<T>[] | null {
  const read = v.safeParse(LINES, from);
  if (!read.success) return null;
  const lines: Entry<T>[] = [];
  for (const line of read.output) {
    if ('undo' in line) {
      lines.push(line);
      continue;
    }
    const answer = rules.readAnswer(line.answer);
    if (answer === null) return null;
    lines.push({ seat: line.seat, answer });
  }
  return lines;
}
