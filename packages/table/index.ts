export { LONGEST_NAME, readPlayers, readTable, writeTable } from './file.ts';
export { readTableOptions } from './options.ts';
export {
  answer,
  askedBot,
  askedPeople,
  botAnswer,
  type DeviceTable,
  isFinished,
  type Moved,
  type Player,
  playBots,
  resume,
  setTable,
  type TablePlan,
  takeable,
  undo,
} from './table.ts';
export { type Roads, type Way, wayAlong, waysOf, whyNoWay } from './ways.ts';
export { answerTo, type Fare, type Means, meansOf } from './ways-means.ts';
