export type { DashAnswer, DashVerb } from './answers.ts';
export { BOOSTERS, BOOSTS, type BoosterId } from './boosters.ts';
export {
  type CardIndex,
  CHARACTERS,
  type CharacterId,
  type DashCard,
  VEHICLES,
  type Vehicle,
  VIOLET,
} from './cards/card.ts';
export { type CountedCourse, countCourse, stagesOf } from './course.ts';
export { makeDash } from './dash.ts';
export type { DashEvent } from './events.ts';
export {
  type DashOptionFault,
  type DashOptions,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  readDashOptions,
  WAYS_TO_CAST,
} from './options.ts';
export { type Counting, compareIn, countingAs, orderOf } from './order.ts';
export { type DashStanding, dashStandings, dashWinners } from './standings.ts';
export {
  cardAt,
  characterOf,
  courseOf,
  type Dash,
  type DashFrame,
  type DashGame,
  type DashPublic,
  type DashRules,
  handOf,
  type ReadableDash,
  ROUNDS,
  STREAMS,
} from './state.ts';
