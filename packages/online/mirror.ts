import {
  imagine,
  legalActions,
  open,
  type Refusal,
  type Rules,
  type Seat,
  type Seats,
  type State,
  type Streams,
  type Types,
  type View,
  why,
} from '@race/kernel';
import {
  type BeatMessage,
  checksum,
  type OwnMessage,
  ownChecksum,
  type PastBeat,
  patched,
  publicChecksum,
  type ViewMessage,
} from '@race/protocol';

/** What one seat knows of a table elsewhere, kept up by messages. Never changed in place. */
export interface Mirror<T extends Types> {
  readonly seat: Seat | null;
  readonly at: number;
  readonly question: number;
  readonly public: T['public'];
  readonly own: T['seat'] | null;
  readonly ready: Seats;
  /** The beats that stand. */
  readonly past: readonly PastBeat[];
  readonly opening: readonly object[];
}

/** The other end of a table as it is shown; `before` has the beats that need not be sent again. */
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

/** The mirror after a message; null when it does not fit, and everything has to be asked for again. */
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

function pastAfter(past: readonly PastBeat[], message: BeatMessage): readonly PastBeat[] {
  if (message.undoneFrom !== undefined) return past.slice(0, message.undoneFrom);
  if (message.undone !== undefined) return past.filter((_, at) => at !== message.undone);
  const { at, by = null, horizon = false, events = [] } = message;
  return [...past, { at, by, horizon, events }];
}

export const viewOf = <T extends Types>({ seat, public: known, own, ready }: Mirror<T>): View<T> => ({
  seat,
  public: known,
  own,
  ready,
});

/** A world in which this seat knows just this. What a seat may answer is the same in every such world. */
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
  // Once a race is over nothing is taken back in it.
  if (seat === null || mirror.public.stack.length === 0) return [];
  const isSealed = own !== null && own.sealed !== null;
  const beats: number[] = isSealed ? [past.length] : [];
  for (let at = past.length - 1; !isSealed && at >= 0; at--) {
    const beat = past[at];
    if (beat === undefined || beat.by !== seat || beat.horizon) break;
    beats.push(at + 1);
  }
  return beats;
}
