import type { convoy as chapter } from '../../chapters/convoy.ts';
import type { ChapterText } from '../../text.ts';

export const convoy = {
  sections: {
    convoy: 'Le convoi',
    petrol: 'L’essence',
    pathfinder: 'L’éclaireur',
    mechanics: 'La mécanique',
    security: 'La sécurité',
    funding: 'Le financement',
  },
  rules: {
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
  },
} satisfies ChapterText<typeof chapter>;
