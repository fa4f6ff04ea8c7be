// A mirror as messages for the playback: the same as from the worker that hosts a game on this device.
import { listSeats, NOBODY, type Rules, type Seat, streams, type Types } from '@race/kernel';
import type { LocalPlayer } from '@race/local';
import { type Mirror, mayAnswer, takeableIn, viewOf, whyHere } from '@race/online';
import type { SeatNews, TableNews } from '@race/protocol';
import type { NewStep, SeatView, TableStep } from '../device/protocol.ts';
import type { NetTable } from './game.ts';

/** Any world that fits will do: what a seat may answer is the same in all of them. */
export const anyChance = (names: readonly string[]) => streams(names, 1);

export const answersIn = ({ rules, streams: names }: NetTable, mirror: Mirror<Types>): Types['answer'][] =>
  mayAnswer(rules, mirror, anyChance(names));

export const whyIn = ({ rules, streams: names }: NetTable, mirror: Mirror<Types>, answer: Types['answer']) =>
  whyHere(rules, mirror, { answer, chance: anyChance(names) });

/** Whom the open question asks and who has not been seen to answer: nothing that not everybody knows. */
function askedIn(rules: Rules<Types>, { public: known, ready }: Mirror<Types>): Seat[] {
  const frame = known.stack.at(-1);
  const asked = frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(known, frame) ?? NOBODY);
  return listSeats(asked & ~ready);
}

/** What any game shows of an online table. */
export function netSeatView(
  table: string,
  game: NetTable,
  at: { readonly mirror: Mirror<Types>; readonly news: TableNews | null },
): SeatView<Types, object, string> {
  const { mirror, news } = at;
  const back = takeableIn(mirror);
  return {
    table,
    options: game.options,
    players: playersOf(news, game.rules.seats),
    // An answer names the question it is for.
    line: mirror.question,
    view: viewOf(mirror),
    answers: answersIn(game, mirror),
    canUndo: back.length > 0,
    takeable: back,
    curtain: null,
    horizon: mirror.past.findLastIndex(({ horizon }) => horizon) + 1,
    over: mirror.public.stack.length === 0,
    waitsFor: askedIn(game.rules, mirror),
  };
}

/** Everything told so far, from the opening on. */
export function netPast({ opening, past }: Mirror<Types>): TableStep<Types>[] {
  const first: TableStep<Types> = { line: 0, seat: null, events: opening as Types['event'][] };
  return [
    first,
    ...past.map(({ by, events }, at) => ({ line: at + 1, seat: by, events: events as Types['event'][] })),
  ];
}

/** The last step of a mirror. */
export function netStep(mirror: Mirror<Types>, isOwn: boolean): NewStep<Types> {
  const last = mirror.past.at(-1);
  const events = (last?.events ?? []) as Types['event'][];
  return { line: mirror.past.length, seat: last?.by ?? null, isOwn, events, after: mirror.public };
}

/** A seat that a person has left is still theirs. */
function playersOf(news: TableNews | null, seats: number): LocalPlayer<string>[] {
  const sitting: readonly SeatNews[] =
    news?.seats ?? Array.from({ length: seats }, () => ({ kind: 'open' }) as const);
  return sitting.map((sits) =>
    sits.kind === 'bot'
      ? { kind: 'bot', bot: sits.bot }
      : { kind: 'person', name: sits.kind === 'person' ? sits.name : '' },
  );
}
