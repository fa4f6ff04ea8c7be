import type { table as chapter } from '../../chapters/table.ts';
import type { ChapterText } from '../../text.ts';

export const table = {
  sections: { table: 'La table' },
  rules: {
    'TABLE-01': {
      title: 'Revenir en arrière',
      ruling:
        'Une réponse peut être reprise par qui l’a donnée tant qu’elle n’a rien révélé, n’a pas fait appel au hasard et n’a touché aucun autre équipage, et que personne n’a répondu depuis. Un plan peut être repris jusqu’à ce que le dernier équipage ait confirmé le sien.',
    },
    'TABLE-02': {
      title: 'Fichiers',
      ruling:
        'Une course venue d’un fichier n’est acceptée que si chaque réponse y est permise et mène à la même position qu’à l’origine. Un fichier fautif est refusé en entier et ne change rien.',
    },
    'TABLE-03': {
      title: 'Revenir ensemble',
      ruling:
        'Au-delà de ce que chacun peut reprendre seul, la table revient en arrière quand tous les joueurs sont d’accord : la course est alors telle qu’avant la réponse qu’ils désignent. Ce que le hasard avait apporté ensuite revient si l’on refait la même chose. Les robots sont toujours d’accord ; un refus, ou une réponse de plus, clôt l’affaire.',
    },
  },
} satisfies ChapterText<typeof chapter>;
