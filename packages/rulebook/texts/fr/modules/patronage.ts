import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: { patronage: 'Le mécénat' },
  rules: {
    'PATRON-01': {
      title: 'Une charmante compagnie',
      rule: '2 cartes dandy sont mélangées à la pioche.',
    },
    'PATRON-02': {
      title: 'La piste des mécènes',
      rule: 'Une piste montre des sommes croissantes. Le marqueur de chaque équipage commence sur sa case de départ, la seule où plusieurs peuvent se tenir.',
    },
    'PATRON-03': {
      title: 'Le financement fait avancer',
      rule: 'L’action de financement avance le marqueur de l’équipage d’une case par assistant engagé. Les cases occupées sont sautées et ne comptent pas.',
    },
    'PATRON-04': {
      title: 'Encaisser',
      rule: 'Au tout début d’une séquence, avant l’essence, un équipage peut encaisser : il prend la somme sous son marqueur, le marqueur revient au départ, et le reste de la séquence est perdu. Ce n’est pas passer.',
    },
    'PATRON-05': {
      title: 'Limites de la piste',
      ruling:
        'Pour encaisser, il faut un assistant actif et un marqueur au-delà du départ. Les pas au-delà de la dernière case libre sont perdus ; un dandy qui ne ferait rien avancer ne peut pas être joué.',
    },
    'PATRON-06': {
      title: 'Le mécène à l’arrivée',
      ruling: 'Un équipage qui arrive retire son marqueur de la piste. Ce qu’il n’a pas encaissé est perdu.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Le marqueur du mécène avance de 2 cases ; celles qui sont occupées sont sautées et ne comptent pas. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
