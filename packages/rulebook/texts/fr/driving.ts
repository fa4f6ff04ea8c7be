import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Le trajet',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Un trajet',
      rule: 'On fait un trajet avec un assistant pilote, avec une carte pilote ou avec toute autre carte qui en accorde un. Le véhicule passe d’une case à une autre qui la touche, sans franchir plus de cases que le moteur n’avait de niveaux au début du trajet. L’équipage peut s’arrêter après n’importe quelle case.',
    },
    'BASE-DRIVE-02': {
      title: 'Le coût d’une case',
      rule: 'Pour entrer sur une case, il faut payer tout ce qu’elle demande : l’essence de sa tuile, 1 niveau de plus en zone à risque, les dégâts et le danger. Un équipage qui ne peut pas payer n’entre pas, et il n’y perd rien.',
    },
    'BASE-DRIVE-03': {
      title: 'Dégâts et danger',
      rule: 'L’équipage qui roule retire les dégâts du moteur et du châssis, en les répartissant comme il veut. Un danger représente 2 dégâts de plus, à moins qu’un garde ou une carte milice ne l’écarte.',
    },
    'BASE-DRIVE-04': {
      title: 'De quoi payer',
      ruling:
        'Une case est à la portée de l’équipage s’il peut la payer avec tout ce qu’il pourrait encore faire sur place : jouer des jerricans, jouer une carte milice, employer un garde. Des dégâts peuvent être payés tant que moteur et châssis ont ensemble assez de niveaux.',
    },
    'BASE-DRIVE-05': {
      title: 'Jauges vides',
      rule: 'Avec le moteur à 0, c’est la panne : le trajet est terminé sur-le-champ, et aucun autre ne peut commencer avant une réparation. Avec le châssis à 0, l’équipage n’a plus de cartes en main, rien de plus. Avec l’essence à 0, tout ce qui coûte de l’essence est impossible.',
    },
    'BASE-DRIVE-06': {
      title: 'Symbole stop',
      rule: 'Sur une tuile qui porte un symbole stop, le trajet est terminé, à moins que l’équipage ne joue une carte guide.',
    },
    'BASE-DRIVE-07': {
      title: 'Territoire connu',
      rule: 'Une tuile n’est à personne. Chaque équipage peut rouler sur chacune, peu importe qui l’a posée.',
    },
    'BASE-DRIVE-08': {
      title: 'Territoire inconnu',
      rule: 'Quand un véhicule se lance sur une case de terrain encore sans tuile, on en pioche une dans le sac. Si l’équipage peut la payer, le véhicule y reste, sur la tuile, et le trajet continue. Sinon, le véhicule revient sur la case d’où il venait, la tuile reste là où l’essai a eu lieu, et le trajet est terminé. L’essai lui-même ne coûte rien.',
    },
    'BASE-DRIVE-09': {
      title: 'Payer ou reculer',
      ruling:
        'Une tuile piochée que l’équipage peut payer sans carte ni garde doit être payée. S’il faut pour cela des cartes ou des gardes, il est libre de les dépenser ou non ; s’il s’y refuse, le véhicule recule.',
    },
    'BASE-DRIVE-10': {
      title: 'Plus aucune tuile',
      ruling:
        'Quand il n’y a plus de tuile à piocher (BASE-PATH-06), entrer sur une case vide coûte 2 niveaux d’essence et met fin au trajet ; la case reste sans tuile. Ainsi, personne n’est jamais bloqué : le financement ne demande rien, et tout le reste s’achète.',
    },
    'BASE-DRIVE-11': {
      title: 'Entrer en ville',
      rule: 'Entrer dans une ville coûte 1 niveau d’essence, d’où que vienne le véhicule, et jamais davantage à cause d’une zone à risque. Le trajet est terminé. L’équipage pioche autant de cartes ressource que la ville en indique ; puis on vérifie sa limite de main.',
    },
    'BASE-DRIVE-12': {
      title: 'Lignes maritimes et aériennes',
      rule: 'Au départ d’une ville desservie par une ligne maritime ou aérienne, un trajet peut suivre cette ligne jusqu’à la ville de l’autre bout. L’équipage paie le tarif, moins 50 F par carte transport jouée mais jamais moins de 0 F, puis il entre dans cette ville. Prendre une ligne est un déplacement : il faut un trajet, et elle y met fin.',
    },
    'BASE-DRIVE-13': {
      title: 'Une ligne, une case',
      ruling:
        'Une ligne compte pour une case du trajet, et on ne peut la prendre que dans la ville où le trajet commence.',
    },
    'BASE-DRIVE-14': {
      title: 'À plusieurs, en arrière',
      rule: 'Plusieurs véhicules peuvent se tenir sur la même case. Il est permis de revenir en arrière.',
    },
    'BASE-DRIVE-15': {
      title: 'Jeton de progression',
      rule: 'Chaque fois qu’un véhicule entre sur une case, son jeton de progression va sur la case correspondante de la piste de progression, au-dessus des jetons qui s’y trouvent déjà.',
      ruling: 'S’il était déjà sur cette case de la piste, l’ordre de la pile ne change pas.',
    },
    'BASE-DRIVE-16': {
      title: 'Tarif et entrée',
      rule: 'Un équipage ne peut prendre une ligne que s’il a de quoi payer à la fois le tarif et l’entrée dans la ville. Après un essai manqué, le véhicule et le jeton sont là où ils étaient avant.',
    },
    'BASE-DRIVE-17': {
      title: 'Entrer pas à pas',
      ruling:
        'On entre sur une case dans cet ordre : l’équipage choisit la case ; si elle est vide, on pioche une tuile ; on additionne le coût ; on emploie garde, carte milice et jerricans ; on paie l’essence, puis les dégâts ; on déplace le véhicule et le jeton ; on vérifie la limite de main ; en dernier viennent la panne, le stop ou la ville. Une carte guide doit encore être en main à ce moment-là.',
    },
    'BASE-DRIVE-18': {
      title: 'Essayer à sec',
      ruling:
        'Un équipage peut essayer une case vide même s’il n’a presque plus d’essence, ou plus du tout. S’il ne peut pas payer, il n’a fait que découvrir la tuile.',
    },
    'BASE-DRIVE-19': {
      title: 'Villes violettes',
      ruling:
        'On ne pioche pas de cartes dans les villes violettes. Il est permis de rentrer dans la ville de départ, pour 1 niveau d’essence.',
    },
    'BASE-DRIVE-20': {
      title: 'Quitter une ville',
      ruling:
        'Quitter une ville ne coûte rien, même s’il s’agit de la ville de départ. Atteindre la ville d’arrivée par une ligne est une arrivée comme une autre.',
    },
    'BASE-DRIVE-21': {
      title: 'Renoncer à payer',
      ruling:
        'Un équipage qui entre dans une case qu’il ne pourrait payer qu’avec une carte ou un garde peut encore y renoncer. Il fait demi-tour comme dans BASE-DRIVE-08, ne perd rien, et le trajet prend fin, en terrain connu aussi.',
    },
    'BASE-DRIVE-22': {
      title: 'Sans tuile, pas de supplément',
      ruling:
        'Les 2 niveaux d’essence de BASE-DRIVE-10 sont tout ce que coûte une telle case, même en zone à risque : le supplément ne vaut que pour les tuiles.',
    },
    'BASE-DRIVE-23': {
      title: 'Découvrir sous un véhicule',
      ruling:
        'BASE-DRIVE-10 peut laisser un véhicule sur une case vide. Quand il y a de nouveau des tuiles, qui roule jusque-là en pioche une comme dans BASE-DRIVE-08 ; elle se glisse sous le véhicule, dont l’équipage ne paie rien.',
    },
  },
} satisfies ChapterText<typeof chapter>;
