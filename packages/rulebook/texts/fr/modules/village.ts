import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: {
    village: 'Les villages',
  },
  rules: {
    'VILLAGE-01': {
      title: 'Des villages dans le sac',
      rule: 'Mettez les 5 tuiles village du continent dans le sac.',
    },
    'VILLAGE-02': {
      title: 'S’arrêter ou continuer',
      rule: 'Quand vous entrez dans un village, vous pouvez vous arrêter, ce qui met fin à votre trajet, et prendre son cadeau. Ou bien vous continuez et vous ignorez son symbole stop.',
    },
    'VILLAGE-03': {
      title: 'Les cinq cadeaux',
      rule: 'Chaque village offre l’un de ces cinq cadeaux : votre moteur remonte de 1, votre châssis remonte de 1, votre essence remonte de 3, vous recevez 20 F, ou vous piochez une carte.',
    },
    'VILLAGE-04': {
      title: 'Ce qui compte comme un arrêt',
      ruling:
        'Vous pouvez prendre le cadeau chaque fois que vous vous y arrêtez en entrant. Tout trajet qui se termine en entrant dans un village compte comme un arrêt, même parce que la portée du trajet est épuisée ou à cause d’une panne. Le niveau de moteur gagné met fin à la panne, mais le trajet est terminé. Partir d’un village ne donne rien.',
    },
  },
} satisfies ChapterText<typeof chapter>;
