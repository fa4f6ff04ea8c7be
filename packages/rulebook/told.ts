import type { RuleId } from './rules.ts';

/** The default rule behind each event of a race. */
const TOLD = {
  crewChosen: 'BASE-SETUP-08',
  orderDrawn: 'BASE-SETUP-02',
  turnBegun: 'BASE-TURN-01',
  cardsDealt: 'BASE-BIVOUAC-01',
  cardTaken: 'BASE-BIVOUAC-02',
  cardLeftOver: 'BASE-BIVOUAC-02',
  planned: 'BASE-PLAN-02',
  petrolBought: 'BASE-PETROL-01',
  cardPlayed: 'CARD-01',
  petrolPoured: 'CARD-JERRYCAN',
  moneyReceived: 'CARD-FINANCIAL',
  assistantsFunded: 'BASE-FUND-01',
  assistantWaited: 'BASE-CONVOY-11',
  crewPassed: 'BASE-CONVOY-04',
  tilesDrawn: 'BASE-PATH-03',
  tileLaid: 'BASE-PATH-01',
  tilesSetAside: 'CARD-TOPOGRAPHER',
  tilesReturned: 'BASE-PATH-06',
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
  turnedBack: 'BASE-DRIVE-08',
  stopIgnored: 'CARD-GUIDE',
  stopped: 'BASE-DRIVE-06',
  brokeDown: 'BASE-DRIVE-05',
  cityEntered: 'BASE-DRIVE-11',
  levelReached: 'BASE-DRIVE-15',
  crewTargeted: 'CARD-07',
  tilesTargeted: 'CARD-07',
  cardStopped: 'CARD-02',
  tilesRemoved: 'CARD-TRAIL-HUNTER',
  tilesSwapped: 'CARD-CON-ARTIST',
  crewArrived: 'BASE-END-01',
  orderChanged: 'BASE-MAINT-01',
  bonusPaid: 'BASE-MAINT-02',
  raceEnded: 'BASE-END-04',

  leaderChosen: 'LEADER-02',
  powerUsed: 'LEADER-03',
  tileRedrawn: 'LEADER-CHAPMAN',
  vehicleOutfitted: 'PADDOCK-02',
  paddockLeft: 'PADDOCK-03',
  gaugeTuned: 'PADDOCK-01',
  seasonChosen: 'SEASON-02',
  weatherRolled: 'SEASON-03',
  microclimateRolled: 'SEASON-06',
  giftTaken: 'VILLAGE-03',
  villagePassed: 'VILLAGE-02',
  parcelsLaid: 'POSTAL-02',
  parcelAboard: 'POSTAL-02',
  parcelLoaded: 'POSTAL-04',
  parcelDelivered: 'POSTAL-03',
  patronMoved: 'PATRON-03',
  patronCashed: 'PATRON-04',
  borderRolled: 'DIPLO-03',
  borderClosed: 'DIPLO-03',
  bribePaid: 'DIPLO-03',
  influenceBought: 'DIPLO-04',

  reneRevealed: 'SOLO-04',
  reneShuffled: 'SOLO-03',
  torpedoGoes: 'SOLO-10',
  targetNamed: 'SOLO-07',
  torpedoLaid: 'SOLO-08',
  torpedoBoxed: 'SOLO-08',
  torpedoSteps: 'SOLO-11',
  torpedoStays: 'SOLO-22',
  torpedoDrew: 'SOLO-12',
  torpedoUsed: 'LEGACY-GREEN-01',
  torpedoTook: 'SOLO-15',
  torpedoRecovered: 'SOLO-17',
  torpedoRewarded: 'SOLO-14',
  powerGained: 'LEGACY-01',
  dangersLoom: 'SOLO-16',
  dangerStopped: 'SOLO-23',
  campCleared: 'SOLO-15',
} as const satisfies { readonly [event: string]: RuleId };

