export { happens, seedFrom } from './dice.ts';
export { type Breach, lookClosely, noChecks, type Tried, tryGame } from './laws.ts';
export { perft } from './perft.ts';
export {
  type Choose,
  LAW_IDS,
  type LawId,
  type Moment,
  type Promised,
  type Trial,
  type Verdict,
  type Watcher,
} from './trial.ts';
