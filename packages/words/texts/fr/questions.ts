import { translationOf } from '../../text.ts';
import type { questions as English } from '../en/questions.ts';

export const questions = translationOf<typeof English>()({
  'questions.setup': 'Quel véhicule conduisez-vous ?',
  'questions.bivouac': 'Quelle carte prenez-vous ?',
  'questions.plan': 'Où placez-vous vos cinq assistants ?',
  'questions.sequence.petrol':
    'Votre séquence : achetez de l’essence, jouez des cartes, puis jouez un assistant.',
  'questions.sequence.cards': 'Jouez encore des cartes, ou jouez un assistant.',
  'questions.lay.hold': 'Quelle tuile posez-vous maintenant ?',
  'questions.lay.place': 'Où posez-vous cette tuile : {tile} ?',
  'questions.repair': 'Avec quoi réparez-vous ? Ici, une pièce coûte {price} F.',
  'questions.drive': 'Où allez-vous ? {spaces|one Il vous reste # case|other Il vous reste # cases}.',
  'questions.entry.danger': 'Danger {at}\u202f! Y entrer coûterait {price}. Que faites-vous\u202f?',
  'questions.entry.petrol': 'Pas assez d’essence pour aller {into} : il faut {price}. Que faites-vous ?',
  'questions.halt': 'Symbole stop {at} : le trajet se termine ici, sauf si vous jouez un guide.',
  'questions.split.own': 'Placez {amount|one # dégât|other # dégâts} sur le moteur ou le châssis.',
  'questions.split.other':
    'Placez {amount|one # dégât|other # dégâts} sur le moteur ou le châssis de {crew}.',
  'questions.hand':
    'Votre châssis est à {chassis} : c’est votre limite de main. Défaussez {excess|one # carte|other # cartes}.',
  'questions.tracking': 'Vous avez pioché {drawn|one # carte|other # cartes}. Laquelle défaussez-vous ?',
  'questions.target': '{card} : quel équipage visez-vous ?',
  'questions.pick': '{card} : choisissez la tuile {number} sur {count}.',
  'questions.window.crew': 'Danger ! {crew} joue {card} contre {target}. Voulez-vous contrer ?',
  'questions.window.tiles': 'Danger ! {crew} joue {card} sur {places}. Voulez-vous contrer ?',
  'questions.waiting': 'En attente de {crews}.',
});
