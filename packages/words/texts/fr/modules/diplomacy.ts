import { translationOf } from '../../../text.ts';
import type { diplomacy as english } from '../../en/modules/diplomacy.ts';
export const diplomacy = translationOf<typeof english>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'diplomatie normale',
  'names.variant.diplomacy.hard': 'diplomatie difficile',
  'names.card.visa': 'Visa',
  'names.a.visa': 'un visa',

  'events.borderRolled':
    'Aux portes de la ville, {crew} tire {face} ; l’influence ({colour}) est de {level}.',
  'events.borderClosed': '{crew} ne paie pas {francs} F et reste en ville.',
  'events.bribePaid': '{crew} glisse {francs} F aux fonctionnaires.',
  'events.influenceBought': '{crew} achète de l’influence ({colour}) pour {francs} F : {level} désormais.',
  'questions.border':
    'Les fonctionnaires demandent les papiers (couleur de la ville : {colour}) : lancer le dé, ou montrer un visa ?',
  'questions.border.rolled':
    'Le dé dit {face}. Les fonctionnaires (couleur de la ville : {colour}) ouvrent pour {francs} F ; rester met fin au trajet.',
  'questions.influence': 'Acheter de l’influence ?',
  'answers.roll': 'Tenter sa chance et lancer le dé',
  'answers.bribe': 'Payer le pot-de-vin : {francs} F',
  'answers.stay': 'Rester en ville ; le trajet s’arrête',
  'answers.influence': 'Un pas d’influence ({colour}) : {francs} F',
  'verbs.roll': 'Lancer',
  'verbs.bribe': 'Soudoyer',
  'verbs.stay': 'Rester',
  'verbs.influence': 'Acheter',
  'refusals.expected.border': 'Il faut d’abord lancer le dé pour quitter la ville, ou jouer un visa.',
  'refusals.expected.bribe': 'Il faut payer le pot-de-vin ou rester ; les fonctionnaires attendent.',
  'refusals.expected.influence': 'Il faut acheter de l’influence, ou dire que c’est fini.',
  'refusals.border.rolled': 'On lance le dé une fois par trajet, et c’est fait.',
  'refusals.misplaced.border': 'Personne ne demande les papiers : aucun départ de ville.',
  'refusals.misplaced.influence': 'L’influence s’achète avec l’action de financement.',
  'refusals.influence.top': 'L’influence ({colour}) est déjà au sommet.',
  'refusals.influence.tooPoor': 'Ce pas coûte {price} F ; il y a {francs} F en caisse.',
});
