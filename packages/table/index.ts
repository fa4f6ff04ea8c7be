export { LONGEST_NAME, readPlayers, readTable, writeTable } from './file.ts';
export {
  answer,
  askedBot,
  askedPeople,
  botAnswer,
  canUndo,
  type DeviceTable,
  isFinished,
  type Moved,
  type Player,
  playBots,
  resume,
  setTable,
  type TablePlan,
  undo,
} from './table.ts';
export { type Way, wayAlong, waysOf } from './ways.ts';
