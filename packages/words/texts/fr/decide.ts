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
  'decide.rule': 'Lire la règle',
  'decide.ruling': 'Précision de cette édition',
  'decide.previousRule': 'Règle précédente',
  'decide.nextRule': 'Règle suivante',
});
