import type { Messages } from '../../../text.ts';

// A race against René: everything his module tells.
export const play = {
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'cards',
  'newspaper.head.torpedoLaid': '{crew} works on the map',
  'newspaper.head.torpedoTook': '{crew} takes cards',
  'newspaper.head.torpedoRecovered': '{crew} recovers',
  'newspaper.head.torpedoStays': '{crew} stays put',
  'events.reneRevealed': '{crew}’s card {rene}: he heads for {colour} cities.',
  'events.reneShuffled': '{crew}’s deck is reshuffled: {count|one # card|other # cards}.',
  'events.torpedoGoes':
    '{crew} plays {assistant|1 his first assistant: tiles|2 his second assistant|other assistant #}.',
  'events.targetNamed':
    '{crew} heads for {place}{why|nearest , the nearest city of that colour|destinationNearer , because the destination is closer|noneLeft , because no city of that colour is left|other }.',
  'events.torpedoLaid':
    '{crew} places a tile {at} ({tile}), {where|hisWay on his own route|playersWay on your route|aroundPlayer next to your vehicle|besideWay beside your route|other there}: value {value}, limit {limit}.',
  'events.torpedoBoxed':
    '{crew} has no free space for a tile, so it is out of the game ({tile}): value {value}, limit {limit}.',
  'events.torpedoSteps':
    '{crew}’s next step: {place}, {why|city a city next to him that is farther on|sea by sea, closer to his target|tile the easier tile|onlyTile the only tile on his route he can pay for|blind into the unknown, because there is no tile|bare over open ground, because no tiles are left|other his route}.',
  'events.torpedoStays':
    '{crew} stays where he is: {why|cannotPay he cannot pay for what lies ahead|other there is no way on}.',
  'events.torpedoDrew': '{crew} draws in the city: {cards}.',
  'events.torpedoUsed':
    '{crew}’s powers let him use {card}{petrol|0 |other : petrol +#}{mechanics|0 |other , mechanics +#}.',
  'events.torpedoTook': '{crew}’s card says space {named}: he takes the card on space {number} ({card}).',
  'events.torpedoRecovered': '{crew} recovers: petrol +{petrol}, mechanics +{mechanics}.',
  'events.torpedoRewarded': '{crew} is in the lead: petrol +{petrol}.',
  'events.powerGained': '{crew} gains a legacy power: his {colour} powers are at level {level}.',
  'events.dangersLoom.left':
    '{dangers|one # danger card left over|other # danger cards left over}: {damage} damage{dangers|one |other  each}.',
  'events.dangersLoom.taken':
    '{dangers|one # danger card taken by René|other # danger cards taken by René}: {damage} damage{dangers|one |other  each}.',
  'events.dangersLoom.city':
    '{dangers|one # danger card from the city|other # danger cards from the city}: {damage} damage{dangers|one |other  each}.',
  'events.dangerStopped': '{crew} stops a danger ({shield}).',
  'events.campCleared': 'Left in the bivouac and discarded: {cards}.',
  'questions.camp': 'Which card do you take? {takes|one You get one|other You get #}.',
  'questions.menace':
    'A danger in the night: {damage} damage. Do you stop it with a guard or a militia card?',
  'answers.claim': 'Take {card} from space {number}',
  'answers.suffer': 'Take the damage',
  'verbs.claim': 'Take',
  'verbs.suffer': 'Take damage',
  'refusals.claim.empty': 'There is no card on space {number}.',
  'refusals.expected.camp':
    'Take {count|one a card|other # cards} from the bivouac first. You cannot decline.',
  'refusals.expected.menace': 'Deal with the danger first: stop it, or take {damage} damage.',
  'refusals.misplaced.claim': 'You can only take these cards in the bivouac.',
  'refusals.misplaced.suffer': 'No danger card is hitting you now.',
} as const satisfies Messages;
