import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: {
    modes: 'Modes de jeu',
  },
  rules: {
    'MODE-01': {
      title: 'Tirer un mode de jeu',
      rule: 'Au lieu de choisir des modules, vous pouvez tirer une carte mode de jeu, qui indique une combinaison de modules.',
    },
    'MODE-02': {
      title: 'Nos propres modes de jeu',
      ruling:
        'Les modes de jeu sont les nôtres. Il y en a au moins 12, chacun avec un nom, ses modules, son poids (léger, moyen ou lourd) et son effet sur la durée de la partie.',
    },
  },
} satisfies ChapterText<typeof chapter>;
