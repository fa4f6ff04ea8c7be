import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: { postal: 'La poste' },
  rules: {
    'POSTAL-01': {
      title: 'Deux messagers rapides',
      rule: '2 cartes livraison express sont mélangées à la pioche.',
    },
    'POSTAL-02': {
      title: 'Les colis au départ',
      rule: 'Les colis sont des cubes aux quatre couleurs des villes, tirés d’un sac à eux. À la mise en place, on en tire un pour chaque ville, puis un pour chaque équipage, qui l’embarque.',
    },
    'POSTAL-03': {
      title: 'Livrer',
      rule: 'Arriver dans une ville de sa couleur livre le colis embarqué : le cube regagne le sac et l’équipage reçoit 30 F. Il peut ensuite charger le colis qui se trouve dans la ville.',
    },
    'POSTAL-04': {
      title: 'Un colis à la fois',
      rule: 'Un équipage transporte un seul colis et doit le livrer avant d’en charger un autre.',
      ruling: 'Un équipage qui n’a rien à bord peut charger le colis de toute ville où il arrive.',
    },
    'POSTAL-05': {
      title: 'Nouveaux colis',
      rule: 'Pendant l’intendance, une fois le nouvel ordre du tour établi, chaque ville sans colis en reçoit un nouveau.',
    },
    'POSTAL-06': {
      title: 'Où vont les colis',
      ruling:
        'Les villes violettes n’ont pas de colis et n’en acceptent aucun, même en express. Une livraison express se joue en arrivant, ou à l’étape 2 quand le véhicule est dans une ville de couleur ; on peut ensuite charger le colis qui s’y trouve. Un colis de la couleur même de la ville peut aussi être chargé, et attend une autre ville de cette couleur.',
    },
    'POSTAL-07': {
      title: 'Jamais au lieu de chargement',
      ruling:
        'Aucun colis n’est jamais livré dans la ville où il a été chargé, même en express. Aucun ne peut être jeté.',
    },
    'POSTAL-08': {
      title: 'Un sac de colis vide',
      ruling:
        'Quand le sac manque de colis, le hasard décide quelles villes en reçoivent ; les autres attendent qu’il y en ait.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Livraison express',
      rule: 'Le colis embarqué est livré dans la ville où se trouve l’équipage, quelle que soit sa couleur. Pour l’étape 2 d’une séquence, ou en arrivant. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
