import type { diplomacy as chapter } from '../../../chapters/modules/diplomacy.ts';
import type { ChapterText } from '../../../text.ts';

export const diplomacy = {
  sections: { diplomacy: 'Diplomatie' },
  rules: {
    'DIPLO-01': {
      title: 'Diplomatie normale ou dure',
      rule: 'La table convient d’une diplomatie normale ou difficile. 2 cartes visa sont mélangées à la pioche.',
    },
    'DIPLO-02': {
      title: 'Quatre pistes d’influence',
      rule: 'Le plateau de diplomatie a une piste pour chaque couleur de ville. Chaque équipage commence sur la première case de chacune.',
    },
    'DIPLO-03': {
      title: 'Quitter une ville',
      rule: 'Pendant le convoi, un équipage qui quitte une ville lance un dé. Si la face ne dépasse pas son influence dans cette couleur, il part. Sinon, il paie 20 F par point de différence, ou le trajet s’arrête là.',
    },
    'DIPLO-04': {
      title: 'Acheter de l’influence',
      rule: 'Un équipage qui fait l’action de financement peut aussitôt acheter de l’influence, autant de pas qu’il peut en payer, aux prix du plateau.',
    },
    'DIPLO-05': {
      title: 'Les départs qui comptent',
      ruling:
        'Les villes violettes ne demandent rien. Partir en bateau ou en zeppelin, c’est aussi quitter une ville. On lance le dé une fois par trajet ; un trajet qu’il arrête est perdu.',
    },
    'DIPLO-06': {
      title: 'Le dé d’abord',
      ruling:
        'Le dé est lancé avant de choisir le chemin, de piocher une tuile ou de payer un tarif. Un visa se joue avant. Avec une influence de 6, on ne lance pas le dé.',
    },
    'DIPLO-07': {
      title: 'Un pot-de-vin est perdu',
      ruling:
        'Un pot-de-vin n’est pas rendu, même si le trajet échoue et que le véhicule se retrouve dans la ville. Le trajet suivant relance le dé.',
    },
    'DIPLO-08': {
      title: 'D’abord l’argent',
      ruling:
        'L’influence s’achète une fois l’argent du financement reçu. Les équipages peuvent partager une case ; 6 est le sommet.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'L’équipage quitte une ville sans lancer le dé. Se joue avec un trajet. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
