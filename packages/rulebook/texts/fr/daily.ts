import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: { daily: 'L’expédition du jour' },
  rules: {
    'DAILY-01': {
      title: 'La piste du jour',
      ruling:
        'Chaque jour, en temps universel, il y a une expédition, la même pour tous : plateau, direction, modules, équipage, rivaux et graine. Son sceau est publié dès le début du jour, la graine elle-même quand le jour est fini. Les mêmes réponses font la même course ; d’autres réponses mènent à d’autres cartes et d’autres tuiles.',
    },
    'DAILY-02': {
      title: 'Un seul essai',
      ruling:
        'Chacun part une fois par jour, seul contre des as du volant. On peut quitter son essai et le reprendre jusqu’à la fin du jour ; ce qui n’est pas terminé alors compte comme non arrivé. Aucun robot ne remplace personne, la course ne se recommence pas, et rien ne se reprend au-delà de l’horizon.',
    },
    'DAILY-03': {
      title: 'Le tableau du jour',
      ruling:
        'Un résultat compte quand la course conservée a été rejouée et a mené à la même fin. Qui a gagné vient en premier, puis qui est arrivé, par prestige, puis par le moins de tours, puis par l’heure d’arrivée. Qui n’est pas arrivé vient ensuite, selon la piste. Un administrateur peut retirer définitivement une course du tableau de son jour ; l’essai n’en est pas moins utilisé.',
    },
    'DAILY-04': {
      title: 'Personne ne regarde en avant',
      ruling:
        'Tant que le jour dure, personne ne regarde l’essai d’autrui, et tant que le sien n’est pas terminé on apprend seulement combien sont partis. Ensuite les résultats sont ouverts ; quand le jour est fini, la graine et la meilleure course le sont aussi.',
    },
  },
} satisfies ChapterText<typeof chapter>;
