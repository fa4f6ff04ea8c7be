import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: {
    patronage: 'Le mécénat',
  },
  rules: {
    'PATRON-01': {
      title: 'Deux dandys',
      rule: 'Mélangez 2 cartes dandy à la pioche.',
    },
    'PATRON-02': {
      title: 'Le plateau de mécénat',
      rule: 'Le plateau de mécénat montre des sommes croissantes. Tous les marqueurs de mécène commencent sur sa case de départ, la seule qui puisse en contenir plusieurs.',
    },
    'PATRON-03': {
      title: 'Le financement fait avancer',
      rule: 'Une action de financement fait avancer votre marqueur de mécène d’une case par assistant engagé. Les cases occupées sont sautées et ne comptent pas.',
    },
    'PATRON-04': {
      title: 'Encaisser',
      rule: 'Au tout début d’une séquence, avant l’essence, vous pouvez encaisser : prenez la somme indiquée sous votre marqueur de mécène et remettez-le au départ. Vous perdez le reste de cette séquence, mais cela ne revient pas à passer.',
    },
    'PATRON-05': {
      title: 'Limites du plateau',
      ruling:
        'Pour encaisser, il vous faut un assistant actif et un marqueur de mécène au-delà du départ. Les pas au-delà de la dernière case libre sont perdus. Vous ne pouvez pas jouer un dandy qui ne ferait rien avancer.',
    },
    'PATRON-06': {
      title: 'Le mécène à l’arrivée',
      ruling:
        'Quand vous arrivez, retirez votre marqueur de mécène du plateau. Ce que vous n’avez pas encaissé est perdu.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Votre marqueur de mécène avance de 2 cases ; les cases occupées sont sautées et ne comptent pas. Se joue à l’étape 2. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
