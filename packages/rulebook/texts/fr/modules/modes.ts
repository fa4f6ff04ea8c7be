import type { modes as chapter } from '../../../chapters/modules/modes.ts';
import type { ChapterText } from '../../../text.ts';

export const modes = {
  sections: { modes: 'Modes de jeu' },
  rules: {
    'MODE-01': {
      title: 'Tirer un mode de jeu',
      rule: 'Au lieu de choisir des modules, une table peut tirer une carte mode de jeu, qui nomme une combinaison.',
    },
    'MODE-02': {
      title: 'Des modes de notre cru',
      ruling:
        'Le paquet des modes est le nôtre : au moins 12, chacun avec son nom, ses modules, son poids (léger, moyen ou lourd) et son effet sur la durée.',
    },
  },
} satisfies ChapterText<typeof chapter>;
