/** The six boosters, in the order of the rules. DASH-BOOST-01 to 06. */
export const BOOSTERS = ['summit', 'fastest', 'last-word', 'disguise', 'speed-first', 'swap'] as const;
export type BoosterId = (typeof BOOSTERS)[number];

/** What a booster does: at once by a choice of its owner, or to the next round. */
export interface Booster {
  readonly rule: string;
  /** What its owner chooses from right away; null for one that waits for the next round. */
  readonly chooses: 'vehicle' | 'swap' | null;
  /** The owner's next card counts as the fastest of its kind. */
  readonly isFastest: boolean;
  /** The owner chooses when all others have revealed. */
  readonly choosesLast: boolean;
  /** The owner's next card counts as the vehicle on top. */
  readonly isDisguised: boolean;
  /** Speed goes before the hierarchy, for everybody. */
  readonly speedFirst: boolean;
}

const booster = (rule: string, does: Partial<Booster>): Booster => ({
  rule,
  chooses: null,
  isFastest: false,
  choosesLast: false,
  isDisguised: false,
  speedFirst: false,
  ...does,
});

export const BOOSTS = {
  summit: booster('DASH-BOOST-01', { chooses: 'vehicle' }),
  fastest: booster('DASH-BOOST-02', { isFastest: true }),
  'last-word': booster('DASH-BOOST-03', { choosesLast: true }),
  disguise: booster('DASH-BOOST-04', { isDisguised: true }),
  'speed-first': booster('DASH-BOOST-05', { speedFirst: true }),
  swap: booster('DASH-BOOST-06', { chooses: 'swap' }),
} as const satisfies Record<BoosterId, Booster>;

/** Boosters that wait for the next round. */
export type LastingBooster = Exclude<BoosterId, 'summit' | 'swap'>;

export const isLasting = (id: BoosterId): id is LastingBooster => BOOSTS[id].chooses === null;
