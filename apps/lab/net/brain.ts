// What the players of one table know, and what they answer. One brain for all of them: what everybody sees is followed
// at the first seat alone.
import { type Answer, makeRace, type Race, type RaceRules, readOptions } from '@race/great-race';
import { chooseFrom, fast, includes, legalActions, open, type Seat } from '@race/kernel';
import { type NetSaid, print, printText } from '@race/protocol';
import { patchInto } from './patch.ts';

export const SEATS = 4;
export const OPTIONS = { crews: SEATS };

export interface Brain {
  /** Takes in what a seat was sent. */
  follow(seat: Seat, said: NetSaid): void;
  /** The same where it is a beat of which this seat needs the number alone. */
  count(seat: Seat, text: string): void;
  /** What a seat answers now; null where it is not asked, or has not heard all that the first one has. */
  choose(seat: Seat): Answer | null;
  /** The question that stands. */
  question(): number;
  /** Null before anything is known. */
  isOver(): boolean | null;
  /** This seat has to be told everything anew. */
  forget(seat: Seat): void;
  /** Another race begins. */
  forgetAll(): void;
}

interface Knowing {
  own: Race['seat'] | null;
  /** The last beat that came in here. */
  at: number;
}

let shared: RaceRules | null = null;

function rulesOfCrowd(): RaceRules {
  if (shared !== null) return shared;
  const read = readOptions(OPTIONS);
  if (!read.ok) throw new Error('the options of the crowd are not allowed');
  shared = makeRace(read.options);
  return shared;
}

export function makeBrain(seed: number): Brain {
  const rules = rulesOfCrowd();
  const chance = fast(seed, 9);
  const seats: Knowing[] = Array.from({ length: SEATS }, () => ({ own: null, at: -1 }));
  let known: Race['public'] | null = null;
  let ready = 0;
  let question = 0;
  let at = -1;

  function followAll(said: Extract<NetSaid, { say: 'sight' | 'beat' }>): void {
    if (said.say === 'sight') known = said.public as Race['public'];
    else if (said.at !== at + 1) throw new Error(`beat ${said.at} came after ${at}`);
    else if (said.public !== undefined) known = patchInto(known, said.public) as Race['public'];
    ({ question, at } = said);
    ready = said.ready ?? ready;
    if ((at & 63) === 0 && printText(print(known), ready) !== said.print) throw new Error('a print differs');
  }

  return {
    follow(seat, said) {
      if (said.say !== 'sight' && said.say !== 'beat' && said.say !== 'own') return;
      const knowing = seats[seat] as Knowing;
      knowing.at = said.at;
      if (said.say === 'sight') knowing.own = said.own as Race['seat'];
      else if (said.own !== undefined) knowing.own = patchInto(knowing.own, said.own) as Race['seat'];
      if (seat === 0 && said.say !== 'own') followAll(said);
    },
    count(seat, text) {
      (seats[seat] as Knowing).at = Number.parseInt(text.slice(text.indexOf('"at":') + 5), 10);
    },
    choose(seat) {
      const { own, at: here } = seats[seat] as Knowing;
      if (known === null || own === null || here !== at) return null;
      const frame = known.stack.at(-1);
      if (frame === undefined || own.sealed !== null) return null;
      if (!includes(rules.frames[frame.kind]?.asked(known, frame) ?? 0, seat)) return null;
      // What a seat may answer hangs on what it knows, so the others' hands may stay empty.
      const hands = seats.map((_, one) => (one === seat ? own : NOTHING));
      const state = { public: known, seats: hands, table: { ...NO_TABLE, ready } };
      const answers = legalActions(open(rules, state), seat);
      return answers.length === 0 ? null : chooseFrom(chance, answers);
    },
    question: () => question,
    isOver: () => (known === null ? null : known.stack.length === 0),
    forget(seat) {
      (seats[seat] as Knowing).own = null;
    },
    forgetAll() {
      known = null;
    },
  };
}

const NOTHING: Race['seat'] = { hand: [], drawn: [], sealed: null };
const NO_TABLE: Race['table'] = { chance: {}, ready: 0, deck: [] };
