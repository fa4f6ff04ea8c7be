import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: {
    paddock: 'Le paddock',
  },
  rules: {
    'PADDOCK-01': {
      title: 'Réglages en route',
      rule: 'Mélangez 2 cartes paddock à la pioche. Une carte paddock change une de vos jauges d’une unité : l’augmenter coûte 100 F, la baisser rapporte 100 F.',
      ruling: 'C’est le maximum de la jauge qui change.',
    },
    'PADDOCK-02': {
      title: 'Mode préconfiguré',
      rule: 'En mode préconfiguré, chaque véhicule a ses propres maximums.',
    },
    'PADDOCK-03': {
      title: 'Mode libre',
      rule: 'En mode libre, chaque équipage reçoit 150 F de plus. Dans l’ordre du tour, et tour après tour, chacun augmente un maximum de 1 pour 100 F, en baisse un de 1 pour recevoir 100 F, ou passe, jusqu’à ce que tous aient passé.',
    },
    'PADDOCK-04': {
      title: 'Jauges pleines',
      rule: 'Toutes les jauges commencent à leur maximum.',
    },
    'PADDOCK-05': {
      title: 'Limites au paddock',
      ruling:
        'En mode libre, passer est définitif. Le maximum d’essence reste entre 4 et 10, ceux du moteur et du châssis entre 3 et 10. Augmenter un maximum augmente aussi le niveau de 1 ; le baisser ne réduit le niveau que s’il est au-dessus, et rapporte dans tous les cas. Les 150 F du mode libre sont un budget de préparation : vous ne gardez pas ce qui en reste, et vous gardez au plus 100 F de ce que rapportent vos ventes.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'Changez un de vos maximums de 1 : augmentez-le pour 100 F, ou baissez-le et recevez 100 F. Se joue à l’étape 2. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
