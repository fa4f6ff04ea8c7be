import { translationOf } from '../../../text.ts';
import type { play as English } from '../../en/solo/play.ts';

export const play = translationOf<typeof English>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'cartes',
  'newspaper.head.torpedoLaid': '{crew} façonne la carte',
  'newspaper.head.torpedoTook': '{crew} prend des cartes',
  'newspaper.head.torpedoRecovered': '{crew} reprend des forces',
  'newspaper.head.torpedoStays': '{crew} reste sur place',
  'events.reneRevealed': 'Carte {rene} de {crew} : il se dirige vers les villes {colour:fpl}.',
  'events.reneShuffled': 'Le paquet de {crew} est de nouveau mélangé : {count|one # carte|other # cartes}.',
  'events.torpedoGoes':
    '{crew} joue {assistant|1 son premier assistant : les tuiles|2 son deuxième assistant|other l’assistant #}.',
  'events.targetNamed':
    '{crew} se dirige vers {place}{why|nearest , la ville la plus proche de cette couleur|destinationNearer , car l’arrivée est plus proche|noneLeft , car il ne reste aucune ville de cette couleur|other }.',
  'events.torpedoLaid':
    '{crew} pose une tuile {at} ({tile}), {where|hisWay sur son propre chemin|playersWay sur votre chemin|aroundPlayer à côté de votre véhicule|besideWay à côté de votre chemin|other là} : valeur {value}, limite {limit}.',
  'events.torpedoBoxed':
    '{crew} n’a pas de case libre pour une tuile, qui retourne dans la boîte ({tile}) : valeur {value}, limite {limit}.',
  'events.torpedoSteps':
    'Prochain pas de {crew} : {place}, {why|city une ville voisine plus avancée|sea par mer, plus près de sa cible|tile la tuile la plus facile|onlyTile la seule tuile de son chemin qu’il peut payer|blind à l’aveugle, car il n’y a pas de tuile|bare en terrain nu, car il ne reste plus de tuiles|other son chemin}.',
  'events.torpedoStays':
    '{crew} reste sur place : {why|cannotPay il ne peut pas payer la suite|other aucun chemin ne mène plus loin}.',
  'events.torpedoDrew': '{crew} pioche dans la ville : {cards}.',
  'events.torpedoUsed':
    'Ses pouvoirs permettent à {crew} d’utiliser la carte {card}{petrol|0 |other \u202f: essence +#}{mechanics|0 |other , mécanique +#}.',
  'events.torpedoTook':
    'La carte de {crew} indique la case {named} : il prend la carte de la case {number} ({card}).',
  'events.torpedoRecovered': '{crew} récupère : essence +{petrol}, mécanique +{mechanics}.',
  'events.torpedoRewarded': '{crew} est en tête : essence +{petrol}.',
  'events.powerGained': '{crew} gagne un pouvoir hérité : ses pouvoirs {colour:pl} sont au niveau {level}.',
  'events.dangersLoom.left':
    '{dangers|one # carte danger restée|other # cartes danger restées} au bivouac : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangersLoom.taken':
    '{dangers|one # carte danger prise|other # cartes danger prises} par René : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangersLoom.city':
    '{dangers|one # carte danger venue|other # cartes danger venues} de la ville : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangerStopped': '{crew} contre un danger ({shield}).',
  'events.campCleared': 'Restées au bivouac et défaussées : {cards}.',
  'questions.camp': 'Quelle carte prenez-vous ? {takes|one Vous en recevez une|other Vous en recevez #}.',
  'questions.menace':
    'Un danger dans la nuit : {damage|one # dégât|other # dégâts}. Le contrez-vous avec un garde ou une carte milice ?',
  'answers.claim': 'Prendre {card} sur la case {number}',
  'answers.suffer': 'Subir les dégâts',
  'verbs.claim': 'Prendre',
  'verbs.suffer': 'Subir',
  'refusals.claim.empty': 'Il n’y a pas de carte sur la case {number}.',
  'refusals.expected.camp':
    'Prenez d’abord {count|one une carte|other # cartes} au bivouac. Vous ne pouvez pas refuser.',
  'refusals.expected.menace':
    'Réglez d’abord le danger : contrez-le, ou subissez {damage|one # dégât|other # dégâts}.',
  'refusals.misplaced.claim': 'Vous ne pouvez prendre ces cartes qu’au bivouac.',
  'refusals.misplaced.suffer': 'Aucune carte danger ne vous touche maintenant.',
});
