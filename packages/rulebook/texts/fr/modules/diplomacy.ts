import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: {
    diplomacy: 'La diplomatie',
  },
  rules: {
    'DIPLO-01': {
      title: 'Normale ou difficile',
      rule: 'Choisissez une diplomatie normale ou difficile. Mélangez 2 cartes visa à la pioche.',
    },
    'DIPLO-02': {
      title: 'Quatre lignes d’influence',
      rule: 'Le plateau de diplomatie a une ligne d’influence pour chaque couleur de ville. Chaque équipage commence sur la première case de chaque ligne.',
    },
    'DIPLO-03': {
      title: 'Quitter une ville',
      rule: 'Pendant le convoi, lancez un dé quand vous quittez une ville. Si le résultat ne dépasse pas votre influence dans la couleur de la ville, vous pouvez partir. S’il la dépasse, payez un pot-de-vin de 20 F par point d’écart, ou votre trajet s’arrête là.',
    },
    'DIPLO-04': {
      title: 'Acheter de l’influence',
      rule: 'Quand vous faites l’action de financement, vous pouvez aussitôt acheter de l’influence, autant de pas que vous pouvez en payer, aux prix du plateau.',
    },
    'DIPLO-05': {
      title: 'Quels départs comptent',
      ruling:
        'Les villes violettes ne demandent rien. Partir par une ligne maritime ou aérienne, c’est aussi quitter une ville. Vous lancez le dé une fois par trajet, et un trajet arrêté ainsi est dépensé.',
    },
    'DIPLO-06': {
      title: 'Le dé d’abord',
      ruling:
        'Vous lancez le dé avant de choisir un chemin, de piocher une tuile ou de payer une ligne. Vous jouez un visa avant de lancer le dé. Avec une influence de 6, vous ne lancez pas le dé.',
    },
    'DIPLO-07': {
      title: 'Un pot-de-vin est perdu',
      ruling:
        'Un pot-de-vin est perdu même si le trajet échoue et que votre véhicule revient dans la ville. Vous relancez le dé au trajet suivant.',
    },
    'DIPLO-08': {
      title: 'L’argent, puis l’influence',
      ruling:
        'Vous achetez de l’influence après avoir reçu l’argent du financement. Les équipages peuvent partager une case, et le maximum est 6.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'Quittez une ville sans lancer le dé. Se joue avec un trajet. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
