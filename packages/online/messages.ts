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
  ownChecksum,
  type PastBeat,
  publicChecksum,
  type ReplayData,
  type ReplayFrame,
  type ViewMessage,
} from '@race/protocol';
import type { StepEffect } from './apply-answer.ts';
import { finish } from './finish.ts';
import { ownAmong, ownOf } from './known.ts';
import type { LiveTable } from './live-table.ts';
import { hasUndoneSince, type LogLine, type StandingAnswer, standingAnswers } from './log.ts';
import { replaySteps } from './replay-steps.ts';

/** What goes to one seat, or to a spectator (null); null when this step is none of theirs. */
export type MessageForSeat = (seat: Seat | null) => string | null;

/**
 * The messages a step sends. What everybody may know is written once; a seat gets more only where something of its
 * own has changed. Law 5: nothing here depends on what a seat cannot see.
 */
export function messagesFor<T extends Types>(
  table: string,
  live: LiveTable<T>,
  effect: StepEffect<T>,
  seals: readonly (string | null)[] | null,
): MessageForSeat {
  const head = `"table":"${table}","at":${live.at},`;
  const foot = `"checksum":"${publicChecksum(live.checksum, readyShown(live.rules, live.state))}"}`;
  const isPrivate = effect.events.some((event) => event.to !== undefined);
  const shared = effect.isSeen ? sharedPart(live, effect, seals) : '';
  const all = effect.events.length === 0 || isPrivate ? '' : `"events":${JSON.stringify(effect.events)},`;
  let forAll: string | null = null;
  return (seat) => {
    const own = ownPart(live, effect, seat);
    if (!effect.isSeen) return own === '' ? null : `{"type":"own",${head}${own}${foot}`;
    if (own === '' && !isPrivate) {
      forAll ??= `{"type":"beat",${head}${shared}${all}${foot}`;
      return forAll;
    }
    return `{"type":"beat",${head}${shared}${own}${isPrivate ? eventsFor(effect, seat) : all}${foot}`;
  };
}

function sharedPart<T extends Types>(
  live: LiveTable<T>,
  effect: StepEffect<T>,
  seals: readonly (string | null)[] | null,
): string {
  let text = `"question":${live.question},`;
  if (effect.by !== null) text += `"by":${effect.by},`;
  if (effect.horizon) text += '"horizon":true,';
  if (effect.public !== '') text += `"public":${effect.public},`;
  if (effect.ready) text += `"ready":${readyShown(live.rules, live.state)},`;
  if (effect.undone !== undefined) text += `"undone":${effect.undone},`;
  if (effect.undoneFrom !== undefined) text += `"undoneFrom":${effect.undoneFrom},`;
  if (seals !== null) text += `"seals":${JSON.stringify(seals)},`;
  return text;
}

function ownPart<T extends Types>(
  live: LiveTable<T>,
  { seatsBefore, heldBefore }: StepEffect<T>,
  seat: Seat | null,
): string {
  if (seat === null) return '';
  const now = ownOf(live, seat);
  const { text } = difference(ownAmong(seatsBefore, heldBefore, seat), now);
  return text === '' ? '' : `"own":${text},"ownChecksum":"${ownChecksum(now)}",`;
}

function eventsFor<T extends Types>(effect: StepEffect<T>, seat: Seat | null): string {
  const events = heard(effect.events, seat);
  return events.length === 0 ? '' : `"events":${JSON.stringify(events)},`;
}

/** What a reader of a table has to be told besides where it stands. */
export interface Past {
  /** The reader has the beats up to this one. */
  readonly from: number;
  readonly past: readonly PastBeat[];
  readonly opening: readonly object[];
}

interface For extends Past {
  readonly seat: Seat | null;
  readonly seen: number | null;
  readonly options: object;
}

/** Everything a seat may know, for who comes to the table or has lost the thread. */
export function sightOf<T extends Types>(table: string, live: LiveTable<T>, reader: For): ViewMessage {
  const ready = readyShown(live.rules, live.state);
  const { seat, from, past, opening, seen, options } = reader;
  return {
    type: 'view',
    table,
    game: live.rules.game,
    options,
    seat,
    at: live.at,
    question: live.question,
    checksum: publicChecksum(live.checksum, ready),
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
type Log<T extends Types> = Pick<LiveTable<T>, 'rules'> & {
  readonly chance: Streams;
  readonly lines: readonly LogLine<T>[];
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
  const past: PastBeat[] = [];
  for (const step of replaySteps(rules, chance, standingAnswers(lines))) {
    yield;
    if (step.visibility === 'hidden' || step.at <= from) continue;
    past.push({
      at: step.at,
      by: step.visibility === 'open' ? step.seat : null,
      horizon: step.horizon,
      events: heard(step.events, seat),
    });
  }
  const opening: T['event'][] = [];
  if (from === 0) start(rules, chance, opening);
  return { from, past, opening: heard(opening, seat) };
}

export const pastOf = <T extends Types>(log: Log<T>, seat: Seat | null, since: number | null): Past =>
  finish(pastIn(log, seat, since));

/** A race as one seat saw it, picture by picture. */
export function replayOf<T extends Types>(
  from: Pick<LiveTable<T>, 'rules'> & {
    readonly chance: Streams;
    readonly standing: readonly StandingAnswer<T>[];
  },
  seat: Seat | null,
  upTo: number,
): ReplayData['frames'] {
  const { rules, chance, standing } = from;
  let before: State<T> = start(rules, chance);
  const own = (state: State<T>) => ownOf({ state, held: null }, seat);
  const first: ReplayFrame = { at: 0, by: null, public: [before.public], own: [own(before)], events: [] };
  const frames: ReplayFrame[] = [first];
  for (const step of replaySteps(rules, chance, standing)) {
    if (step.at > upTo) break;
    if (step.visibility === 'hidden' && step.seat !== seat) continue;
    frames.push({
      at: step.at,
      by: step.visibility === 'open' ? step.seat : null,
      public: diff(before.public, step.after.public) ?? {},
      own: diff(own(before), own(step.after)) ?? null,
      events: heard(step.events, seat),
    });
    before = step.after;
  }
  return frames;
}

export const isDone = <T extends Types>(live: LiveTable<T>): boolean => isOver(live.state);
