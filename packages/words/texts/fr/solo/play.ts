import { translationOf } from '../../../text.ts';
import type { play as english } from '../../en/solo/play.ts';

export const play = translationOf<typeof english>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'cartes',
  'desk.head.torpedoLaid': '{crew} façonne la carte',
  'desk.head.torpedoTook': '{crew} fait ses réserves',
  'desk.head.torpedoRecovered': '{crew} récupère',
  'desk.head.torpedoStays': '{crew} reste sur place',
  'events.reneRevealed': 'Carte {rene} de {crew} : il vise la couleur {colour}.',
  'events.reneShuffled': 'La pioche de {crew} est mélangée de nouveau : {count|one # carte|other # cartes}.',
  'events.torpedoGoes':
    '{crew} joue {assistant|1 son premier assistant, les tuiles|2 son deuxième assistant|other l’assistant #}.',
  'events.targetNamed':
    '{crew} vise {place}{why|nearest , la ville la plus proche de la couleur|destinationNearer , car l’arrivée est plus proche que la couleur|noneLeft , car il ne reste aucune ville de la couleur|other }.',
  'events.torpedoLaid':
    '{crew} pose une tuile {at} ({tile}), {where|hisWay sur son propre chemin|playersWay sur le chemin adverse|aroundPlayer autour du véhicule adverse|besideWay à côté du chemin adverse|other là} : valeur {value}, limite {limit}.',
  'events.torpedoBoxed':
    'Une tuile de {crew} ne trouve pas de case libre et retourne dans la boîte ({tile}) : valeur {value}, limite {limit}.',
  'events.torpedoSteps':
    'Prochain pas de {crew} : {place}, {why|city une ville voisine et plus avancée|sea par mer, plus près de sa cible|tile la tuile la plus douce|onlyTile la tuile de son chemin qu’il peut payer|blind à l’aveugle, car aucune tuile n’y est|bare terrain nu, car il ne reste aucune tuile|other son chemin}.',
  'events.torpedoStays':
    '{crew} reste où il est : {why|cannotPay il ne peut payer ce qui l’attend|other aucun chemin ne mène plus loin}.',
  'events.torpedoDrew': '{crew} pioche dans la ville : {cards}.',
  'events.torpedoUsed': 'Ses pouvoirs servent à {crew} ({card}) : essence +{petrol}, mécanique +{mechanics}.',
  'events.torpedoTook':
    'La carte de {crew} nomme la case {named} : il se sert sur la case {number} ({card}).',
  'events.torpedoRecovered': '{crew} récupère : essence +{petrol}, mécanique +{mechanics}.',
  'events.torpedoRewarded': '{crew} est en tête : essence +{petrol}.',
  'events.powerGained': '{crew} progresse pour de bon : couleur {colour}, pouvoirs au niveau {level}.',
  'events.dangersLoom.left':
    '{dangers|one # carte danger restée|other # cartes danger restées} au bivouac : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangersLoom.taken':
    '{dangers|one # carte danger prise|other # cartes danger prises} par René : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangersLoom.city':
    '{dangers|one # carte danger venue|other # cartes danger venues} de la ville : {damage|one # dégât|other # dégâts}{dangers|one |other  par carte}.',
  'events.dangerStopped': '{crew} arrête un danger ({shield}).',
  'events.campCleared': 'Restent au bivouac et sont défaussées : {cards}.',
  'questions.camp': 'Quelle carte prendre ? {takes|one Une revient au joueur|other # reviennent au joueur}.',
  'questions.menace': 'Un danger dans la nuit : {damage} de mécanique. Un garde ou une milice l’arrête ?',
  'answers.claim': 'Prendre {card} sur la case {number}',
  'answers.suffer': 'Encaisser les dégâts',
  'verbs.claim': 'Prendre',
  'verbs.suffer': 'Encaisser',
  'refusals.claim.empty': 'Aucune carte sur la case {number}.',
  'refusals.expected.camp':
    'Il faut d’abord prendre {count|one une carte|other # cartes} au bivouac ; personne ne peut refuser.',
  'refusals.expected.menace': 'Un danger d’abord : l’arrêter, ou encaisser {damage} de dégâts.',
  'refusals.misplaced.claim': 'Les cartes des cases numérotées se prennent au bivouac.',
  'refusals.misplaced.suffer': 'Aucune carte danger ne frappe en ce moment.',
});
