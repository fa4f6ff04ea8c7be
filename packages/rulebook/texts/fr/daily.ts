import type { daily as chapter } from '../../chapters/daily.ts';
import type { ChapterText } from '../../text.ts';

export const daily = {
  sections: {
    daily: 'L’expédition du jour',
  },
  rules: {
    'DAILY-01': {
      title: 'La même pour tous',
      ruling:
        'Il y a une expédition par jour, en temps universel, la même pour tous : plateau, sens, modules, équipage, adversaires et graine. Une empreinte de la graine est publiée au début du jour, la graine elle-même quand la journée est terminée. Les mêmes coups donnent la même course ; d’autres coups mènent à d’autres cartes et à d’autres tuiles.',
    },
    'DAILY-02': {
      title: 'Un seul essai',
      ruling:
        'Vous partez une fois par jour, seul contre des robots coureurs. Vous pouvez quitter votre essai et le reprendre jusqu’à la fin de la journée ; s’il n’est pas terminé à ce moment-là, vous comptez parmi ceux qui ne sont pas arrivés. Aucun robot ne vous remplace, la course ne peut pas être recommencée, et vous ne pouvez pas annuler au-delà de la limite habituelle.',
    },
    'DAILY-03': {
      title: 'Le classement du jour',
      ruling:
        'Un résultat compte quand la course enregistrée a été rejouée et a mené à la même fin. Les vainqueurs viennent d’abord, puis ceux qui sont arrivés ; dans chaque groupe comptent les points de prestige, puis le plus petit nombre de tours, puis la fin la plus précoce. Ceux qui ne sont pas arrivés viennent après, selon la piste de progression. Un administrateur peut retirer définitivement une course du classement ; l’essai n’en est pas moins utilisé.',
    },
    'DAILY-04': {
      title: 'Pas de coup d’œil',
      ruling:
        'Tant que la journée n’est pas terminée, personne ne peut regarder l’essai d’un autre, et tant que vous n’avez pas terminé le vôtre, vous voyez seulement combien sont partis. Vous voyez ensuite les résultats et, quand la journée est terminée, la graine et la meilleure course.',
    },
  },
} satisfies ChapterText<typeof chapter>;
