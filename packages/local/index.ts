export { answerTo, type Fare, type Means, meansOf } from './drive-budget.ts';
export { type DriveRoute, driveRoutes, type Roads, routeAlong, whyNoRoute } from './drive-routes.ts';
export {
  type GameDoor,
  LONGEST_NAME,
  RACE_DOOR,
  readPlayers,
  readTableFile,
  replayTable,
  writeTable,
} from './file.ts';
export { rematchPlayers } from './rematch-players.ts';
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
  type LocalPlayer,
  type Moved,
  playBots,
  resume,
  type SoloPlan,
  setTable,
  type TableParts,
  type TablePlan,
  takeable,
  undo,
} from './table.ts';
