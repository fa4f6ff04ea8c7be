import {
  type AppliedStep,
  type Entry,
  finish,
  heard,
  isOver,
  openGame,
  playAgain,
  readyShown,
  type Seat,
  type Step,
  type Streams,
  standingIn,
  start,
  type Types,
  view,
} from '@race/kernel';
import {
  type Beat,
  diff,
  difference,
  ownChecksum,
  publicChecksum,
  type ReplayData,
  type ReplayFrame,
  type ViewMessage,
} from '@race/protocol';
import type { StepEffect } from './apply-answer.ts';
import { ownAmong, ownOf } from './known.ts';
import type { LiveTable } from './live-table.ts';

/** The message to one seat, or to a spectator (null); null where the step does not concern them. */
export type MessageForSeat = (seat: Seat | null) => string | null;

/**
 * The messages of a step. The public part is encoded once; a seat gets more only where its secret part has changed.
 * Law 5: nothing here depends on what a seat cannot see.
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
  if (effect.seat !== null) text += `"seat":${effect.seat},`;
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

/** What a reader needs besides the present position. */
export interface Past {
  /** The reader has the beats up to this one. */
  readonly from: number;
  readonly past: readonly Beat[];
  readonly opening: Step['events'];
}

interface For extends Past {
  readonly seat: Seat | null;
  readonly seen: number | null;
  readonly options: object;
}

/** Everything a seat may know, for a client that begins to watch. */
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

/** A race from its beginning, with its log. */
type Log<T extends Types> = Pick<LiveTable<T>, 'rules'> & {
  readonly chance: Streams;
  readonly lines: readonly (Entry<T> & Pick<Beat, 'at'>)[];
};

/**
 * The standing beats as a seat saw them; only those after `since` if nothing before was undone. It pauses after each
 * answer so that others can be served.
 */
export function* pastIn<T extends Types>(
  log: Log<T>,
  seat: Seat | null,
  since: number | null,
): Generator<void, Past> {
  const { rules, chance, lines } = log;
  const from = since === null || hasUndoneSince(lines, since) ? 0 : since;
  const past: Beat[] = [];
  const opening: T['event'][] = [];
  const game = openGame(rules, start(rules, chance, opening), false);
  for (const step of playAgain(game, standingIn(lines))) {
    yield;
    if (step.visibility !== 'hidden' && step.at > from) past.push(beatFor(step, seat));
  }
  return { from, past, opening: from === 0 ? heard(opening, seat) : [] };
}

/** Whether there was an undo after this beat: a reader's state up to it may then be invalid. */
const hasUndoneSince = <T extends Types>(lines: Log<T>['lines'], at: number): boolean =>
  lines.some((line) => 'undo' in line && line.at > at);

/** A step as a seat saw it: who answered in secret is not told. */
const beatFor = <T extends Types>(
  { at, seat: by, events, horizon, visibility }: AppliedStep<T> & Pick<Beat, 'at'>,
  seat: Seat | null,
): Beat => ({ at, seat: visibility === 'open' ? by : null, events: heard(events, seat), horizon });

export const pastOf = <T extends Types>(log: Log<T>, seat: Seat | null, since: number | null): Past =>
  finish(pastIn(log, seat, since));

/** A race as one seat saw it, frame by frame. */
export function replayOf<T extends Types>(
  { rules, chance, lines }: Log<T>,
  seat: Seat | null,
  upTo: number,
): ReplayData['frames'] {
  const game = openGame(rules, start(rules, chance), false);
  const seen = () => {
    const { public: now, own } = view(rules, game.state, seat);
    return { public: now, own };
  };
  let before = seen();
  const frames: ReplayFrame[] = [
    { at: 0, seat: null, horizon: false, public: [before.public], own: [before.own], events: [] },
  ];
  for (const step of playAgain(game, standingIn(lines))) {
    if (step.at > upTo) break;
    if (step.visibility === 'hidden' && step.seat !== seat) continue;
    const after = seen();
    frames.push({
      ...beatFor(step, seat),
      public: diff(before.public, after.public) ?? {},
      own: diff(before.own, after.own) ?? null,
    });
    before = after;
  }
  return frames;
}

export const isDone = <T extends Types>(live: LiveTable<T>): boolean => isOver(live.state);
