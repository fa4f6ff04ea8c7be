import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Séquence en cours',
  'decide.step.petrol': '1 Essence',
  'decide.step.cards': '2 Cartes',
  'decide.step.assistant': '3 Assistant',

  'decide.lay': 'Poser des tuiles',
  'decide.fund': 'Lever {francs} F',
  'decide.list': 'En liste',
  'decide.choices': 'Choix',
  'decide.parts': 'Pièces',
  'decide.first.space': 'choisir une case',
  'decide.first.one': 'faire un choix',

  'decide.way': 'Rouler {into} : {words}.',
  'decide.line': 'Prendre {line} : {words}.',
  'decide.left': 'Il restera {left} d’essence sur {max}.',
  'decide.leftAtMost': 'Il restera au plus {left} d’essence sur {max}.',
  'decide.orPlay': 'Ou en jouer une : cela compte aussi.',
  'decide.unknown': '{count|one # case inconnue|other # cases inconnues}',
  'decide.ask.last': 'Dernier convoi : {crew} est à l’arrivée.',
  'decide.ask.pathfinder': 'Poser deux tuiles depuis le véhicule, ou piocher une carte.',
  'decide.ask.mechanics':
    '{spaces|0 Aucun trajet possible d’ici.|one Rouler d’une case : en toucher une éclairée. Ou réparer.|other Rouler jusqu’à # cases : en toucher une éclairée. Ou réparer.}',
  'decide.ask.broken': 'Le moteur est à 0 : le réparer avant de rouler.',
  'decide.ask.dry': 'Le réservoir est vide : sans essence, aucun trajet possible d’ici.',
  'decide.ask.security':
    '{tiles|0 Aucune tuile voisine à retirer. Un garde en poste écarte un danger.|one Retirer la tuile voisine éclairée, ou laisser le garde en poste.|other Retirer l’une des # tuiles voisines éclairées, ou laisser le garde en poste.}',
  'decide.ask.funding':
    '{assistants|one Un assistant rapporte|other # assistants rapportent ensemble} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # niveau|other # niveaux} d’essence pour {francs} F. Le niveau coûte {price} F {where|city en ville|other hors des villes}.',

  'decide.note.pathfinder': 'poser, piocher',
  'decide.note.mechanics': 'rouler, réparer',
  'decide.note.security': 'de garde',
  'decide.note.funding': 'rapporte {francs} F',
  'decide.note.empty': 'vide',
  'decide.box': '{box} : {count|0 aucun assistant|one # assistant|other # assistants}',
  'decide.buy': 'Acheter de l’essence',
  'decide.less': 'Un niveau de moins',
  'decide.more': 'Un niveau de plus',

  'decide.hand': '{cards} sur {chassis} : châssis à {chassis}',
  'decide.drawn': 'piochée à l’instant',
  'decide.when.anyTime': 'À tout moment',
  'decide.when.withDrive': 'Avec un trajet',
  'decide.when.withRepair': 'Avec réparation',
  'decide.when.beforeAssistant': 'Avant assistant',
  'decide.when.danger': 'Carte danger',
  'decide.played': 'Quand : {when}.',
  'decide.lit': 'utilisable maintenant',
  'decide.now': 'Jouable maintenant.',
  'decide.rule': 'Règle {rule}',
  'decide.ruling': 'Précision de cette édition',
  'decide.previousRule': 'Règle précédente',
  'decide.nextRule': 'Règle suivante',
});
