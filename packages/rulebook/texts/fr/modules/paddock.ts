import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: { paddock: 'Le paddock' },
  rules: {
    'PADDOCK-01': {
      title: 'Réglages en route',
      rule: '2 cartes paddock sont mélangées à la pioche. Elles changent d’un cran une jauge du véhicule de l’équipage : monter coûte 100 F, descendre rapporte 100 F.',
      ruling: 'C’est le maximum de la jauge qui change.',
    },
    'PADDOCK-02': {
      title: 'Véhicules tout prêts',
      rule: 'Dans le jeu préconfiguré, chaque véhicule a ses propres maxima.',
    },
    'PADDOCK-03': {
      title: 'L’atelier ouvert',
      rule: 'Dans le jeu libre, chaque équipage reçoit 150 F de plus. Dans l’ordre du tour, ronde après ronde, chacun augmente un maximum de 1 pour 100 F, en baisse un de 1 et reçoit 100 F, ou passe, jusqu’à ce que tous aient passé.',
    },
    'PADDOCK-04': {
      title: 'Jauges pleines',
      rule: 'Toutes les jauges commencent aux maxima qu’a alors le véhicule.',
    },
    'PADDOCK-05': {
      title: 'Limites de l’atelier',
      ruling:
        'Qui a passé dans le jeu libre n’y revient pas. Le maximum d’essence reste entre 4 et 10, ceux du moteur et du châssis entre 3 et 10. Augmenter un maximum augmente aussi le niveau de 1 ; le baisser ne réduit le niveau que s’il est au-dessus, et rapporte dans tous les cas. L’argent qui reste est gardé.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'Un maximum du véhicule de l’équipage change de 1 : il monte pour 100 F, ou descend et rapporte 100 F. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
