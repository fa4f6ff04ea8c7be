import type { village as chapter } from '../../../chapters/modules/village.ts';
import type { ChapterText } from '../../../text.ts';

export const village = {
  sections: { village: 'Les villages' },
  rules: {
    'VILLAGE-01': {
      title: 'Des villages dans le sac',
      rule: 'Les 5 tuiles village du continent vont dans le sac.',
    },
    'VILLAGE-02': {
      title: 'S’arrêter ou continuer',
      rule: 'Un équipage qui entre dans un village peut s’y arrêter, ce qui met fin au trajet, et prendre le cadeau du village ; ou bien il continue et ignore le symbole stop.',
    },
    'VILLAGE-03': {
      title: 'Les cinq cadeaux',
      rule: 'Un village augmente le moteur de 1, un autre le châssis de 1, un autre l’essence de 3 ; un autre donne 20 F, et dans le dernier l’équipage pioche une carte.',
    },
    'VILLAGE-04': {
      title: 'Ce qui vaut un arrêt',
      ruling:
        'Le cadeau se prend à chaque arrêt en entrant. Un trajet qui s’achève là faute de portée ou par une panne compte comme un arrêt. Un niveau de moteur met fin à la panne, mais le trajet est terminé. Repartir d’un village ne rapporte rien.',
    },
  },
} satisfies ChapterText<typeof chapter>;
