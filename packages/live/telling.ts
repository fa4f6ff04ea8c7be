import {
  heard,
  isOver,
  readyShown,
  type Seat,
  type State,
  type Streams,
  start,
  type Types,
} from '@race/kernel';
import {
  diff,
  difference,
  type Film,
  type FilmFrame,
  ownPrint,
  printText,
  type SightSaid,
  type Told,
} from '@race/protocol';
import { finish } from './finish.ts';
import type { Advance } from './give.ts';
import { ownAmong, ownOf } from './known.ts';
import type { Live } from './live.ts';
import { hasUndoneSince, type Logged, type Standing, standingOf } from './log.ts';
import { walk } from './walk.ts';

/** What goes to one seat, or to a spectator (null); null when this step is none of theirs. */
export type Telling = (seat: Seat | null) => string | null;

/**
 * The messages a step sends. What everybody may know is written once; a seat gets more only where something of its
 * own has changed. Law 5: nothing here depends on what a seat cannot see.
 */
export function tellingOf<T extends Types>(
  table: string,
  live: Live<T>,
  advance: Advance<T>,
  seals: readonly (string | null)[] | null,
): Telling {
  const head = `"table":"${table}","at":${live.at},`;
  const foot = `"print":"${printText(live.print, readyShown(live.rules, live.state))}"}`;
  const isPrivate = advance.events.some((event) => event.to !== undefined);
  const shared = advance.isSeen ? sharedPart(live, advance, seals) : '';
  const all = advance.events.length === 0 || isPrivate ? '' : `"events":${JSON.stringify(advance.events)},`;
  let forAll: string | null = null;
  return (seat) => {
    const own = ownPart(live, advance, seat);
    if (!advance.isSeen) return own === '' ? null : `{"say":"own",${head}${own}${foot}`;
    if (own === '' && !isPrivate) {
      forAll ??= `{"say":"beat",${head}${shared}${all}${foot}`;
      return forAll;
    }
    return `{"say":"beat",${head}${shared}${own}${isPrivate ? eventsFor(advance, seat) : all}${foot}`;
  };
}

function sharedPart<T extends Types>(
  live: Live<T>,
  advance: Advance<T>,
  seals: readonly (string | null)[] | null,
): string {
  let text = `"question":${live.question},`;
  if (advance.by !== null) text += `"by":${advance.by},`;
  if (advance.horizon) text += '"horizon":true,';
  if (advance.public !== '') text += `"public":${advance.public},`;
  if (advance.ready) text += `"ready":${readyShown(live.rules, live.state)},`;
  if (advance.undone !== undefined) text += `"undone":${advance.undone},`;
  if (advance.undoneFrom !== undefined) text += `"undoneFrom":${advance.undoneFrom},`;
  if (seals !== null) text += `"seals":${JSON.stringify(seals)},`;
  return text;
}

function ownPart<T extends Types>(
  live: Live<T>,
  { seatsBefore, heldBefore }: Advance<T>,
  seat: Seat | null,
): string {
  if (seat === null) return '';
  const now = ownOf(live, seat);
  const { text } = difference(ownAmong(seatsBefore, heldBefore, seat), now);
  return text === '' ? '' : `"own":${text},"ownPrint":"${ownPrint(now)}",`;
}

function eventsFor<T extends Types>(advance: Advance<T>, seat: Seat | null): string {
  const events = heard(advance.events, seat);
  return events.length === 0 ? '' : `"events":${JSON.stringify(events)},`;
}

/** What a reader of a table has to be told besides where it stands. */
export interface Past {
  /** The reader has the beats up to this one. */
  readonly from: number;
  readonly past: readonly Told[];
  readonly opening: readonly object[];
}

interface For extends Past {
  readonly seat: Seat | null;
  readonly seen: number | null;
  readonly options: object;
}

/** Everything a seat may know, for who comes to the table or has lost the thread. */
export function sightOf<T extends Types>(table: string, live: Live<T>, reader: For): SightSaid {
  const ready = readyShown(live.rules, live.state);
  const { seat, from, past, opening, seen, options } = reader;
  return {
    say: 'sight',
    table,
    game: live.rules.game,
    options,
    seat,
    at: live.at,
    question: live.question,
    print: printText(live.print, ready),
    public: live.state.public,
    own: ownOf(live, seat),
    ready,
    from,
    past,
    opening,
    seen,
  };
}

/** A race from its beginning, with all that was written of it. */
type Log<T extends Types> = Pick<Live<T>, 'rules'> & {
  readonly chance: Streams;
  readonly lines: readonly Logged<T>[];
};

/**
 * The beats that stand, as a seat heard them; those after `since` alone where nothing before was taken back. It pauses
 * after each answer, for who must not keep others waiting.
 */
export function* pastIn<T extends Types>(
  log: Log<T>,
  seat: Seat | null,
  since: number | null,
): Generator<void, Past> {
  const { rules, chance, lines } = log;
  const from = since === null || hasUndoneSince(lines, since) ? 0 : since;
  const past: Told[] = [];
  for (const stride of walk(rules, chance, standingOf(lines))) {
    yield;
    if (stride.notice === 'hidden' || stride.at <= from) continue;
    past.push({
      at: stride.at,
      by: stride.notice === 'open' ? stride.seat : null,
      horizon: stride.horizon,
      events: heard(stride.events, seat),
    });
  }
  const opening: T['event'][] = [];
  if (from === 0) start(rules, chance, opening);
  return { from, past, opening: heard(opening, seat) };
}

export const pastOf = <T extends Types>(log: Log<T>, seat: Seat | null, since: number | null): Past =>
  finish(pastIn(log, seat, since));

/** A race as one seat saw it, picture by picture. */
export function filmOf<T extends Types>(
  from: Pick<Live<T>, 'rules'> & { readonly chance: Streams; readonly standing: readonly Standing<T>[] },
  seat: Seat | null,
  upTo: number,
): Film['frames'] {
  const { rules, chance, standing } = from;
  let before: State<T> = start(rules, chance);
  const own = (state: State<T>) => ownOf({ state, held: null }, seat);
  const first: FilmFrame = { at: 0, by: null, public: [before.public], own: [own(before)], events: [] };
  const frames: FilmFrame[] = [first];
  for (const stride of walk(rules, chance, standing)) {
    if (stride.at > upTo) break;
    if (stride.notice === 'hidden' && stride.seat !== seat) continue;
    frames.push({
      at: stride.at,
      by: stride.notice === 'open' ? stride.seat : null,
      public: diff(before.public, stride.after.public) ?? {},
      own: diff(own(before), own(stride.after)) ?? null,
      events: heard(stride.events, seat),
    });
    before = stride.after;
  }
  return frames;
}

export const isDone = <T extends Types>(live: Live<T>): boolean => isOver(live.state);
