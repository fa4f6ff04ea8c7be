import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: {
    table: 'La table',
  },
  rules: {
    'TABLE-01': {
      title: 'Annuler',
      ruling:
        'Vous pouvez annuler un coup tant qu’il n’a rien révélé, qu’il n’a pas fait appel au hasard, qu’il n’a touché aucun autre équipage et que personne d’autre n’a joué depuis. Vous pouvez annuler un plan tant que le dernier équipage n’a pas confirmé.',
    },
    'TABLE-02': {
      title: 'Courses importées',
      ruling:
        'Une course n’est importée d’un fichier que si chaque coup est permis et mène à la même position qu’auparavant. Un fichier qui échoue est refusé en entier et ne change rien.',
    },
    'TABLE-03': {
      title: 'Revenir d’un commun accord',
      ruling:
        'Pour revenir plus loin en arrière que vous ne pouvez annuler seul, il faut l’accord de tous les joueurs. La course reprend alors à la position d’avant le coup choisi. Si vous rejouez de la même façon, le hasard donne les mêmes résultats. Les robots sont toujours d’accord ; les joueurs partis depuis moins d’une heure sont consultés à leur retour. Dans une course qui compte pour le classement, personne ne revient en arrière tout seul. Un refus, ou un coup de plus, met fin à la proposition.',
    },
  },
} satisfies ChapterText<typeof chapter>;
