export { answerTo, type Fare, type Means, meansOf } from './drive-budget.ts';
export { type DriveRoute, driveRoutes, type Roads, routeAlong, whyNoRoute } from './drive-routes.ts';
export { readTableFile, replayTable, writeTable } from './file.ts';
export { type GameFormat, LONGEST_NAME, RACE_FORMAT, readPlayers } from './format.ts';
export { writePosition } from './position.ts';
export { rematchPlayers } from './rematch-players.ts';
export {
  answer,
  asked,
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
  undo,
} from './table.ts';
