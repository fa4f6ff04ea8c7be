// The chances of a race that is over: computed once, and stored on this device.
import { loadNature } from '@race/bots/load.ts';
import type { Race } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { fingerprint, isFinished, readRecord, replay } from '@race/kernel';
import type { ChanceCurve } from '@race/study';
import { loadChances } from '@race/study/load.ts';
import type { ThinkingProgress, Weighing } from './messages.ts';
import { storeCurve, storedCurve } from './stored-curves.ts';

/** A longer message would only repeat what the page has; the pens are drawn on after so many acts. */
const ACTS_A_MESSAGE = 8;

export async function curveOfRace(
  { text, seat }: Weighing,
  send: (progress: ThinkingProgress) => void,
): Promise<ChanceCurve | null> {
  const read = readRecord(text);
  const options = read.ok ? readOptions(read.value.options) : read;
  if (!read.ok || !options.ok || read.value.game !== 'race') return null;
  const { commitment, entries } = read.value;
  const race = fingerprint({ commitment, entries: entries.map(({ print }) => print), seat });
  const known = await storedCurve(race);
  if (known !== null) return known;
  const [rules, nature, chancesOf] = await Promise.all([
    loadRace(options.options),
    loadNature(options.options),
    loadChances(),
  ]);
  const raced = replay<Race>(rules, STREAMS, read.value);
  if (!raced.ok || !isFinished(raced.value)) return null;
  const computing = chancesOf({ rules, history: raced.value, seat, nature });
  let step = computing.next();
  for (let acts = 1; step.done !== true; acts++) {
    const { points, of } = step.value;
    if (acts % ACTS_A_MESSAGE === 0) send({ done: points.at(-1)?.line ?? 0, of, points });
    step = computing.next();
  }
  await storeCurve(race, step.value);
  return step.value;
}
