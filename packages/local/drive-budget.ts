import type { Answer, Card, Race, RacePublic, RaceRules } from '@race/great-race';
import { farEnd, lineOf } from '@race/great-race/board/board.ts';
import { guardsOf } from '@race/great-race/crew/assistants.ts';
import { mechanicsOf } from '@race/great-race/crew/gauges.ts';
import { fareFor, offerLines } from '@race/great-race/drive/transport.ts';
import { legalActions, open, type Seat, type State, view } from '@race/kernel';

/** A line that can be taken, and the number of transport cards for it. */
export interface Fare {
  readonly line: number;
  readonly to: number;
  readonly francs: number;
  readonly cards: number;
}

/** The means of a drive: what is on board, and what cards and guards could add. */
export interface Means {
  /** The number of spaces it may still go. BASE-DRIVE-01. */
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

/** The means of a seat for the drive under way, or for the one it could begin now. Null when there is none. */
export function meansOf(rules: RaceRules, state: State<Race>, seat: Seat): Means | null {
  const { public: known, own } = view(rules, state, seat);
  const answers = legalActions(open(rules, state), seat);
  const drive = driveOf(known, seat, answers);
  const crew = known.crews[seat];
  if (drive === null || crew === undefined || own === null) return null;
  const held = (worth: (card: Card) => number) =>
    rules.cards.reduce((sum, card, index) => sum + worth(card) * (own.hand[index] ?? 0), 0);
  return {
    range: drive.left,
    petrol: crew.petrol,
    mechanics: mechanicsOf(crew),
    pours: held((card) => card.pours),
    shields: guardsOf(crew) + held((card) => (card.shields ? 1 : 0)),
    guides: held((card) => (card.guides ? 1 : 0)),
    fares: drive.moved ? [] : faresFrom({ rules, state }, seat),
  };
}

interface Drive {
  readonly left: number;
  readonly moved: boolean;
}

/**
 * How far the drive of a seat may still go. A drive that has not begun is only computed and never tried, since a die
 * might be thrown for it at a border.
 */
function driveOf(known: RacePublic, seat: Seat, answers: readonly Answer[]): Drive | null {
  const frame = known.stack.at(-1);
  if (answers.length > 0 && frame?.kind === 'drive' && 'left' in frame && 'moved' in frame)
    return { left: Number(frame.left), moved: frame.moved === true };
  const crew = known.crews[seat];
  const canBegin = crew !== undefined && answers.some((answer) => answer.do === 'drive');
  return canBegin ? { left: crew.engine, moved: false } : null;
}

/** The lines a drive can take from where the seat is, with each number of cards that makes a difference. */
function faresFrom({ rules, state }: Standing, seat: Seat): Fare[] {
  const answers: Answer[] = [];
  offerLines({ ...open(rules, state), rules }, seat, false, answers);
  const at = state.public.crews[seat]?.at ?? -1;
  return answers.flatMap((answer): Fare[] => {
    if (answer.do !== 'line') return [];
    const { line, cards } = answer;
    const to = farEnd(lineOf(rules.board, line), at);
    return [{ line, to, cards, francs: fareFor({ rules, public: state.public }, seat, { line, cards }) }];
  });
}

interface Standing {
  readonly rules: RaceRules;
  readonly state: State<Race>;
}

/** The answer that goes to a space, over land or by a line. */
export const answerTo = (space: number, by: Pick<Fare, 'line' | 'cards'> | null): Answer =>
  by === null
    ? { do: 'enter', space, poured: false }
    : { do: 'line', line: by.line, cards: by.cards, poured: false };
