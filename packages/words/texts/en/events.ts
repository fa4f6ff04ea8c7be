import type { CoreEvent } from '@race/great-race';
import type { Messages } from '../../text.ts';

// Dispatches from the road: short, in the present, and exact.
export const events = {
  'events.crewChosen': '{crew} takes the wheel of the {vehicle} ({team}).',
  'events.orderDrawn': 'They start in this order: {order}.',
  'events.turnBegun': 'Turn {turn}. Camp is pitched for the bivouac.',
  'events.cardsDealt': 'On offer at the bivouac: {cards}.',
  'events.cardsDealt.none': 'The bivouac has no card left to offer.',
  'events.cardTaken': '{crew} takes {card}.',
  'events.cardLeftOver': 'The card left over goes to {crew}: {card}.',
  'events.planned': '{crew}’s plan: {plan}.',
  'events.petrolBought': '{crew} buys {levels|one # level|other # levels} of petrol for {francs} F.',
  'events.cardPlayed': '{crew} plays {card}.',
  'events.petrolPoured': '{crew} pours in {levels|one # level|other # levels} of petrol.',
  'events.moneyReceived': '{crew} receives {francs} F.',
  'events.assistantsFunded':
    '{crew} raises {francs} F with {assistants|one # assistant|other # assistants} on funding.',
  'events.assistantWaited': '{crew} waits: an assistant on {box} is used up.',
  'events.crewPassed':
    '{crew} passes{guards|0 |one ; # guard stays on watch|other ; # guards stay on watch}.',
  'events.tilesDrawn': '{crew} draws {count|one # tile|other # tiles} from the bag: {tiles}.',
  'events.tileLaid': '{crew} lays a tile {onto}: {tile}.',
  'events.tilesSetAside':
    'What {crew} does not lay leaves the game: {count|one # tile|other # tiles} ({tiles}).',
  'events.tilesReturned':
    'Nowhere to lay: {count|one # tile goes|other # tiles go} back into the bag for {crew}.',
  'events.tileCleared': '{crew} sends a guard; the tile {at} leaves the game ({tile}).',
  'events.cardsDrawn': '{crew} draws {count|0 no card|one # card|other # cards}.',
  'events.cardsSeen': 'For your eyes only: {cards}.',
  'events.cardDiscarded': '{crew} discards {card}.',
  'events.deckShuffled': 'The discard pile is shuffled into a new deck of {count|one # card|other # cards}.',
  'events.bagRefilled':
    'The bag is empty; {count|one # tile that had left the game goes|other # tiles that had left the game go} back in.',
  'events.repairBegun': '{crew} lifts the bonnet for a repair.',
  'events.partFitted': '{crew} fits {card}: {gains}.',
  'events.partFitted.bought': '{crew} buys a part for {francs} F: {gains}.',
  'events.driveBegun': '{crew} sets off: a drive of up to {spaces|one # space|other # spaces}.',
  'events.tileUncovered': 'Unfamiliar territory {at}: {crew} turns up a tile ({tile}).',
  'events.lineTaken':
    '{crew} takes {line} for {francs} F{cards|0 |one , with # transport card|other , with # transport cards}.',
  'events.dangerMet': '{crew} uses {shield} and averts the danger {at}.',
  'events.spaceEntered': '{crew} drives {into}: {price}.',
  'events.spaceEntered.free': '{crew} drives {into} and pays nothing.',
  'events.damageTaken': 'Damage to {crew}: {losses}.',
  'events.turnedBack': '{crew} does not get {into} and turns back; the drive is over.',
  'events.stopIgnored': 'The stop symbol does not hold {crew}.',
  'events.stopped': 'Stop symbol: the drive of {crew} ends {at}.',
  'events.brokeDown': 'Breakdown! The engine of {crew} is at 0.',
  'events.cityEntered':
    '{crew} makes camp in {city}{cards|0 |one , which offers # card|other , which offers # cards}.',
  'events.levelReached': '{crew} is on space {level} of the progression track.',
  'events.crewTargeted': 'Danger! {crew} sends {card} after {target}.',
  'events.tilesTargeted': 'Danger! {crew} sends {card} to {places}.',
  'events.cardStopped': '{by} uses {shield} and stops {crew}: {card} comes to nothing.',
  'events.tilesRemoved': '{crew} removes {count|one # tile|other # tiles} from the game: {tiles}.',
  'events.tilesSwapped': '{crew} makes two tiles change places. Now they lie so: {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived':
    'Arrival! {crew} reaches {city} {place|1 first|2 second|3 third|4 fourth|other in place #}.',
  'events.orderChanged': 'New turn order: {order}.',
  'events.bonusPaid': 'Progress bonus for {crew}: {francs} F.',
  'events.raceEnded': 'The race is over in turn {turn}. {crew} wins!',
  'events.raceEnded.none': 'The race is over in turn {turn}. No crew has arrived, and nobody wins.',
} as const satisfies Messages & { readonly [Key in `events.${CoreEvent['key']}`]: string };
