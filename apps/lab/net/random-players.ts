// Players of one table who answer at random. The public state is followed once for all of them, by the first seat.
import { type Answer, makeRace, type Race, type RaceRules, readOptions } from '@race/great-race';
import { chooseFrom, fast, includes, legalActions, open, type Seat } from '@race/kernel';
import { checksum, publicChecksum, type ServerMessage } from '@race/protocol';
import { patchInto } from './patch.ts';

export const SEATS = 4;
export const OPTIONS = { crews: SEATS };

export interface RandomPlayers {
  /** Handles a message to a seat. */
  follow(seat: Seat, message: ServerMessage): void;
  /** The same for a beat of which this seat needs only the number. */
  count(seat: Seat, text: string): void;
  /** The answer of a seat; null if it is not asked, or is behind the first seat. */
  choose(seat: Seat): Answer | null;
  /** The open question. */
  question(): number;
  /** Null before anything is known. */
  isOver(): boolean | null;
  /** This seat has to watch the table again. */
  forget(seat: Seat): void;
  /** Another race begins. */
  forgetAll(): void;
}

interface SeatKnowledge {
  own: Race['seat'] | null;
  /** The last beat of this seat. */
  at: number;
}

let shared: RaceRules | null = null;

function rulesOfTable(): RaceRules {
  if (shared !== null) return shared;
  const read = readOptions(OPTIONS);
  if (!read.ok) throw new Error('the options of the table are not allowed');
  shared = makeRace(read.options);
  return shared;
}

export function makeRandomPlayers(seed: number): RandomPlayers {
  const rules = rulesOfTable();
  const chance = fast(seed, 9);
  const seats: SeatKnowledge[] = Array.from({ length: SEATS }, () => ({ own: null, at: -1 }));
  let known: Race['public'] | null = null;
  let ready = 0;
  let question = 0;
  let at = -1;

  function followAll(message: Extract<ServerMessage, { type: 'view' | 'beat' }>): void {
    if (message.type === 'view') known = message.public as Race['public'];
    else if (message.at !== at + 1) throw new Error(`beat ${message.at} came after ${at}`);
    else if (message.public !== undefined) known = patchInto(known, message.public) as Race['public'];
    ({ question, at } = message);
    ready = message.ready ?? ready;
    if ((at & 63) === 0 && publicChecksum(checksum(known), ready) !== message.checksum)
      throw new Error('a checksum differs');
  }

  return {
    follow(seat, message) {
      if (message.type !== 'view' && message.type !== 'beat' && message.type !== 'own') return;
      const knowledge = seats[seat] as SeatKnowledge;
      knowledge.at = message.at;
      if (message.type === 'view') knowledge.own = message.own as Race['seat'];
      // What is forgotten comes with the next view; the table that was lost may have more to say before.
      else if (message.own !== undefined && knowledge.own !== null)
        knowledge.own = patchInto(knowledge.own, message.own) as Race['seat'];
      if (seat === 0 && message.type !== 'own') followAll(message);
    },
    count(seat, text) {
      (seats[seat] as SeatKnowledge).at = Number.parseInt(text.slice(text.indexOf('"at":') + 5), 10);
    },
    choose(seat) {
      const { own, at: here } = seats[seat] as SeatKnowledge;
      if (known === null || own === null || here !== at) return null;
      const frame = known.stack.at(-1);
      if (frame === undefined || own.sealed !== null) return null;
      if (!includes(rules.frames[frame.kind]?.asked(known, frame) ?? 0, seat)) return null;
      // The answers of a seat depend on what it knows, so the hands of others may stay empty.
      const hands = seats.map((_, one) => (one === seat ? own : NOTHING));
      const state = { public: known, seats: hands, table: { ...NO_TABLE, ready } };
      const answers = legalActions(open(rules, state), seat);
      return answers.length === 0 ? null : chooseFrom(chance, answers);
    },
    question: () => question,
    isOver: () => (known === null ? null : known.stack.length === 0),
    forget(seat) {
      (seats[seat] as SeatKnowledge).own = null;
    },
    forgetAll() {
      known = null;
    },
  };
}

const NOTHING: Race['seat'] = { hand: [], drawn: [], sealed: null };
const NO_TABLE: Race['table'] = { chance: {}, ready: 0, deck: [] };
