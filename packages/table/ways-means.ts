import type { Answer, Card, Race, RacePublic, RaceRules } from '@race/great-race';
import { farEnd, lineOf } from '@race/great-race/board/board.ts';
import { guardsOf } from '@race/great-race/crew/assistants.ts';
import { mechanicsOf } from '@race/great-race/crew/gauges.ts';
import { fareFor } from '@race/great-race/drive/transport.ts';
import { legalActions, open, type Seat, type State, step, view } from '@race/kernel';

/** A line that can be taken, with the fewest transport cards that make it affordable. */
export interface Fare {
  readonly line: number;
  readonly to: number;
  readonly francs: number;
  readonly cards: number;
}

/** What a drive has: on board, and what cards and guards could add when they are asked for. */
export interface Means {
  /** How many spaces it may still go. BASE-DRIVE-01. */
  readonly range: number;
  readonly petrol: number;
  readonly mechanics: number;
  /** Petrol that jerrycans in hand could pour. */
  readonly pours: number;
  /** Dangers that guards and cards could avert. */
  readonly shields: number;
  /** Stop symbols that cards could ignore. */
  readonly guides: number;
  readonly fares: readonly Fare[];
}

/** What a seat could drive with: in the drive under way, or in the one it could begin now. Null when there is none. */
export function meansOf(rules: RaceRules, state: State<Race>, seat: Seat): Means | null {
  const driving = driven(rules, state, seat);
  const frame = driving?.public.stack.at(-1);
  if (driving === null || frame?.kind !== 'drive' || !('left' in frame)) return null;
  const { public: known, own } = view(rules, driving, seat);
  const crew = known.crews[seat];
  if (crew === undefined || own === null) return null;
  const held = (worth: (card: Card) => number) =>
    rules.cards.reduce((sum, card, index) => sum + worth(card) * (own.hand[index] ?? 0), 0);
  return {
    range: Number(frame.left),
    petrol: crew.petrol,
    mechanics: mechanicsOf(crew),
    pours: held((card) => card.pours),
    shields: guardsOf(crew) + held((card) => (card.shields ? 1 : 0)),
    guides: held((card) => (card.guides ? 1 : 0)),
    fares: faresOf(rules, known, seat, legalActions(open(rules, driving), seat)),
  };
}

/** The table as it is once the drive has begun; beginning it reveals nothing. */
function driven(rules: RaceRules, state: State<Race>, seat: Seat): State<Race> | null {
  const answers = legalActions(open(rules, state), seat);
  if (answers.length > 0 && state.public.stack.at(-1)?.kind === 'drive') return state;
  const begin = answers.find((answer) => answer.do === 'drive');
  if (begin === undefined) return null;
  const begun = step(rules, state, seat, begin);
  return begun.ok ? begun.state : null;
}

function faresOf(rules: RaceRules, known: RacePublic, seat: Seat, answers: readonly Answer[]): Fare[] {
  const at = known.crews[seat]?.at ?? -1;
  const fares = new Map<number, Fare>();
  for (const answer of answers) {
    if (answer.do !== 'line' || answer.poured || fares.has(answer.line)) continue;
    const { line, cards } = answer;
    const to = farEnd(lineOf(rules.board, line), at);
    fares.set(line, { line, to, cards, francs: fareFor({ rules, public: known }, seat, { line, cards }) });
  }
  return [...fares.values()];
}

interface Standing {
  readonly rules: RaceRules;
  readonly state: State<Race>;
}

/** The answer that goes to a space: over land, or by the line that leads there. */
export function answerTo({ rules, state }: Standing, seat: Seat, space: number): Answer {
  const answers = legalActions(open(rules, state), seat);
  const [fare] = faresOf(rules, state.public, seat, answers).filter(({ to }) => to === space);
  const isNear = answers.some((answer) => answer.do === 'enter' && answer.space === space);
  if (isNear || fare === undefined) return { do: 'enter', space, poured: false };
  return { do: 'line', line: fare.line, cards: fare.cards, poured: false };
}
