import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Jouer des cartes',
    resources: 'Les cartes ressource',
  },
  rules: {
    'CARD-01': {
      title: 'Se servir d’une carte',
      rule: 'Une carte qui a servi va dans la défausse. Ce qu’elle ajouterait au-delà d’un maximum est perdu.',
      ruling: 'Une carte qui n’aurait aucun effet ne peut pas être jouée.',
    },
    'CARD-02': {
      title: 'Répondre à un danger',
      rule: 'Un garde ou une carte milice arrête une carte danger. Seul l’équipage visé peut arrêter le saboteur ; le chasseur de pistes et l’escroc peuvent l’être par n’importe quel adversaire. La carte danger est dépensée quand même, mais il ne se passe rien.',
      ruling:
        'On interroge tous les équipages qui pourraient répondre, parce qu’ils ont encore un garde ou au moins une carte en main ; tous en même temps et en secret. Si plusieurs répondent, un seul dépense quelque chose : le premier dans l’ordre du tour, en partant de l’équipage qui a joué la carte.',
    },
    'CARD-03': {
      title: 'Personne hors de portée',
      rule: 'Un équipage peut être visé où que se trouve son véhicule. Seul un équipage arrivé est à l’abri.',
    },
    'CARD-04': {
      title: 'Cartes instantanées',
      rule: 'Une carte instantanée peut aussi être jouée en dehors des séquences de l’équipage, et sans assistant sur le tableau de bord.',
      ruling:
        'Chaque fois qu’une telle carte pourrait changer quelque chose (un danger, une case que l’équipage ne peut pas payer, une main au-dessus de sa limite), on interroge tous les équipages concernés qui tiennent une carte, quelle qu’elle soit. Et chaque fois qu’un équipage doit décider dans sa propre séquence, ses cartes instantanées sont parmi les choix.',
    },
    'CARD-05': {
      title: 'Pisteur ou chasseur de pistes',
      ruling:
        'Dans ses questions et réponses, le livret anglais parle d’un pisteur qui retire des tuiles. C’est le chasseur de pistes. Le vrai pisteur fait piocher des cartes et n’est pas une carte danger.',
    },
    'CARD-06': {
      title: 'Des questions sans indices',
      ruling:
        'Ni le rythme du jeu ni rien de ce qui s’affiche ne doit apprendre aux adversaires si un équipage tient une carte instantanée : être interrogé, ou ne pas l’être, ne trahit rien. (Une table peut décider de n’interroger que ceux qui sont en mesure de répondre ; c’est plus rapide, mais moins secret. En ligne, cette option est désactivée tant que personne ne la choisit.)',
    },
    'CARD-07': {
      title: 'Annoncer la cible',
      ruling:
        'L’équipage, les tuiles ou les endroits visés par une carte sont annoncés avant que quiconque puisse répondre. La répartition des dégâts du saboteur se décide après.',
    },
    'CARD-08': {
      title: 'Ce que prend le saboteur',
      ruling:
        'Si l’une des deux jauges est à 0, l’autre subit toute la perte. S’il reste en tout moins de 2 niveaux, ils sont perdus. Un équipage dont les deux jauges sont à 0 ne peut pas être visé. La limite de main et la panne prennent effet aussitôt.',
    },
    'CARD-09': {
      title: 'Combien de tuiles',
      ruling:
        'Un chasseur de pistes peut être joué même s’il n’y a qu’une seule tuile à retirer. Pour un escroc, il faut deux tuiles, et elles doivent être dissemblables : échanger deux tuiles de même prix ne changerait rien.',
    },
    'CARD-10': {
      title: 'Mélange en cours de pioche',
      ruling:
        'Si la pioche s’épuise pendant que l’on pioche, les cartes déjà piochées ne sont pas mélangées avec la défausse.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Chasseur de pistes',
      rule: 'L’équipage retire 2 tuiles, n’importe où sur le plateau ; elles sortent du jeu. Carte danger, pour l’étape 2 d’une séquence. 2 exemplaires.',
      ruling: 'Une tuile sur laquelle se trouve un véhicule ne peut pas être retirée.',
    },
    'CARD-FINANCIAL': {
      title: 'Financier',
      rule: 'L’équipage reçoit 30 F. Pour l’étape 2 d’une séquence. 3 exemplaires.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Station-service',
      rule: 'L’essence remonte de 5 niveaux. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'CARD-DRIVER': {
      title: 'Pilote',
      rule: 'L’équipage fait un trajet (BASE-DRIVE-01). Pour l’étape 2 d’une séquence. 3 exemplaires.',
    },
    'CARD-REPAIRMAN': {
      title: 'Mécanicien',
      rule: 'L’équipage fait une réparation, exactement comme avec un assistant mécanicien (BASE-MECH-01). Pour l’étape 2 d’une séquence. 3 exemplaires.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Cartographe',
      rule: 'L’équipage pioche 3 tuiles et les pose comme avec un éclaireur (BASE-PATH-01). Pour l’étape 2 d’une séquence. 3 exemplaires.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Un autre équipage perd 2 niveaux de moteur, de châssis, ou un de chaque, au choix de l’équipage qui joue la carte. Carte danger, pour l’étape 2 d’une séquence. 3 exemplaires.',
    },
    'CARD-TRACKER': {
      title: 'Pisteur',
      rule: 'L’équipage pioche 3 cartes, en garde 2 et en défausse 1. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'CARD-CON-ARTIST': {
      title: 'Escroc',
      rule: 'L’équipage échange 2 tuiles, n’importe où sur le plateau. Carte danger, pour l’étape 2 d’une séquence. 2 exemplaires.',
      ruling: 'Une tuile sur laquelle se trouve un véhicule ne peut pas être échangée.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'Le tarif d’une ligne maritime ou aérienne baisse de 50 F. Plusieurs de ces cartes peuvent se combiner ; on ne rend pas la monnaie. Se joue avec un trajet. 2 exemplaires.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Pièces détachées',
      rule: 'Le moteur ou le châssis remonte de 1 niveau. Se joue avec une réparation. 6 exemplaires.',
    },
    'CARD-TOOLBOX': {
      title: 'Boîte à outils',
      rule: 'Le moteur et le châssis remontent de 3 niveaux en tout, dans la répartition que veut l’équipage. Se joue avec une réparation. 2 exemplaires.',
    },
    'CARD-GUIDE': {
      title: 'Guide',
      rule: 'Un symbole stop ne compte pas. Se joue avec un trajet. 2 exemplaires.',
    },
    'CARD-JERRYCAN': {
      title: 'Jerrican',
      rule: 'L’essence remonte de 1 niveau. Peut se jouer à tout moment. 8 exemplaires.',
    },
    'CARD-MILITIA': {
      title: 'Milice',
      rule: 'Le danger d’une tuile ou d’une carte ne compte pas. Peut se jouer à tout moment. 3 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