/** What a rule may depend on. */
interface Told {
  readonly key: string;
  /** The card that was played or used. */
  readonly card?: string;
  /** What averted a danger. */
  readonly with?: string;
  /** Where René's Torpedo put a tile, and why it acted. */
  readonly where?: string;
  readonly why?: string;
  /** What a tile is worth to it, and from where on it is a hard one. */
  readonly value?: number;
  readonly limit?: number;
  /** What a card gave it. */
  readonly petrol?: number;
  /** The assistant it plays. */
  readonly assistant?: number;
  /** Whose vehicle took damage, and who split it. */
  readonly seat?: number;
  readonly by?: number | string | null;
  readonly winner?: number;
}

/** Events of a card being used: its own rule says what it does. */
const OF_A_CARD = ['cardPlayed', 'crewTargeted', 'tilesTargeted'];

const ruleOfCard = (card: string): string => `CARD-${card.toUpperCase()}`;

/** The rules to read about what happened together, each once, in order. */
export function rulesOfTold(events: readonly Told[]): string[] {
  const rules = events.map((event, at) => ruleOf(event, events.slice(0, at)));
  return [...new Set(rules.flatMap((rule) => rule ?? []))];
}

function ruleOf(event: Told, before: readonly Told[]): string | null {
  const { key, card } = event;
  if (card !== undefined && OF_A_CARD.includes(key)) return ruleOfCard(card);
  switch (key) {
    case 'petrolPoured': {
      const played = before.findLast((one) => one.key === 'cardPlayed')?.card;
      return played === undefined ? TOLD.petrolPoured : ruleOfCard(played);
    }
    case 'moneyReceived':
      if (before.at(-1)?.key === 'paddockLeft') return 'PADDOCK-05';
      return has(before, 'planned') ? 'LEADER-CHEVY' : TOLD.moneyReceived;
    case 'damageTaken':
      return event.by === event.seat ? TOLD.damageTaken : 'CARD-SABOTEUR';
    case 'raceEnded':
      return event.winner === -1 ? 'BASE-END-07' : TOLD.raceEnded;
    case 'parcelsLaid':
      return has(before, 'orderChanged') ? 'POSTAL-05' : TOLD.parcelsLaid;
    case 'torpedoGoes':
      return event.assistant === 1 ? 'SOLO-06' : TOLD.torpedoGoes;
    case 'torpedoSteps':
      return event.why === 'sea' ? 'LEGACY-BLUE-03' : TOLD.torpedoSteps;
    case 'dangerMet':
      return event.with === 'militia' ? 'CARD-MILITIA' : TOLD.dangerMet;
    case 'torpedoLaid':
      return event.where === 'hisWay' ? 'SOLO-08' : 'SOLO-09';
    case 'torpedoBoxed':
      return (event.value ?? 0) < (event.limit ?? 0) ? 'SOLO-08' : 'SOLO-09';
    case 'torpedoUsed':
      return greenPower(event, has(before, 'torpedoDrew'));
    case 'dangersLoom':
      return MENACES[event.why ?? ''] ?? TOLD.dangersLoom;
    default:
      return isTold(key) ? TOLD[key] : null;
  }
}

const has = (events: readonly Told[], key: string): boolean => events.some((one) => one.key === key);

/** In a city the Torpedo draws cards, in the bivouac it takes them. */
function greenPower({ petrol = 0 }: Told, isInCity: boolean): string {
  if (isInCity) return petrol > 0 ? 'LEGACY-GREEN-03' : 'LEGACY-GREEN-04';
  return petrol > 0 ? 'LEGACY-GREEN-01' : 'LEGACY-GREEN-02';
}

const MENACES: { readonly [why: string]: RuleId | undefined } = {
  taken: 'LEGACY-RED-01',
  city: 'LEGACY-RED-02',
};

const isTold = (key: string): key is keyof typeof TOLD => Object.hasOwn(TOLD, key);
