export { happens, seedFrom } from './dice.ts';
export { onDevice } from './history.ts';
export { type Breach, lookClosely, noChecks, type Tried, tryGame } from './laws.ts';
export { perft } from './perft.ts';
export {
  type Choose,
  type Keep,
  LAW_IDS,
  type LawId,
  type Moment,
  type Promised,
  type Trial,
  type Verdict,
  type Watcher,
} from './trial.ts';
