import type { base as chapter } from '../../chapters/base.ts';
import type { ChapterText } from '../../text.ts';

export const base = {
  sections: {
    setup: 'Mise en place',
    turn: 'Le tour',
    bivouac: 'Le bivouac',
    planning: 'La planification',
    convoy: 'Le convoi',
    petrol: 'L’essence',
    pathfinder: 'L’éclaireur',
    mechanics: 'La mécanique',
    security: 'La sécurité',
    funding: 'Le financement',
    driving: 'Le trajet',
    hand: 'La main',
    maintenance: 'L’intendance',
    end: 'Fin et décompte',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Plateau et sens de course',
      rule: 'La table choisit un plateau, l’Afrique ou l’Amérique du Sud. Chacun a deux villes violettes : l’une devient la ville de départ, et l’on court vers l’autre, la ville d’arrivée.',
    },
    'BASE-SETUP-02': {
      title: 'Premier ordre du tour',
      rule: 'Au premier tour, les équipages jouent dans l’ordre des places.',
      ruling:
        'Les places sont tirées au sort à partir de la graine de la partie, à moins que l’hôte ne les ait fixées.',
    },
    'BASE-SETUP-03': {
      title: 'Véhicules et jetons',
      rule: 'Tous les véhicules partent de la ville de départ. Les jetons de progression forment une pile sur la case de départ de la piste de progression : celui du premier équipage tout en bas, les autres par-dessus dans l’ordre du tour.',
    },
    'BASE-SETUP-04': {
      title: 'Jauges pleines',
      rule: 'Un véhicule a trois jauges : essence, moteur et châssis. Chacune a un niveau, sa valeur du moment, et un maximum que le niveau ne dépasse jamais. Au départ, toutes les jauges sont au maximum. Moteur et châssis réunis s’appellent la mécanique.',
    },
    'BASE-SETUP-05': {
      title: 'Argent de départ',
      rule: 'On compte en francs (F). Chaque équipage commence avec 80 F, sauf le dernier dans l’ordre du tour, qui n’a que 70 F.',
      ruling: 'La banque n’est jamais à court d’argent.',
    },
    'BASE-SETUP-06': {
      title: 'Pioche et sac',
      rule: 'Les 46 cartes ressource de la course de base (les modules en ajoutent) sont mélangées et forment la pioche, face cachée. Toutes les tuiles de terrain vont dans le sac.',
      ruling: 'L’Afrique et l’Amérique du Sud ont chacune leurs propres 60 tuiles.',
    },
    'BASE-SETUP-07': {
      title: 'Mains vides',
      ruling: 'Personne n’a de carte ressource au départ : les premières arrivent avec le premier bivouac.',
    },
    'BASE-SETUP-08': {
      title: 'Choix du véhicule',
      rule: 'Dans l’ordre du tour, chaque équipage choisit son véhicule, et avec lui sa couleur et ses cinq assistants.',
    },
    'BASE-SETUP-09': {
      title: 'Public et secret',
      ruling:
        'Tout le monde peut voir les jauges, l’argent, les assistants une fois révélés, le nombre de cartes de chaque main, la défausse, et quelles tuiles restent dans le sac, mais pas leur ordre. Personne ne voit les cartes d’un autre équipage, un plan avant sa révélation, ni ce qui va sortir de la pioche ou du sac. Une carte prise face visible reste connue de tous tant qu’elle est dans cette main ; une tuile piochée est vue par tous.',
    },
    'BASE-TURN-01': {
      title: 'Quatre phases',
      rule: 'Un tour compte quatre phases, toujours dans le même ordre : bivouac, planification, convoi, intendance. Les tours s’enchaînent jusqu’à la fin de la course.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Cartes offertes',
      rule: 'On étale face visible autant de cartes ressource qu’il y a d’équipages, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Le dernier choisit d’abord',
      rule: 'Chaque équipage prend une de ces cartes, dans l’ordre inverse du tour : le dernier commence, le premier finit. La carte qui reste revient alors au dernier dans l’ordre du tour. Il n’a pas le droit de ramasser ses deux cartes d’un coup.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limite à chaque carte',
      rule: 'Dès qu’un équipage a pris une carte, on vérifie sa limite de main (BASE-HAND-01) ; le suivant ne choisit qu’après.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Pioche épuisée',
      rule: 'Quand la pioche est épuisée, on mélange la défausse, qui devient la nouvelle pioche.',
      ruling:
        'Si la défausse est vide elle aussi, on étale moins de cartes. La première à manquer est la deuxième carte du dernier équipage.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Pas de refus',
      ruling:
        'Un équipage ne peut pas refuser sa carte, même si son châssis est à 0 et qu’il n’a pas de quoi la garder.',
    },
    'BASE-PLAN-01': {
      title: 'Cinq assistants en secret',
      rule: 'Tous les équipages planifient en même temps, à l’abri des regards. Chacun place ses cinq assistants, sans exception, sur les quatre postes de son tableau de bord (éclaireur, mécanique, sécurité et financement), autant qu’il veut sur chaque poste.',
    },
    'BASE-PLAN-02': {
      title: 'La révélation',
      rule: 'Tous les plans sont révélés au même moment. À partir de là, plus aucun assistant ne change de poste.',
    },
    'BASE-PLAN-03': {
      title: 'Cinq à chaque tour',
      rule: 'Chaque planification commence avec les cinq assistants, qu’ils aient servi ou non au tour précédent.',
    },
    'BASE-PLAN-04': {
      title: 'Changer de plan',
      ruling:
        'Tant que le dernier équipage n’a pas confirmé, chacun peut encore modifier son plan. Des autres, il sait seulement qui est prêt et qui ne l’est pas.',
    },
    'BASE-PLAN-05': {
      title: 'Deux actions par poste',
      rule: 'Éclaireur, mécanique et sécurité permettent chacun deux actions. L’équipage choisit entre les deux au moment où il joue l’assistant, et non pendant la planification.',
    },
    'BASE-CONVOY-01': {
      title: 'La séquence',
      rule: 'Les équipages actifs jouent chacun une séquence, dans l’ordre du tour, puis recommencent. Une séquence a trois étapes : 1. acheter de l’essence, si l’équipage le souhaite ; 2. jouer autant de cartes qu’il veut, ou aucune ; 3. jouer un assistant ou tout le groupe du financement, ou bien passer. L’étape 3 est obligatoire.',
      ruling:
        'C’est l’ordre du tour qui compte, même là où le livret parle du sens des aiguilles d’une montre.',
    },
    'BASE-CONVOY-02': {
      title: 'Ordre imposé',
      rule: 'Les étapes ne s’intervertissent pas. L’équipage qui a joué une carte n’achète plus d’essence dans cette séquence, et celui qui a joué son assistant n’y joue plus de carte.',
    },
    'BASE-CONVOY-03': {
      title: 'Pas de cartes sans assistant',
      rule: 'À l’étape 2, un équipage ne peut jouer de cartes que s’il a encore au moins un assistant actif sur son tableau de bord. Un garde suffit.',
    },
    'BASE-CONVOY-04': {
      title: 'Passer',
      rule: 'L’équipage qui passe retire de son tableau de bord tous ses assistants, sauf ceux de la sécurité. Il ne joue plus de séquence pendant ce tour, mais ses gardes peuvent encore servir.',
      ruling: 'Ses cartes instantanées aussi.',
    },
    'BASE-CONVOY-05': {
      title: 'Plus d’assistant',
      rule: 'Un équipage qui a dépensé son dernier assistant en a fini avec cette phase. Il n’a pas besoin de passer.',
    },
    'BASE-CONVOY-06': {
      title: 'Rien que des gardes',
      ruling:
        'Un équipage auquel il ne reste que des gardes joue encore ses séquences. Il peut retirer une tuile avec l’un d’eux, ou passer et les conserver pour sa défense.',
    },
    'BASE-CONVOY-07': {
      title: 'Dernier équipage en jeu',
      rule: 'Quand tous les autres ont fini, l’équipage qui reste enchaîne ses séquences à lui seul.',
    },
    'BASE-CONVOY-08': {
      title: 'Fin du convoi',
      rule: 'Dès que plus aucun équipage n’est actif, la phase de convoi est terminée.',
    },
    'BASE-CONVOY-09': {
      title: 'Une carte à la fois',
      rule: 'Une carte est appliquée jusqu’au bout avant que l’équipage ne choisisse la suivante.',
    },
    'BASE-CONVOY-10': {
      title: 'Équipage actif',
      ruling:
        'Un équipage est actif tant qu’il lui reste un assistant, qu’il n’a pas passé et qu’il n’est pas arrivé.',
    },
    'BASE-CONVOY-11': {
      title: 'Attendre',
      ruling:
        'Un équipage peut dépenser un assistant placé sur éclaireur, mécanique ou sécurité sans rien en faire. C’est une attente : grâce à elle, personne n’est jamais obligé de passer. Les cartes et les pouvoirs des chefs, eux, ne se dépensent pas ainsi.',
    },
    'BASE-CONVOY-12': {
      title: 'Le dernier garde',
      ruling:
        'Si un équipage emploie un garde à l’étape 2 et que c’était son dernier assistant, sa séquence s’arrête là et il en a fini avec cette phase.',
    },
    'BASE-CONVOY-13': {
      title: 'Arriver grâce à une carte',
      ruling: 'Si un équipage arrive pendant l’étape 2, sa séquence est terminée. Il n’y a pas d’étape 3.',
    },
    'BASE-PETROL-01': {
      title: 'Acheter de l’essence',
      rule: 'Un niveau d’essence coûte 10 F en ville et 20 F partout ailleurs ; on ne remplit pas au-delà du maximum. L’achat ne demande pas d’assistant, mais il doit être la toute première chose que l’équipage fait dans sa séquence.',
    },
    'BASE-PETROL-02': {
      title: 'Pas de pompe en route',
      rule: 'Une fois un trajet commencé, on n’achète plus d’essence avant la fin. Un jerrican, en revanche, peut être joué.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrican au moment de payer',
      ruling:
        'Un jerrican peut être joué pendant que l’on paie un coût, même par un équipage dont la jauge était pleine : il couvre 1 niveau de l’essence demandée.',
    },
    'BASE-PATH-01': {
      title: 'Poser deux tuiles',
      rule: 'Un éclaireur peut poser des tuiles : l’équipage en pioche 2 dans le sac et pose chacune sur une case de terrain libre, directement reliée à son véhicule.',
    },
    'BASE-PATH-02': {
      title: 'Directement reliée',
      rule: 'Une case est directement reliée si elle touche celle du véhicule. Elle l’est aussi si l’on peut aller du véhicule jusqu’à elle par des cases qui se touchent et dont chacune est une ville ou porte déjà une tuile. Une ville, elle, ne reçoit jamais de tuile.',
    },
    'BASE-PATH-03': {
      title: 'Tout voir, puis poser',
      rule: 'L’équipage regarde toutes les tuiles qu’il a piochées avant de poser la première. Chaque tuile doit être reliée au véhicule, mais elles n’ont pas à se toucher entre elles, et une tuile qui vient d’être posée peut servir à relier la suivante.',
    },
    'BASE-PATH-04': {
      title: 'Impasses permises',
      rule: 'Une tuile piochée doit être posée. L’équipage décide où ; une impasse est permise.',
    },
    'BASE-PATH-05': {
      title: 'Les lignes ne relient rien',
      ruling: 'Pour la pose des tuiles, les lignes maritimes et aériennes ne relient pas les cases.',
    },
    'BASE-PATH-06': {
      title: 'Sac vide',
      ruling:
        'Une tuile qui ne peut plus être posée nulle part retourne dans le sac. Quand le sac est vide, on y remet, mélangées, les tuiles sorties du jeu, bien que le livret les retire pour de bon. S’il n’y en a pas non plus, on ne peut pas poser de tuiles ; s’il n’en reste qu’une seule, on ne pioche que celle-là.',
    },
    'BASE-PATH-07': {
      title: 'Piocher une carte',
      rule: 'Au lieu de poser des tuiles, un éclaireur peut piocher la carte du dessus de la pioche. On vérifie ensuite la limite de main.',
    },
    'BASE-PATH-08': {
      title: 'Aucune case libre',
      ruling:
        'Si aucune case reliée n’est libre, on ne peut pas poser de tuiles, ni avec un assistant, ni avec une carte ou un pouvoir qui en fait poser. S’il y en a au moins une, on pioche toutes les tuiles prévues et on les pose tant qu’il y a de la place.',
    },
    'BASE-PATH-09': {
      title: 'Pas sous un véhicule',
      ruling: 'On ne pose pas de tuile sur une case où se trouve un véhicule.',
    },
    'BASE-MECH-01': {
      title: 'Mécanicien',
      rule: 'Un mécanicien fait remonter le moteur et le châssis, dans la répartition que veut l’équipage et jusqu’à leur maximum. L’équipage combine à son gré des cartes pièces détachées (+1 chacune), des cartes boîte à outils (+3 chacune, à partager s’il le faut entre les deux jauges) et des pièces qu’il achète (+1 chacune, pour 20 F en ville ou 40 F ailleurs). Un seul mécanicien suffit pour le tout.',
    },
    'BASE-MECH-02': {
      title: 'Pilote',
      rule: 'Un pilote fait un trajet (BASE-DRIVE-01).',
    },
    'BASE-GUARD-01': {
      title: 'Écarter un danger',
      rule: 'Un garde écarte un danger : celui d’une tuile sur laquelle entre le véhicule, ou celui d’une carte danger jouée par un adversaire. C’est possible à tout moment, en dehors des séquences de l’équipage et même après qu’il a passé.',
    },
    'BASE-GUARD-02': {
      title: 'Retirer une tuile',
      rule: 'Joué comme assistant d’une séquence, un garde retire une tuile voisine de son véhicule, et cette tuile sort du jeu. Une tuile sur laquelle se trouve un véhicule ne peut pas être choisie.',
    },
    'BASE-GUARD-03': {
      title: 'Gardes après avoir passé',
      rule: 'Une fois que l’équipage a passé, ses gardes ne servent plus qu’à la défense. Il n’achète plus d’essence, ne joue plus de cartes de l’étape 2 et ne retire plus de tuiles.',
    },
    'BASE-GUARD-04': {
      title: 'Cases voisines',
      ruling:
        'Seules sont voisines les cases qui touchent celle du véhicule. Ni une ville ni une ligne ne permettent au garde d’aller plus loin.',
    },
    'BASE-GUARD-05': {
      title: 'Un garde, un danger',
      ruling:
        'Un garde ou une carte milice ne répond qu’à un seul danger. Si le véhicule va de danger en danger, on demande chaque fois à l’équipage ce qu’il veut faire, même s’il a de quoi encaisser les dégâts.',
    },
    'BASE-FUND-01': {
      title: 'Lever des fonds',
      rule: 'Tous les assistants du financement sont dépensés ensemble, en une seule action. S’il y en a 1, il rapporte 10 F ; 2 rapportent 20 F, 3 rapportent 40 F, 4 rapportent 70 F et 5 rapportent 110 F.',
    },
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
    'BASE-HAND-01': {
      title: 'Limite de main',
      rule: 'Le niveau du châssis est le plus grand nombre de cartes qu’un équipage puisse tenir en main. Dès qu’une main dépasse cette limite, à quelque moment que ce soit, son équipage choisit les cartes qu’il doit défausser, et le jeu attend que ce soit fait.',
    },
    'BASE-HAND-02': {
      title: 'Piocher la main pleine',
      rule: 'Un équipage dont la main est pleine peut quand même piocher. Il pioche d’abord, puis choisit les cartes qu’il garde.',
    },
    'BASE-HAND-03': {
      title: 'Jouer plutôt que défausser',
      rule: 'Plutôt que de défausser un jerrican, un équipage peut le jouer, à condition que son essence soit sous le maximum.',
      ruling: 'Il en va de même de toute autre carte instantanée qui aurait un effet à cet instant.',
    },
    'BASE-HAND-04': {
      title: 'Troisième carte du pisteur',
      ruling:
        'Des trois cartes que fait piocher un pisteur, celle que l’équipage ne garde pas est défaussée et ne peut pas être jouée à la place. On vérifie la limite de main seulement après.',
    },
    'BASE-MAINT-01': {
      title: 'Nouvel ordre du tour',
      rule: 'L’équipage le plus avancé sur la piste de progression devient le premier, et ainsi de suite jusqu’au dernier. Quand des jetons partagent une case de la piste, le plus bas de la pile passe avant ceux du dessus.',
    },
    'BASE-MAINT-02': {
      title: 'Prime de progression',
      rule: 'À 3 équipages ou plus, le nouveau premier reçoit 20 F et le nouveau deuxième 10 F. À 2 équipages, le premier reçoit 20 F et l’autre rien.',
    },
    'BASE-END-01': {
      title: 'Arrivée',
      rule: 'Un équipage dont le véhicule entre dans la ville d’arrivée a fini sa course. Il paie l’entrée, défausse toutes ses cartes, retire tous ses assistants du tableau de bord, gardes compris, et passe. Désormais, ses jauges et son argent restent tels quels : plus rien ne peut viser cet équipage ni changer ce qu’il a.',
    },
    'BASE-END-02': {
      title: 'Le dernier convoi',
      rule: 'Quand le premier équipage arrive, la phase de convoi en cours devient la dernière. Les autres la jouent jusqu’au bout. Ensuite, la course est finie, sans intendance.',
    },
    'BASE-END-03': {
      title: 'Qui peut gagner',
      rule: 'Un équipage ne peut gagner que si son véhicule se trouve dans la ville d’arrivée.',
    },
    'BASE-END-04': {
      title: 'Compter le prestige',
      rule: 'Parmi les équipages arrivés, celui qui a le plus de prestige gagne. Le premier arrivé reçoit 5 points de prestige, le deuxième 3 et le troisième 1. Chaque niveau de moteur et chaque niveau de châssis valent 1 point de plus, tout comme chaque tranche complète de 50 F.',
    },
    'BASE-END-05': {
      title: 'Égalités',
      ruling: 'À prestige égal, l’équipage arrivé le plus tôt est devant.',
    },
    'BASE-END-06': {
      title: 'Restés en route',
      ruling:
        'Les équipages qui ne sont pas arrivés viennent après tous les autres. Entre eux, ils sont classés d’après la piste de progression et ses piles, comme dans BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Limite de tours',
      ruling:
        'Si aucun équipage n’est arrivé à la fin du tour 30, la course s’arrête là. Les équipages sont classés selon BASE-END-06, et aucun ne gagne.',
    },
    'BASE-END-08': {
      title: 'Un joueur s’en va',
      ruling:
        'Quand un joueur s’en va, un robot joue son équipage. Sans robot, l’équipage passe à chaque tour, et au bivouac il compte toujours comme équipage.',
    },
  },
} satisfies ChapterText<typeof chapter>;
