import { translationOf } from '../../../text.ts';
import type { play as english } from '../../en/solo/play.ts';

export const play = translationOf<typeof english>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'kaarten',
  'desk.head.torpedoLaid': '{crew} bouwt aan de landkaart',
  'desk.head.torpedoTook': '{crew} slaat voorraad in',
  'desk.head.torpedoRecovered': '{crew} herstelt',
  'desk.head.torpedoStays': '{crew} blijft staan',
  'events.reneRevealed': 'Kaart {rene} van {crew}: zijn doelkleur is {colour}.',
  'events.reneShuffled': 'De stapel van {crew} wordt opnieuw geschud: {count|one # kaart|other # kaarten}.',
  'events.torpedoGoes':
    '{crew} speelt {assistant|1 zijn eerste assistent: tegels|2 zijn tweede assistent|other assistent #}.',
  'events.targetNamed':
    '{crew} rijdt naar {place}{why|nearest , de dichtstbijzijnde stad van de kleur|destinationNearer , want de eindstad is dichterbij dan elke van de kleur|noneLeft , want er is geen stad van de kleur meer|other }.',
  'events.torpedoLaid':
    '{crew} legt een tegel {at} ({tile}), {where|hisWay op zijn eigen weg|playersWay op jouw weg|aroundPlayer rond jouw voertuig|besideWay naast jouw weg|other daar}: waarde {value}, grens {limit}.',
  'events.torpedoBoxed':
    'Een tegel van {crew} vindt geen vrij veld en gaat in de doos ({tile}): waarde {value}, grens {limit}.',
  'events.torpedoSteps':
    'Volgende stap van {crew}: {place}, {why|city een stad naast hem en verderop|sea over zee, dichter bij zijn doel|tile de lichtste tegel|onlyTile de tegel op zijn weg die hij kan betalen|blind blind, want er ligt geen tegel|bare kale grond, want er is geen tegel meer|other zijn weg}.',
  'events.torpedoStays':
    '{crew} blijft staan: {why|cannotPay hij kan niet betalen wat voor hem ligt|other geen weg leidt verder}.',
  'events.torpedoDrew': '{crew} trekt in de stad: {cards}.',
  'events.torpedoUsed': 'Zijn krachten helpen {crew} ({card}): benzine +{petrol}, mechaniek +{mechanics}.',
  'events.torpedoTook': 'De kaart van {crew} noemt plaats {named}: hij pakt van plaats {number} ({card}).',
  'events.torpedoRecovered': '{crew} herstelt: benzine +{petrol}, mechaniek +{mechanics}.',
  'events.torpedoRewarded': '{crew} ligt voor: benzine +{petrol}.',
  'events.powerGained': '{crew} groeit voorgoed: zijn krachten in {colour} staan op niveau {level}.',
  'events.dangersLoom.left':
    '{dangers|one # gevaarkaart blijft liggen|other # gevaarkaarten blijven liggen}: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangersLoom.taken':
    '{dangers|one # gevaarkaart pakt hij|other # gevaarkaarten pakt hij}: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangersLoom.city':
    '{dangers|one # gevaarkaart|other # gevaarkaarten} uit de stad: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangerStopped': '{crew} houdt een gevaar tegen ({shield}).',
  'events.campCleared': 'Blijven in het bivak over en worden afgelegd: {cards}.',
  'questions.camp': 'Welke kaart pak je? {takes|one Eén is voor jou|other # zijn voor jou}.',
  'questions.menace': 'Gevaar in de nacht: {damage} mechaniek. Houdt een bewaker of militie het tegen?',
  'answers.claim': 'Pak {card} van plaats {number}',
  'answers.suffer': 'Incasseer de schade',
  'verbs.claim': 'Pak',
  'verbs.suffer': 'Incasseer',
  'refusals.claim.empty': 'Op plaats {number} ligt geen kaart.',
  'refusals.expected.camp':
    'Pak eerst {count|one een kaart|other # kaarten} uit het bivak; weigeren kan niet.',
  'refusals.expected.menace': 'Eerst het gevaar: houd het tegen of incasseer {damage} schade.',
  'refusals.misplaced.claim': 'Kaarten op genummerde plaatsen pak je in het bivak.',
  'refusals.misplaced.suffer': 'Er slaat nu geen gevaarkaart toe.',
});
