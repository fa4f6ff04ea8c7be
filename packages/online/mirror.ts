import {
  imagine,
  legalActions,
  only,
  open,
  type Refusal,
  type Rules,
  type SeatView,
  type State,
  type Step,
  type Streams,
  type Types,
  takeable,
  why,
} from '@race/kernel';
import {
  type Beat,
  type BeatMessage,
  checksum,
  type OwnMessage,
  ownChecksum,
  patched,
  publicChecksum,
  type ViewMessage,
} from '@race/protocol';

/** What one seat knows of a table on the server, kept up to date by messages. Never changed in place. */
export interface Mirror<T extends Types> extends SeatView<T> {
  readonly at: number;
  readonly question: number;
  /** The beats that stand. */
  readonly past: readonly Beat[];
  readonly opening: Step['events'];
}

/** The mirror of a view message; `before` has the beats that were not sent again. */
export function mirrorOf<T extends Types>(message: ViewMessage, before: Mirror<T> | null): Mirror<T> | null {
  const { seat, at, question, ready, from } = message;
  const kept = before === null ? [] : before.past.filter((past) => past.at <= from);
  if (from > 0 && before === null) return null;
  const mirror: Mirror<T> = {
    seat,
    at,
    question,
    public: message.public as T['public'],
    own: message.own as T['seat'] | null,
    ready,
    past: [...kept, ...message.past],
    opening: from > 0 && before !== null ? before.opening : message.opening,
  };
  return publicChecksum(checksum(mirror.public), ready) === message.checksum ? mirror : null;
}

/** The mirror after a message; null when it does not fit, and the table has to be watched again. */
export function follow<T extends Types>(
  mirror: Mirror<T>,
  message: BeatMessage | OwnMessage,
): Mirror<T> | null {
  const own = message.own === undefined ? { value: mirror.own } : patched(mirror.own, message.own);
  if (own === null || (message.ownChecksum !== undefined && ownChecksum(own.value) !== message.ownChecksum))
    return null;
  const mine = own.value as T['seat'] | null;
  if (message.type === 'own') return message.at === mirror.at ? { ...mirror, own: mine } : null;
  if (message.at !== mirror.at + 1) return null;
  const known =
    message.public === undefined ? { value: mirror.public } : patched(mirror.public, message.public);
  if (known === null) return null;
  const ready = message.ready ?? mirror.ready;
  if (publicChecksum(checksum(known.value), ready) !== message.checksum) return null;
  return {
    seat: mirror.seat,
    at: message.at,
    question: message.question,
    public: known.value as T['public'],
    own: mine,
    ready,
    past: pastAfter(mirror.past, message),
    opening: mirror.opening,
  };
}

function pastAfter(past: readonly Beat[], message: BeatMessage): readonly Beat[] {
  if (message.undoneFrom !== undefined) return past.slice(0, message.undoneFrom);
  if (message.undone !== undefined) return past.filter((_, at) => at !== message.undone);
  const { at, seat = null, horizon = false, events = [] } = message;
  return [...past, { at, seat, horizon, events }];
}

export const viewOf = <T extends Types>({ seat, public: known, own, ready }: Mirror<T>): SeatView<T> => ({
  seat,
  public: known,
  own,
  ready,
});

/** A state that agrees with everything this seat knows. The legal answers are the same in all of them. */
const worldOf = <T extends Types>(rules: Rules<T>, mirror: Mirror<T>, chance: Streams): State<T> =>
  imagine(rules, viewOf(mirror), chance);

/** All answers this seat may give now. */
export function mayAnswer<T extends Types>(
  rules: Rules<T>,
  mirror: Mirror<T>,
  chance: Streams,
): T['answer'][] {
  if (mirror.seat === null || mirror.public.stack.length === 0) return [];
  return legalActions(open(rules, worldOf(rules, mirror, chance)), mirror.seat);
}

/** Why this seat may not give an answer; null when it may. */
export function whyHere<T extends Types>(
  rules: Rules<T>,
  mirror: Mirror<T>,
  asked: { readonly answer: T['answer']; readonly chance: Streams },
): Refusal | null {
  const { seat } = mirror;
  return seat === null ? null : why(rules, worldOf(rules, mirror, asked.chance), seat, asked.answer);
}

/** The beats this seat could take back by itself one after the other, the last one first. TABLE-01. */
export function takeableIn<T extends Types>(mirror: Mirror<T>): number[] {
  const { seat, past, own } = mirror;
  if (seat === null) return [];
  const isSealed = own !== null && own.sealed !== null;
  // Beats do not tell who sealed an answer. If nobody else has, the last one is this seat's own.
  if (isSealed && mirror.ready !== only(seat)) return [past.length];
  const standing = isSealed ? [...past.slice(0, -1), { seat, horizon: false }] : past;
  return takeable({ state: mirror, standing }, seat).map((at) => at + 1);
}
