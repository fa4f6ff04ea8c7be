export { addUp } from './add-up.ts';
export { BOUNDS, type Finding, findingsOf, findShare, meanOf, type Verdict } from './bounds.ts';
export { seating, seedOf } from './heats.ts';
export { type Interval, intervalOf, NORMAL, type Score, shareOf } from './interval.ts';
export { watchLead } from './lead.ts';
export { type Heat, runRaces } from './races.ts';
export { type Duels, type Pair, runDuels } from './skill.ts';
export { count, type Spread, type Summary, summary } from './spread.ts';
export { type CardCount, NO_RACES, type Raced, type Stand, type Tally } from './tally.ts';
