import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Votre séquence',
  'decide.step.petrol': '1 Essence',
  'decide.step.cards': '2 Cartes',
  'decide.step.assistant': '3 Assistant',

  'decide.lay': 'Poser des tuiles',
  'decide.fund': 'Collecter {francs} F',
  'decide.list': 'Liste',
  'decide.choices': 'Choix',
  'decide.parts': 'Pièces',
  'decide.first.space': 'choisissez une case',
  'decide.first.one': 'choisissez',

  'decide.way': 'Roulez {into} : {words}.',
  'decide.line': 'Prenez {line} : {words}.',
  'decide.left': 'Essence restante : {left} sur {max}.',
  'decide.leftAtMost': 'Essence restante : {left|0 0|other au plus #} sur {max}.',
  'decide.orPlay': 'Ou jouez-en une.',
  'decide.unknown': '{count|one # case inexplorée|other # cases inexplorées}',

  'decide.note.pathfinder': 'tuiles ou carte',
  'decide.note.mechanics': 'trajet ou réparation',
  'decide.note.security': 'de garde',
  'decide.note.funding': 'rapporte {francs} F',
  'decide.note.empty': 'vide',
  'decide.box': '{box} : {count|0 aucun assistant|one # assistant|other # assistants}',
  'decide.buy': 'Acheter de l’essence',
  'decide.less': 'Un niveau de moins',
  'decide.more': 'Un niveau de plus',

  'decide.hand': '{cards}/{chassis} (limite = châssis)',
  'decide.drawn': 'vient d’être piochée',
  'decide.when.anyTime': 'À tout moment',
  'decide.when.withDrive': 'Avec un trajet',
  'decide.when.withRepair': 'Avec une réparation',
  'decide.when.beforeAssistant': 'Avant un assistant',
  'decide.when.danger': 'Danger',
  'decide.played': 'Quand : {when}.',
  'decide.lit': 'utilisable maintenant',
  'decide.now': 'Vous pouvez la jouer maintenant.',
  'decide.rule': 'Lire la règle',
  'decide.ruling': 'Précision de cette version',
  'decide.previousRule': 'Règle précédente',
  'decide.nextRule': 'Règle suivante',
});
