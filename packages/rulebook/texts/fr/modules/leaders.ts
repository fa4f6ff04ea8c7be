import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: {
    leaders: 'Les chefs',
  },
  rules: {
    'LEADER-01': {
      title: 'Deux cartes de plus',
      rule: 'Mélangez 2 cartes topographe à la pioche.',
    },
    'LEADER-02': {
      title: 'Choisir un chef',
      rule: 'Dans l’ordre du tour, chaque joueur choisit un chef, avec son équipage, sa nationalité et son véhicule.',
    },
    'LEADER-03': {
      title: 'Une fois par tour',
      rule: 'Un pouvoir utilisable une fois par tour est de nouveau disponible au début de chaque tour.',
    },
    'LEADER-04': {
      title: 'L’équipage du mercenaire',
      rule: 'Roy Chapman n’amène pas d’équipage. Quand tout le monde a choisi, son joueur choisit un véhicule et son équipage, sans leur chef, parmi ceux qui restent.',
    },
    'LEADER-05': {
      title: 'Quand servent les pouvoirs',
      ruling:
        'Delatour et Martinetti utilisent leur pouvoir à l’étape 2 de leur propre séquence, comme une carte : il leur faut un assistant actif, et la séquence continue. Chevy reçoit ses 20 F automatiquement au début de chaque phase de convoi, sauf s’il est arrivé.',
    },
    'LEADER-06': {
      title: 'Des bateaux, pas de zeppelins',
      ruling:
        'Les 50 F de Walledgrave se combinent avec les cartes transport. Ils ne valent que pour les lignes maritimes, jamais pour les lignes aériennes.',
    },
    'LEADER-07': {
      title: 'La seconde tuile de Chapman',
      ruling:
        'Chapman décide après avoir vu la première tuile, et il doit accepter la seconde. La première est de retour dans le sac avant qu’il pioche la seconde : elle peut donc ressortir.',
    },
    'LEADER-08': {
      title: 'Chaque chef une seule fois',
      rule: 'Chaque chef ne peut être choisi qu’une fois. Quand c’est à vous de choisir, vous pouvez prendre Chapman à la place de n’importe quel chef encore libre.',
    },
    'LEADER-09': {
      title: 'La carte de Simone',
      rule: 'Quand Simone Deforêt est dans la course, étalez 2 cartes de plus qu’il n’y a d’équipages. Chacun en prend une ; le dernier équipage dans l’ordre du tour choisit l’une des deux qui restent, et Simone prend l’autre.',
      ruling:
        'Son pouvoir est automatique. Si l’on ne peut pas étaler assez de cartes, la sienne manque la première, puis la deuxième du dernier équipage, puis celles des équipages qui choisissent en dernier.',
    },
    'LEADER-10': {
      title: 'Quand la remise est épuisée',
      ruling:
        'Sur chaque ligne maritime, vous choisissez si vous utilisez la remise de Walledgrave ; le jeu vous la propose. Elle n’est épuisée que si vous prenez vraiment une ligne maritime, et seulement si elle en baisse le coût.',
    },
    'LEADER-11': {
      title: 'Où pioche Van Hotten',
      ruling:
        'Les deux cartes de Van Hotten ne valent que pour les villes de couleur, pas pour les villages ni pour les villes violettes.',
    },
    'LEADER-12': {
      title: 'Trop peu de tuiles ou de cases',
      ruling:
        'S’il y a moins de quatre tuiles, ou trop peu de cases libres, un topographe pose d’abord : 2 tuiles au plus sont posées, et seules celles qui restent quittent le jeu.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour part en éclaireur',
      rule: 'Jean Delatour mène l’équipage français. Une fois par tour, piochez 3 tuiles et posez-les.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti répare',
      rule: 'Gianni Martinetti mène l’équipage italien. Une fois par tour, faites une réparation.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave voyage moins cher',
      rule: 'Sir Andrew Walledgrave mène l’équipage anglais. Une fois par tour, une ligne maritime vous coûte 50 F de moins.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten est le bienvenu',
      rule: 'Leonard Van Hotten mène l’équipage belge. Vous piochez toujours au moins 2 cartes en entrant dans une ville.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman y regarde à deux fois',
      rule: 'Roy Chapman est un mercenaire américain. Une fois par tour, en territoire inconnu, vous pouvez remettre la première tuile dans le sac et en piocher une autre.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy a des appuis',
      rule: 'Louis Chevy mène l’équipage suisse. Une fois par tour, recevez 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt a une carte de plus',
      rule: 'Simone Deforêt mène les Suffragettes. Une fois par tour, au bivouac, une carte de plus est étalée, et elle est à vous quand chacun a pris la sienne.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographe',
      rule: 'Piochez 4 tuiles et posez-en 2 comme un éclaireur ; les 2 autres quittent le jeu. Se joue à l’étape 2. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
