import { translationOf } from '../../text.ts';
import type { decide as English } from '../en/decide.ts';

export const decide = translationOf<typeof English>()({
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
  'decide.inHand': 'Choisissez une carte dans votre main.',
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
  'decide.when.withDrive': 'En roulant',
  'decide.when.withRepair': 'En réparant',
  'decide.when.beforeAssistant': 'À votre tour',
  'decide.when.danger': 'Danger',
  'decide.played': 'Quand : {when}.',
  'decide.lit': 'utilisable maintenant',
  'decide.now': 'Vous pouvez la jouer maintenant.',
  'decide.rule': 'Lire la règle',
  'decide.ruling': 'Précision de cette version',
  'decide.previousRule': 'Règle précédente',
  'decide.nextRule': 'Règle suivante',

  'decide.ask.last': '{crew} est à l’arrivée : c’est le dernier convoi.',
  'decide.ask.pathfinder': 'Posez deux tuiles reliées à votre véhicule, ou piochez une carte.',
  'decide.ask.mechanics':
    '{spaces|0 Vous ne pouvez aller nulle part d’ici.|one Avancez d’une case, ou réparez.|other Avancez de # cases au plus, ou réparez.}',
  'decide.ask.pick': 'Choisissez une case en surbrillance.',
  'decide.ask.driveDry':
    'Il vous reste trop peu d’essence pour continuer. Arrêtez-vous ici, ou révélez une case inconnue : le trajet s’arrêtera là.',
  'decide.ask.broken': 'Le moteur est à 0. Réparez-le avant de rouler.',
  'decide.ask.stuck':
    'Le moteur est à 0. Une pièce coûte {price} F ici : vous avez {francs} F et aucune pièce.',
  'decide.ask.dry': 'Le réservoir est vide. Sans essence, vous ne pouvez aller nulle part d’ici.',
  'decide.ask.security':
    '{tiles|0 Aucune tuile voisine à retirer. Un garde que vous conservez peut encore écarter un danger.|one Retirez la tuile en surbrillance, ou conservez le garde pour écarter un danger.|other Retirez l’une des # tuiles en surbrillance, ou conservez le garde pour écarter un danger.}',
  'decide.ask.funding':
    '{assistants|one Un assistant rapporte|other # assistants rapportent ensemble} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # niveau|other # niveaux} d’essence pour {francs} F. Le niveau coûte {price} F {where|city en ville|other hors des villes}.',
});
