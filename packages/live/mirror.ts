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
  type BeatSaid,
  type OwnSaid,
  ownPrint,
  patched,
  print,
  printText,
  type SightSaid,
  type Told,
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
  readonly told: readonly Told[];
  readonly opening: readonly object[];
}

/** The other end of a table as it is shown; `before` has the beats that need not be sent again. */
export function reflect<T extends Types>(said: SightSaid, before: Mirror<T> | null): Mirror<T> | null {
  const { seat, at, question, ready, from } = said;
  const kept = before === null ? [] : before.told.filter((told) => told.at <= from);
  if (from > 0 && before === null) return null;
  const mirror: Mirror<T> = {
    seat,
    at,
    question,
    public: said.public as T['public'],
    own: said.own as T['seat'] | null,
    ready,
    told: [...kept, ...said.past],
    opening: from > 0 && before !== null ? before.opening : said.opening,
  };
  return printText(print(mirror.public), ready) === said.print ? mirror : null;
}

/** The mirror after a message; null when it does not fit, and everything has to be asked for again. */
export function follow<T extends Types>(mirror: Mirror<T>, said: BeatSaid | OwnSaid): Mirror<T> | null {
  const own = said.own === undefined ? { value: mirror.own } : patched(mirror.own, said.own);
  if (own === null || (said.ownPrint !== undefined && ownPrint(own.value) !== said.ownPrint)) return null;
  const mine = own.value as T['seat'] | null;
  if (said.say === 'own') return said.at === mirror.at ? { ...mirror, own: mine } : null;
  if (said.at !== mirror.at + 1) return null;
  const known = said.public === undefined ? { value: mirror.public } : patched(mirror.public, said.public);
  if (known === null) return null;
  const ready = said.ready ?? mirror.ready;
  if (printText(print(known.value), ready) !== said.print) return null;
  return {
    seat: mirror.seat,
    at: said.at,
    question: said.question,
    public: known.value as T['public'],
    own: mine,
    ready,
    told: toldAfter(mirror.told, said),
    opening: mirror.opening,
  };
}

function toldAfter(told: readonly Told[], said: BeatSaid): readonly Told[] {
  if (said.undoneFrom !== undefined) return told.slice(0, said.undoneFrom);
  if (said.undone !== undefined) return told.filter((_, at) => at !== said.undone);
  const { at, by = null, horizon = false, events = [] } = said;
  return [...told, { at, by, horizon, events }];
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
  const { seat, told, own } = mirror;
  // Once a race is over nothing is taken back in it.
  if (seat === null || mirror.public.stack.length === 0) return [];
  const isSealed = own !== null && own.sealed !== null;
  const beats: number[] = isSealed ? [told.length] : [];
  for (let at = told.length - 1; !isSealed && at >= 0; at--) {
    const beat = told[at];
    if (beat === undefined || beat.by !== seat || beat.horizon) break;
    beats.push(at + 1);
  }
  return beats;
}
