import { NO_POWERS, type Powers } from '@race/great-race/modules/solo/options.ts';
import { deckOf, type ReneId } from '@race/great-race/modules/solo/rene/cards.ts';
import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';

/** PASS-01: with his deck alone, with deck and powers, and with no opponent at all. */
export const CAMPAIGN_MODES = ['prudent', 'legendary', 'alone'] as const;
export type CampaignMode = (typeof CAMPAIGN_MODES)[number];

/** Missions that are stamped, each with the number of the race that earned it. */
export type PassportPage = { readonly [mission: string]: number };
export type Passport = { readonly [way in CampaignMode]: { readonly [board in BoardId]: PassportPage } };

/** What a campaign has come to between two races. */
export interface CampaignState {
  /** DECK-03: kept from race to race. */
  readonly deck: readonly ReneId[];
  readonly powers: Powers;
  /** SOLO-24: whether René is first in the next race. */
  readonly first: boolean;
  readonly passport: Passport;
  /** Races behind it. */
  readonly races: number;
}

const blankPages = () => Object.fromEntries(BOARD_IDS.map((board) => [board, {}])) as Passport[CampaignMode];

/** SOLO-02, SOLO-03: before the first race. */
export const FIRST_STATE: CampaignState = {
  deck: deckOf(1),
  powers: NO_POWERS,
  first: false,
  passport: { prudent: blankPages(), legendary: blankPages(), alone: blankPages() },
  races: 0,
};
