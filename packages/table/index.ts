export {
  type GameDoor,
  LONGEST_NAME,
  RACE_DOOR,
  readPlayers,
  readTableFile,
  replayTable,
  writeTable,
} from './file.ts';
export { playersAgain } from './players-again.ts';
export {
  answer,
  askedBot,
  askedPeople,
  type BotQuestion,
  botAnswer,
  botQuestion,
  type CampaignPlan,
  type DeviceTable,
  type GameMoved,
  type GameParts,
  type GameTable,
  isFinished,
  type Moved,
  type Player,
  playBots,
  resume,
  type SoloPlan,
  setTable,
  type TableParts,
  type TablePlan,
  takeable,
  undo,
} from './table.ts';
export { type Roads, type Way, wayAlong, waysOf, whyNoWay } from './ways.ts';
export { answerTo, type Fare, type Means, meansOf } from './ways-means.ts';
