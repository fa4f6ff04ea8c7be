// A mirror as the page's stage knows it: the same messages as from the worker that hosts a race on this device.
import {
  type Answer,
  type Race,
  type RaceEvent,
  type RaceOptions,
  type RaceRules,
  STREAMS,
} from '@race/great-race';
import { streams } from '@race/kernel';
import { type Mirror, mayAnswer, takeableIn, viewOf, whyHere } from '@race/live';
import type { SeatNews, TableNews } from '@race/protocol';
import { type Player, waysOf } from '@race/table';
import type { Beat, Sight } from '../device/protocol.ts';

/** Any world that fits will do: what a seat may answer is the same in all of them. */
const anyChance = () => streams(STREAMS, 1);

export const answersIn = (rules: RaceRules, mirror: Mirror<Race>): Answer[] =>
  mayAnswer<Race>(rules, mirror, anyChance());

export const whyIn = (rules: RaceRules, mirror: Mirror<Race>, answer: Answer) =>
  whyHere<Race>(rules, mirror, { answer, chance: anyChance() });

export function netSight(
  table: string,
  rules: RaceRules,
  at: { readonly mirror: Mirror<Race>; readonly news: TableNews | null },
): Sight {
  const { mirror, news } = at;
  const answers = answersIn(rules, mirror);
  const shown = viewOf(mirror);
  const top = mirror.public.stack.at(-1);
  const range = top?.kind === 'drive' && 'left' in top ? Number(top.left) : 0;
  return {
    table,
    options: rules.options as RaceOptions,
    players: playersOf(news, mirror.public.crews.length),
    // An answer names the question it is for.
    line: mirror.question,
    view: shown,
    answers,
    ways: answers.length > 0 && range > 0 ? [...waysOf(rules, shown, range).values()] : [],
    canUndo: takeableIn(mirror).length > 0,
    curtain: null,
    horizon: mirror.told.findLastIndex(({ horizon }) => horizon) + 1,
    over: mirror.public.stack.length === 0,
  };
}

export const netPast = ({ told }: Mirror<Race>): Pick<Beat, 'line' | 'events'>[] =>
  told.map(({ events }, at) => ({ line: at + 1, events: events as readonly RaceEvent[] }));

/** The last beat of a mirror. */
export function netBeat(mirror: Mirror<Race>, isOwn: boolean): Beat {
  const events = (mirror.told.at(-1)?.events ?? []) as readonly RaceEvent[];
  return { line: mirror.told.length, isOwn, events, after: mirror.public };
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
