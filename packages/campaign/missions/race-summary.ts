import type { Race, RaceEvent } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { type Board, lineOf } from '@race/great-race/board/board.ts';
import { FUNDING, SECURITY } from '@race/great-race/crew/crews.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { PLAYER } from '@race/great-race/modules/solo/slot.ts';
import { winnerOf } from '@race/great-race/standings.ts';
import { crewIn } from '@race/great-race/state.ts';
import type { History } from '@race/kernel';

/** What a race was like for its player: all that missions ask about. */
export interface RaceSummary {
  readonly board: string;
  readonly towards: 'south' | 'north';
  readonly won: boolean;
  readonly arrived: boolean;
  readonly turns: number;
  readonly francs: number;
  readonly engine: number;
  readonly chassis: number;
  readonly petrol: number;
  /** Coloured cities entered, in order. */
  readonly cities: readonly string[];
  readonly colours: ReadonlySet<string>;
  readonly seaLines: number;
  readonly airLines: number;
  /** Empty spaces driven into, and times turned back. */
  readonly uncovered: number;
  readonly turnedBack: number;
  /** Danger tiles entered at their full price. */
  readonly dangersPaid: number;
  readonly riskSpaces: number;
  readonly breakdowns: number;
  /** Cards its owner chose to spend, whatever for; not those given up over the hand limit. */
  readonly cardsSpent: number;
  readonly partsFitted: number;
  readonly petrolBought: number;
  /** The most guards, and the most assistants on funding, in one plan. */
  readonly mostGuards: number;
  readonly mostFunding: number;
}

/** Collects the tale of a race from its log, as far as it has come. */
export function summarizeRace(
  { opening, standing, state }: History<Race>,
  { board, solo }: Pick<SoloRules, 'board' | 'solo'>,
): RaceSummary {
  const events = [opening, ...standing].flatMap((step) => step.events).filter(isPlayers);
  const crew = crewIn(state.public, PLAYER);
  const cities = events.flatMap((event) => (event.key === 'cityEntered' ? [event.city] : []));
  const coloured = cities.filter((id) => colourOf(board, id) !== 'purple');
  const count = (key: RaceEvent['key']) => events.filter((event) => event.key === key).length;
  const lines = events.flatMap((event) =>
    event.key === 'lineTaken' ? [lineOf(board, event.line).kind] : [],
  );
  const plans = events.flatMap((event) => (event.key === 'planned' ? [event.boxes] : []));
  const entered = events.flatMap((event) => (event.key === 'spaceEntered' ? [event] : []));
  const most = (box: number) => Math.max(0, ...plans.map((boxes) => boxes[box] ?? 0));
  return {
    board: solo.board,
    towards: solo.towards,
    won: winnerOf(state.public) === PLAYER,
    arrived: crew.arrived > 0,
    turns: state.public.turn,
    francs: crew.francs,
    engine: crew.engine,
    chassis: crew.chassis,
    petrol: crew.petrol,
    cities: coloured,
    colours: new Set(coloured.map((id) => colourOf(board, id))),
    seaLines: lines.filter((kind) => kind === 'sea').length,
    airLines: lines.filter((kind) => kind === 'air').length,
    uncovered: count('tileUncovered'),
    turnedBack: count('turnedBack'),
    dangersPaid: entered.filter(({ danger }) => danger).length,
    riskSpaces: entered.filter(({ space }) => board.isRisk[space] === true).length,
    breakdowns: count('brokeDown'),
    cardsSpent: events.filter(isCardSpent).length,
    partsFitted: count('partFitted'),
    petrolBought: events.reduce((sum, event) => sum + (event.key === 'petrolBought' ? event.levels : 0), 0),
    mostGuards: most(SECURITY),
    mostFunding: most(FUNDING),
  };
}

/** A card was played, fitted in a repair, or stopped a danger of the night. */
export const isCardSpent = (event: RaceEvent): boolean =>
  event.key === 'cardPlayed' ||
  (event.key === 'partFitted' && event.part !== BOUGHT) ||
  (event.key === 'dangerStopped' && event.shield !== 'guard');

const isPlayers = (event: RaceEvent): boolean => 'seat' in event && event.seat === PLAYER;

const colourOf = ({ spaces }: Board, id: string): string =>
  spaces.find(({ city }) => city?.id === id)?.city?.colour ?? '';
