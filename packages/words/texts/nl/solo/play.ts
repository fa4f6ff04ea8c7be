import { translationOf } from '../../../text.ts';
import type { play as English } from '../../en/solo/play.ts';

export const play = translationOf<typeof English>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'kaarten',

  'newspaper.head.torpedoLaid': '{crew} werkt aan de landkaart',
  'newspaper.head.torpedoTook': '{crew} pakt kaarten',
  'newspaper.head.torpedoRecovered': '{crew} herstelt zich',
  'newspaper.head.torpedoStays': '{crew} blijft staan',

  'events.reneRevealed': 'Kaart {rene} van {crew}: hij gaat af op {colour:e} steden.',
  'events.reneShuffled': 'De stapel van {crew} wordt opnieuw geschud: {count|one # kaart|other # kaarten}.',
  'events.torpedoGoes':
    '{crew} speelt {assistant|1 zijn eerste assistent: tegels|2 zijn tweede assistent|other assistent #}.',
  'events.targetNamed':
    '{crew} gaat naar {place}{why|nearest , de dichtstbijzijnde stad van die kleur|destinationNearer , want de eindstad is dichterbij|noneLeft , want er is geen stad van die kleur meer|other }.',
  'events.torpedoLaid':
    '{crew} legt een tegel {at} ({tile}), {where|hisWay op zijn eigen route|playersWay op jouw route|aroundPlayer naast jouw voertuig|besideWay naast jouw route|other daar}: waarde {value}, grens {limit}.',
  'events.torpedoBoxed':
    '{crew} heeft geen vrij veld voor een tegel; die gaat in de doos ({tile}): waarde {value}, grens {limit}.',
  'events.torpedoSteps':
    'De volgende stap van {crew}: {place}, {why|city een stad naast hem die verder ligt|sea over zee, dichter bij zijn doel|tile de makkelijkste tegel|onlyTile de enige tegel op zijn route die hij kan betalen|blind het onbekende in, want er ligt geen tegel|bare over kaal terrein, want er zijn geen tegels meer|other zijn route}.',
  'events.torpedoStays':
    '{crew} blijft staan: {why|cannotPay hij kan niet betalen wat er voor hem ligt|other hij kan niet verder}.',
  'events.torpedoDrew': '{crew} trekt in de stad: {cards}.',
  'events.torpedoUsed':
    'Dankzij zijn krachten gebruikt {crew} een kaart ({card}){petrol|0 |other : benzine +#}{mechanics|0 |other , techniek +#}.',
  'events.torpedoTook':
    'De kaart van {crew} noemt plek {named}: hij pakt de kaart op plek {number} ({card}).',
  'events.torpedoRecovered': '{crew} herstelt zich: benzine +{petrol}, techniek +{mechanics}.',
  'events.torpedoRewarded': '{crew} ligt voorop: benzine +{petrol}.',
  'events.powerGained':
    '{crew} krijgt een blijvende kracht: zijn {colour:e} krachten staan op niveau {level}.',
  'events.dangersLoom.left':
    '{dangers|one # gevaarkaart blijft over|other # gevaarkaarten blijven over}: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangersLoom.taken':
    '{dangers|one # gevaarkaart|other # gevaarkaarten} die hij heeft gepakt: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangersLoom.city':
    '{dangers|one # gevaarkaart|other # gevaarkaarten} uit de stad: {damage} schade{dangers|one |other  per kaart}.',
  'events.dangerStopped': '{crew} houdt een gevaar tegen ({shield}).',
  'events.campCleared': 'In het bivak over en afgelegd: {cards}.',

  'questions.camp': 'Welke kaart pak je? {takes|one Je krijgt er een|other Je krijgt er #}.',
  'questions.menace':
    'Een gevaar in de nacht: {damage} schade. Houd je het tegen met een bewaker of een militie?',
  'answers.claim': '{card} pakken van plek {number}',
  'answers.suffer': 'De schade incasseren',
  'verbs.claim': 'Pakken',
  'verbs.suffer': 'Schade incasseren',

  'refusals.claim.empty': 'Op plek {number} ligt geen kaart.',
  'refusals.expected.camp':
    'Pak eerst {count|one een kaart|other # kaarten} uit het bivak. Weigeren kan niet.',
  'refusals.expected.menace': 'Eerst het gevaar: houd het tegen, of incasseer {damage} schade.',
  'refusals.misplaced.claim': 'Deze kaarten kun je alleen in het bivak pakken.',
  'refusals.misplaced.suffer': 'Er treft je nu geen gevaarkaart.',
});
