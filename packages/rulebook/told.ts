import type { RuleId } from './rules.ts';

/** The rule behind whatever can be told of a race, by the event's name. */
const TOLD: { readonly [event: string]: RuleId } = {
  crewChosen: 'BASE-SETUP-08',
  orderDrawn: 'BASE-SETUP-02',
  turnBegun: 'BASE-TURN-01',
  cardsDealt: 'BASE-BIVOUAC-01',
  cardTaken: 'BASE-BIVOUAC-02',
  cardLeftOver: 'BASE-BIVOUAC-02',
  planned: 'BASE-PLAN-02',
  petrolBought: 'BASE-PETROL-01',
  cardPlayed: 'CARD-01',
  petrolPoured: 'BASE-PETROL-03',
  moneyReceived: 'CARD-FINANCIAL',
  assistantsFunded: 'BASE-FUND-01',
  assistantWaited: 'BASE-CONVOY-11',
  crewPassed: 'BASE-CONVOY-04',
  tilesDrawn: 'BASE-PATH-03',
  tileLaid: 'BASE-PATH-01',
  tilesSetAside: 'BASE-PATH-08',
  tilesReturned: 'BASE-PATH-08',
  tileCleared: 'BASE-GUARD-02',
  cardsDrawn: 'BASE-HAND-02',
  cardsSeen: 'BASE-SETUP-09',
  cardDiscarded: 'BASE-HAND-01',
  deckShuffled: 'BASE-BIVOUAC-04',
  bagRefilled: 'BASE-PATH-06',
  repairBegun: 'BASE-MECH-01',
  partFitted: 'BASE-MECH-01',
  driveBegun: 'BASE-DRIVE-01',
  tileUncovered: 'BASE-DRIVE-08',
  lineTaken: 'BASE-DRIVE-12',
  dangerMet: 'BASE-GUARD-01',
  spaceEntered: 'BASE-DRIVE-02',
  damageTaken: 'BASE-DRIVE-03',
  turnedBack: 'BASE-DRIVE-09',
  stopIgnored: 'CARD-GUIDE',
  stopped: 'BASE-DRIVE-06',
  brokeDown: 'BASE-DRIVE-05',
  cityEntered: 'BASE-DRIVE-11',
  levelReached: 'BASE-DRIVE-15',
  crewTargeted: 'CARD-07',
  tilesTargeted: 'CARD-07',
  cardStopped: 'CARD-02',
  tilesRemoved: 'CARD-09',
  tilesSwapped: 'CARD-CON-ARTIST',
  crewArrived: 'BASE-END-01',
  orderChanged: 'BASE-MAINT-01',
  bonusPaid: 'BASE-MAINT-02',
  raceEnded: 'BASE-END-03',

  leaderChosen: 'LEADER-02',
  powerUsed: 'LEADER-03',
  tileRedrawn: 'LEADER-CHAPMAN',
  vehicleOutfitted: 'PADDOCK-02',
  paddockLeft: 'PADDOCK-03',
  gaugeTuned: 'PADDOCK-05',
  seasonChosen: 'SEASON-02',
  weatherRolled: 'SEASON-03',
  microclimateRolled: 'SEASON-07',
  giftTaken: 'VILLAGE-03',
  villagePassed: 'VILLAGE-02',
  parcelsLaid: 'POSTAL-02',
  parcelAboard: 'POSTAL-04',
  parcelLoaded: 'POSTAL-05',
  parcelDelivered: 'POSTAL-03',
  patronMoved: 'PATRON-03',
  patronCashed: 'PATRON-04',
  borderRolled: 'DIPLO-03',
  borderClosed: 'DIPLO-03',
  bribePaid: 'DIPLO-07',
  influenceBought: 'DIPLO-04',

  reneRevealed: 'SOLO-04',
  reneShuffled: 'SOLO-03',
  torpedoGoes: 'SOLO-05',
  targetNamed: 'SOLO-07',
  torpedoLaid: 'SOLO-08',
  torpedoBoxed: 'SOLO-27',
  torpedoSteps: 'SOLO-10',
  torpedoStays: 'SOLO-11',
  torpedoDrew: 'SOLO-12',
  torpedoUsed: 'SOLO-11',
  torpedoTook: 'SOLO-15',
  torpedoRecovered: 'SOLO-17',
  torpedoRewarded: 'SOLO-12',
  powerGained: 'LEGACY-01',
  dangersLoom: 'SOLO-16',
  dangerStopped: 'SOLO-16',
  campCleared: 'SOLO-15',
};

interface Told {
  readonly key: string;
  /** The card that was played. */
  readonly card?: string;
}

/** Events of a card being used: its own rule says what it does. */
const OF_A_CARD = ['cardPlayed', 'crewTargeted', 'tilesTargeted'];

/** The rule to read about an event; null for one that no rule speaks of. */
export function ruleOfTold({ key, card }: Told): string | null {
  if (card !== undefined && OF_A_CARD.includes(key)) return `CARD-${card.toUpperCase()}`;
  return TOLD[key] ?? null;
}
