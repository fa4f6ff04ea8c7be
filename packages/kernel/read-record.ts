import * as v from 'valibot';
import type { Fork } from './history.ts';
import { type GameRecord, RECORD_FORMAT, type Read } from './record.ts';
import { refuseFile } from './refuse.ts';
import { wholeFrom } from './schema.ts';

/** How long a chain of forks may be: a game forked from a game that was forked, and so on. */
const MOST_FORKS = 16;

const COUNT = wholeFrom(0, Number.MAX_SAFE_INTEGER);
const WHOLE = v.pipe(v.number(), v.integer());
const SEED = v.union([WHOLE, v.pipe(v.array(WHOLE), v.length(8))]);

const NOTHING = v.optional(v.never());
const LINE = v.union([
  v.looseObject({ seat: COUNT, print: v.string(), answer: v.unknown(), undo: NOTHING }),
  v.looseObject({
    seat: COUNT,
    print: v.string(),
    undo: v.literal(true),
    to: v.exactOptional(COUNT),
    answer: NOTHING,
  }),
]);

const forkOf = (before: v.GenericSchema<Fork>): v.GenericSchema<Fork> =>
  v.looseObject({
    seed: SEED,
    seat: v.nullable(COUNT),
    entries: v.array(v.looseObject({ seat: COUNT, answer: v.unknown() })),
    fork: v.exactOptional(before),
  });

/** Where a game begins, apart from a position. */
export const ORIGIN = {
  seed: SEED,
  fork: v.exactOptional(Array.from({ length: MOST_FORKS }).reduce<v.GenericSchema<Fork>>(forkOf, v.never())),
};

const RECORD: v.GenericSchema<GameRecord> = v.looseObject({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  version: COUNT,
  options: v.unknown(),
  ...ORIGIN,
  salt: v.string(),
  commitment: v.string(),
  entries: v.array(LINE),
});

const HEAD = v.looseObject({ format: COUNT });

/** Parses a file that claims to be a record. Whether its lines are legal is for `replay` to say. */
export function readRecord(text: string): Read<GameRecord> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return refuseFile('record.notJson');
  const from: unknown = json.output;
  if (v.is(HEAD, from) && from.format > RECORD_FORMAT)
    return refuseFile('record.newer', { format: from.format });
  return v.is(RECORD, from) ? { ok: true, value: from } : refuseFile('record.notARecord');
}
