export { addUp } from './add-up.ts';
export {
  BOUNDS,
  type BoundVerdict,
  changeOf,
  type Estimate,
  type Finding,
  findChange,
  findingsOf,
  findMean,
  findShare,
  meanOf,
} from './bounds.ts';
export { seating, seedOf } from './heats.ts';
export { type Interval, intervalOf, NORMAL, type Score, shareOf } from './interval.ts';
export { watchLead } from './lead.ts';
export { type HeatJob, runRaces } from './races.ts';
export { type Duels, type Pair, runDuels } from './skill.ts';
export { count, type Spread, type Summary, summary } from './spread.ts';
export { type CardCount, type CrewSums, NO_RACES, type RaceTally, type WinCount } from './tally.ts';
