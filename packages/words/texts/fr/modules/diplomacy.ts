import { translationOf } from '../../../text.ts';
import type { diplomacy as English } from '../../en/modules/diplomacy.ts';

export const diplomacy = translationOf<typeof English>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'normale',
  'names.variant.diplomacy.hard': 'difficile',
  'names.card.visa': 'Visa',
  'names.a.visa': 'un visa',

  'events.borderRolled':
    'Aux portes de la ville, {crew} obtient {face}, avec une influence de {level} en {colour}.',
  'events.borderClosed': '{crew} ne paie pas les {francs} F et reste en ville.',
  'events.bribePaid': '{crew} glisse {francs} F aux fonctionnaires.',
  'events.influenceBought':
    '{crew} achète de l’influence en {colour} pour {francs} F. Elle est désormais de {level}.',
  'questions.border':
    'Les fonctionnaires de cette ville {colour:f} contrôlent vos papiers. Lancez-vous le dé, ou jouez-vous un visa ?',
  'questions.border.rolled':
    'Vous avez obtenu {face}. Payez-vous un pot-de-vin de {francs} F pour quitter cette ville {colour:f}, ou restez-vous, ce qui met fin à votre trajet ?',
  'questions.influence': 'Achetez-vous de l’influence ?',
  'answers.roll': 'Lancer le dé',
  'answers.bribe': 'Payer un pot-de-vin de {francs} F',
  'answers.stay': 'Rester en ville et terminer le trajet',
  'answers.influence': 'Acheter de l’influence en {colour} : {francs} F',
  'verbs.roll': 'Lancer le dé',
  'verbs.bribe': 'Payer le pot-de-vin',
  'verbs.stay': 'Rester',
  'verbs.influence': 'Acheter de l’influence',
  'refusals.expected.border': 'Lancez d’abord le dé pour quitter la ville, ou jouez un visa.',
  'refusals.expected.bribe': 'Payez d’abord le pot-de-vin, ou restez.',
  'refusals.expected.influence': 'Achetez d’abord de l’influence, ou terminez vos achats.',
  'refusals.border.rolled': 'Vous avez déjà lancé le dé pour ce trajet.',
  'refusals.misplaced.border': 'Vous ne quittez pas de ville : personne ne contrôle vos papiers.',
  'refusals.misplaced.influence': 'Vous ne pouvez acheter de l’influence qu’avec l’action de financement.',
  'refusals.influence.top': 'Votre influence en {colour} est déjà au maximum.',
  'refusals.influence.tooPoor': 'Ce pas coûte {price} F ; vous avez {francs} F.',

  'modules.how.diplomacy':
    'Des fonctionnaires gardent les portes des villes : il vous faut de l’influence, ou un pot-de-vin.',

  'modules.note.diplomacy':
    'Lancez un dé pour quitter une ville de couleur. S’il dépasse votre influence, payez 20 F par point, ou restez.',
  'boards.diplomacy.line': 'Influence en {colour}',
  'boards.diplomacy.buy': 'Acheter le pas suivant : {francs} F',
  'boards.diplomacy.top': 'Maximum',
  'boards.diplomacy.gate':
    'lancez un dé pour partir : au-delà de {level}, payez {francs} F par point ou restez',
  'boards.diplomacy.how':
    'Vous pouvez quitter une ville si le dé ne dépasse pas votre influence dans sa couleur.',
  'bivouac.does.visa': 'quittez une ville sans lancer le dé',
  'newspaper.head.borderRolled': '{crew} affronte les fonctionnaires',
  'newspaper.head.borderClosed': 'Les portes restent closes pour {crew}',
  'newspaper.head.influenceBought': '{crew} se fait des amis haut placés',
});
