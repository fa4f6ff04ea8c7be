import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: {
    postal: 'Le service postal',
  },
  rules: {
    'POSTAL-01': {
      title: 'Deux cartes express',
      rule: 'Mélangez 2 cartes livraison express à la pioche.',
    },
    'POSTAL-02': {
      title: 'Les colis au départ',
      rule: 'Les colis sont des cubes aux quatre couleurs des villes ; ils ont leur propre sac. À la mise en place, le premier joueur en pioche un pour chaque ville ; puis chaque équipage en pioche un à transporter.',
    },
    'POSTAL-03': {
      title: 'Livrer',
      rule: 'Quand vous arrivez dans une ville de la couleur de votre colis, vous le livrez : le cube retourne dans le sac et vous recevez 30 F. Vous pouvez ensuite charger le colis de cette ville.',
    },
    'POSTAL-04': {
      title: 'Un seul colis à la fois',
      rule: 'Vous transportez un seul colis et devez le livrer avant d’en charger un autre.',
      ruling:
        'Si vous n’avez pas de colis en arrivant dans une ville, vous pouvez charger celui qui s’y trouve.',
    },
    'POSTAL-05': {
      title: 'Nouveaux colis',
      rule: 'Pendant l’intendance, après le nouvel ordre du tour, chaque ville sans colis en reçoit un nouveau.',
    },
    'POSTAL-06': {
      title: 'Où vont les colis',
      ruling:
        'Les villes violettes n’ont pas de colis et n’en acceptent pas, même par livraison express. Vous jouez une livraison express à l’arrivée, ou à l’étape 2 quand vous êtes dans une ville de couleur ; vous pouvez ensuite charger le colis de cette ville. Vous pouvez charger un colis de la couleur de la ville elle-même ; il attend une autre ville de cette couleur.',
    },
    'POSTAL-07': {
      title: 'Pas là où il a été chargé',
      ruling:
        'Vous ne pouvez jamais livrer un colis dans la ville où vous l’avez chargé, même par livraison express. Vous ne pouvez pas jeter un colis.',
    },
    'POSTAL-08': {
      title: 'Un sac de colis vide',
      ruling:
        'Quand le sac est vide, des villes restent sans colis jusqu’à ce qu’il y en ait de nouveau. Le hasard décide quelle ville en reçoit un.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Livraison express',
      rule: 'Livrez votre colis dans n’importe quelle ville de couleur, sauf celle où vous l’avez chargé. Se joue à l’étape 2 ou à l’arrivée. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
