export {
  afterRace,
  type Campaign,
  type CampaignHistory,
  type CampaignRace,
  fork,
  historyOf,
  newCampaign,
  type Parts,
  replayRace,
  withRace,
} from './campaign.ts';
export type { Swap } from './deck.ts';
export { LONGEST_NAME, readCampaign, writeCampaign } from './file.ts';
export type { Changes } from './finish-race.ts';
export { type Mission, missionsOf } from './missions/index.ts';
export { type RaceSummary, summarizeRace } from './missions/race-summary.ts';
export { optionsFor, type RaceChoice } from './next-race.ts';
export { isLegendaryDriver, isPageFull } from './passport.ts';
export {
  CAMPAIGN_MODES,
  type CampaignMode,
  type CampaignState,
  FIRST_STATE,
  type Passport,
  type PassportPage,
} from './state.ts';
