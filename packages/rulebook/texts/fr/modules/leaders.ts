import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: { leaders: 'Les chefs d’équipage' },
  rules: {
    'LEADER-01': {
      title: 'Deux cartes de plus',
      rule: 'Avec les chefs, 2 cartes topographe sont mélangées à la pioche.',
    },
    'LEADER-02': {
      title: 'Choisir un chef',
      rule: 'Dans l’ordre du tour, chaque équipage choisit un chef. Nationalité, véhicule et assistants viennent avec lui.',
    },
    'LEADER-03': {
      title: 'Une fois par tour',
      rule: 'Un pouvoir qui sert une fois par tour est de nouveau prêt au début du tour suivant.',
    },
    'LEADER-04': {
      title: 'L’équipage du mercenaire',
      rule: 'Roy Chapman n’amène pas d’équipage. Quand tous ont choisi, son joueur prend véhicule et équipage parmi ceux qui restent ; le chef de cet équipage reste chez lui.',
    },
    'LEADER-05': {
      title: 'Quand agissent les pouvoirs',
      ruling:
        'Delatour et Martinetti utilisent leur pouvoir à l’étape 2 de leur propre séquence, comme une carte : il faut encore un assistant actif, et la séquence continue. Les 20 F de Chevy arrivent d’eux-mêmes au début de chaque convoi, tant qu’il n’est pas arrivé.',
    },
    'LEADER-06': {
      title: 'Par mer, pas par air',
      ruling:
        'Les 50 F de Walledgrave s’ajoutent aux cartes transport, mais seulement sur les lignes maritimes, jamais dans les airs.',
    },
    'LEADER-07': {
      title: 'La seconde tuile de Chapman',
      ruling:
        'Chapman décide une fois la première tuile retournée. Elle regagne le sac avant que la seconde soit piochée, et peut donc revenir ; la seconde doit être gardée.',
    },
    'LEADER-08': {
      title: 'Chaque chef une seule fois',
      rule: 'Aucun chef ne peut être choisi deux fois. Qui doit choisir peut prendre Chapman à la place de n’importe quel chef encore libre.',
    },
    'LEADER-09': {
      title: 'La carte de Simone',
      rule: 'Quand Simone Deforêt est en course, le bivouac distribue 2 cartes de plus qu’il n’y a d’équipages. Chacun en prend une, puis le dernier équipage dans l’ordre du tour choisit l’une des deux qui restent, et Simone reçoit l’autre.',
      ruling:
        'Cela se fait tout seul. S’il manque des cartes, c’est d’abord celle de Simone, puis la seconde du dernier équipage, puis celles des équipages qui choisissent en dernier.',
    },
    'LEADER-10': {
      title: 'Quand la remise est épuisée',
      ruling:
        'La remise de Walledgrave s’applique d’elle-même. Elle n’est épuisée que si une ligne maritime est vraiment empruntée et si elle a baissé le tarif.',
    },
    'LEADER-11': {
      title: 'Où pioche Van Hotten',
      ruling:
        'Les deux cartes de Van Hotten valent pour les villes de couleur. Villages et villes violettes donnent ce qu’ils donnent toujours.',
    },
    'LEADER-12': {
      title: 'Nulle part où poser',
      ruling:
        'Si les tuiles d’un topographe ne trouvent plus de case libre reliée, toutes celles qui restent en main regagnent le sac et aucune ne sort du jeu.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour en éclaireur',
      rule: 'Jean Delatour mène l’équipage français. Une fois par tour, il pioche 3 tuiles et les pose.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti répare',
      rule: 'Gianni Martinetti mène l’équipage italien. Une fois par tour, il fait une réparation.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave voyage moins cher',
      rule: 'Sir Andrew Walledgrave mène l’équipage anglais. Une fois par tour, une ligne maritime lui coûte 50 F de moins.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten est bien reçu',
      rule: 'Leonard Van Hotten mène l’équipage belge. En entrant dans une ville, il pioche toujours au moins 2 cartes.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman regarde deux fois',
      rule: 'Roy Chapman est un mercenaire américain. Une fois par tour, en terrain inconnu, il peut remettre la première tuile dans le sac et en piocher une autre.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy a des appuis',
      rule: 'Louis Chevy mène l’équipage suisse. Une fois par tour, il reçoit 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Une carte pour Deforêt',
      rule: 'Simone Deforêt mène les Suffragettes. À chaque bivouac, une carte de plus est distribuée ; elle lui revient quand tous ont pris la leur.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographe',
      rule: 'L’équipage pioche 4 tuiles, en pose 2 comme le ferait un éclaireur, et les 2 autres sortent du jeu. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
