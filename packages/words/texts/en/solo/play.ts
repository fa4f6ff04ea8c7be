export const play = {
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'cards',
  'events.reneRevealed': '{crew}’s card {rene}: he makes for {colour} cities.',
  'events.reneShuffled': '{crew}’s deck is shuffled again: {count|one # card|other # cards}.',
  'events.torpedoGoes':
    '{crew} plays {assistant|1 his first assistant: tiles|2 his second assistant|other assistant #}.',
  'events.targetNamed':
    '{crew} makes for {place}{why|nearest , the nearest city of the colour|destinationNearer , for the destination is nearer than any of the colour|noneLeft , for no city of the colour is left|other }.',
  'events.torpedoLaid':
    '{crew} lays a tile {at} ({tile}), {where|hisWay on his own way|playersWay on your way|aroundPlayer around your vehicle|besideWay beside your way|other there}: value {value}, limit {limit}.',
  'events.torpedoBoxed':
    'A tile of {crew}’s has no free space and goes into the box ({tile}): value {value}, limit {limit}.',
  'events.torpedoSteps':
    '{crew}’s next step: {place}, {why|city a city beside him and farther on|sea by sea, nearer his target|tile the easier tile|onlyTile the tile on his way he can pay|blind blind, for no tile lies there|bare bare ground, for no tile is left|other his way}.',
  'events.torpedoStays':
    '{crew} stays where he is: {why|cannotPay he cannot pay what lies ahead|other no way leads on}.',
  'events.torpedoDrew': '{crew} draws in the city: {cards}.',
  'events.torpedoUsed': 'His powers let {crew} use it ({card}): petrol +{petrol}, mechanics +{mechanics}.',
  'events.torpedoTook': '{crew}’s card names space {named}: he takes from space {number} ({card}).',
  'events.torpedoRecovered': '{crew} recovers: petrol +{petrol}, mechanics +{mechanics}.',
  'events.torpedoRewarded': '{crew} is in front: petrol +{petrol}.',
  'events.powerGained': '{crew} grows for good: his {colour} powers are at level {level}.',
  'events.dangersLoom':
    '{dangers|one # danger card|other # danger cards} {why|left left lying|taken that he took|other from the city}: {damage} mechanics each.',
  'events.dangerStopped': '{crew} stops a danger ({shield}).',
  'events.campCleared': 'Left in the bivouac and discarded: {cards}.',
  'questions.camp': 'Which card do you take? {takes|one One is yours|other # are yours}.',
  'questions.menace': 'A danger in the night: {damage} mechanics. Does a guard or a militia stop it?',
  'answers.claim': 'Take {card} from space {number}',
  'answers.suffer': 'Take the damage',
  'verbs.claim': 'Take',
  'verbs.suffer': 'Endure',
  'refusals.claim.empty': 'No card lies on space {number}.',
  'refusals.expected.camp':
    'Take {count|one a card|other # cards} from the bivouac first; nobody may decline.',
  'refusals.expected.menace': 'A danger comes first: stop it, or take {damage} damage.',
  'refusals.misplaced.claim': 'Cards on numbered spaces are taken in the bivouac.',
  'refusals.misplaced.suffer': 'No danger card is striking now.',
} as const;
