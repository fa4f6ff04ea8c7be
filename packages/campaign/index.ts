export {
  type Account,
  accountFor,
  accountOf,
  type Campaign,
  fork,
  type KeptRace,
  newCampaign,
  type Parts,
  replayRace,
  withRace,
} from './campaign.ts';
export type { Swap } from './deck.ts';
export { LONGEST_NAME, readCampaign, writeCampaign } from './file.ts';
export { type Mission, missionsOf } from './missions/index.ts';
export { type Choice, optionsFor } from './next-race.ts';
export { isLegendaryDriver, isPageFull } from './passport.ts';
export type { Changes } from './settle.ts';
export { FIRST_STANDING, type Page, type Passport, type Standing, WAYS, type Way } from './standing.ts';
