// A mirror as the page's stage knows it: the same messages as from the worker that hosts a race on this device.
import type { Answer, Race, RaceEvent, RaceOptions, RaceRules } from '@race/great-race';
import { STREAMS } from '@race/great-race/state.ts';
import { imagine, listSeats, NOBODY, type Seat, streams } from '@race/kernel';
import { type Mirror, mayAnswer, takeableIn, viewOf, whyHere } from '@race/live';
import type { SeatNews, TableNews } from '@race/protocol';
import { answerTo, meansOf, type Player, waysOf } from '@race/table';
import type { Beat, Sight, Told } from '../device/protocol.ts';

/** Any world that fits will do: what a seat may answer is the same in all of them. */
const anyChance = () => streams(STREAMS, 1);

export const answersIn = (rules: RaceRules, mirror: Mirror<Race>): Answer[] =>
  mayAnswer<Race>(rules, mirror, anyChance());

export const whyIn = (rules: RaceRules, mirror: Mirror<Race>, answer: Answer) =>
  whyHere<Race>(rules, mirror, { answer, chance: anyChance() });

/** A world that fits; any will do, as above. */
const worldIn = (rules: RaceRules, mirror: Mirror<Race>) => imagine<Race>(rules, viewOf(mirror), anyChance());

/** The answer that goes to a space: over land, or by the line that leads there. */
export const answerTowards = (rules: RaceRules, mirror: Mirror<Race>, space: number): Answer =>
  answerTo({ rules, state: worldIn(rules, mirror) }, mirror.seat ?? -1, space);

/** Whom the open question asks and who has not been seen to answer: nothing that not everybody knows. */
function askedIn(rules: RaceRules, { public: known, ready }: Mirror<Race>): Seat[] {
  const frame = known.stack.at(-1);
  const asked = frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(known, frame) ?? NOBODY);
  return listSeats(asked & ~ready);
}

export function netSight(
  table: string,
  rules: RaceRules,
  at: { readonly mirror: Mirror<Race>; readonly news: TableNews | null },
): Sight {
  const { mirror, news } = at;
  const answers = answersIn(rules, mirror);
  const shown = viewOf(mirror);
  const { seat } = mirror;
  const means = seat === null ? null : meansOf(rules, worldIn(rules, mirror), seat);
  const from = mirror.public.crews[seat ?? -1]?.at ?? -1;
  const back = takeableIn(mirror);
  return {
    table,
    options: rules.options as RaceOptions,
    players: playersOf(news, mirror.public.crews.length),
    // An answer names the question it is for.
    line: mirror.question,
    view: shown,
    answers,
    means,
    ways: means === null ? [] : waysOf({ rules, known: mirror.public, from, means }),
    canUndo: back.length > 0,
    takeable: back,
    curtain: null,
    horizon: mirror.told.findLastIndex(({ horizon }) => horizon) + 1,
    over: mirror.public.stack.length === 0,
    intent: null,
    campaign: null,
    waitsFor: askedIn(rules, mirror),
  };
}

/** Everything told so far, from the opening on. */
export function netPast({ opening, told }: Mirror<Race>): Told[] {
  const first: Told = { line: 0, seat: null, events: opening as readonly RaceEvent[] };
  return [
    first,
    ...told.map(({ by, events }, at) => ({ line: at + 1, seat: by, events: events as readonly RaceEvent[] })),
  ];
}

/** The last beat of a mirror. */
export function netBeat(mirror: Mirror<Race>, isOwn: boolean): Beat {
  const last = mirror.told.at(-1);
  const events = (last?.events ?? []) as readonly RaceEvent[];
  return { line: mirror.told.length, seat: last?.by ?? null, isOwn, events, after: mirror.public };
}

function playersOf(news: TableNews | null, crews: number): Player[] {
  const seats: readonly SeatNews[] =
    news?.seats ?? Array.from({ length: crews }, () => ({ kind: 'open' }) as const);
  return seats.map((sits) =>
    sits.kind === 'bot'
      ? { kind: 'bot', bot: 'racer' }
      : { kind: 'person', name: sits.kind === 'person' ? sits.name : '' },
  );
}
