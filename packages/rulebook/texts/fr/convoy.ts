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
      rule: 'Dans l’ordre du tour, et autant de fois qu’il le faut, chaque équipage actif joue une séquence de trois étapes : 1. acheter de l’essence (facultatif) ; 2. jouer autant de cartes qu’il veut (facultatif) ; 3. jouer un assistant ou tout le groupe du financement, ou passer. L’étape 3 est obligatoire.',
      ruling: 'L’ordre du tour vaut aussi là où le livret parle du sens des aiguilles d’une montre.',
    },
    'BASE-CONVOY-02': {
      title: 'Ordre imposé',
      rule: 'L’ordre des étapes est imposé. Une fois que vous avez joué une carte, vous ne pouvez plus acheter d’essence dans cette séquence ; une fois que vous avez joué un assistant, vous ne pouvez plus jouer de carte.',
    },
    'BASE-CONVOY-03': {
      title: 'Pas de cartes sans assistant',
      rule: 'À l’étape 2, vous ne pouvez jouer des cartes que si vous avez au moins un assistant actif sur votre tableau de bord. Un garde suffit.',
    },
    'BASE-CONVOY-04': {
      title: 'Passer',
      rule: 'Quand vous passez, retirez tous vos assistants de votre tableau de bord, sauf ceux de la sécurité. Vous ne jouez plus de séquence ce tour-ci, mais vous pouvez encore utiliser vos gardes.',
      ruling: 'Vous pouvez aussi jouer vos cartes instantanées.',
    },
    'BASE-CONVOY-05': {
      title: 'Plus d’assistants',
      rule: 'Quand vous n’avez plus d’assistant, la phase est finie pour vous. Vous n’avez pas besoin de passer.',
    },
    'BASE-CONVOY-06': {
      title: 'Rien que des gardes',
      ruling:
        'S’il ne vous reste que des gardes, vous jouez encore vos séquences. Retirez une tuile avec l’un d’eux, ou passez et gardez-les pour votre défense.',
    },
    'BASE-CONVOY-07': {
      title: 'Dernier équipage en jeu',
      rule: 'Quand tous les autres équipages ont fini, vous continuez seul à jouer des séquences.',
    },
    'BASE-CONVOY-08': {
      title: 'Fin du convoi',
      rule: 'La phase de convoi se termine quand plus aucun équipage n’est actif.',
    },
    'BASE-CONVOY-09': {
      title: 'Une carte à la fois',
      rule: 'Appliquez entièrement chaque carte avant de choisir la suivante.',
    },
    'BASE-CONVOY-10': {
      title: 'Équipages actifs',
      ruling: 'Un équipage est actif tant qu’il a un assistant et qu’il n’a ni passé ni terminé sa course.',
    },
    'BASE-CONVOY-11': {
      title: 'Attendre',
      ruling:
        'Vous pouvez dépenser sans effet un assistant placé sur éclaireur, mécanique ou sécurité. C’est une attente : grâce à elle, personne n’est jamais obligé de passer. Les cartes et les pouvoirs des chefs ne peuvent pas être dépensés ainsi.',
    },
    'BASE-CONVOY-12': {
      title: 'Le dernier garde',
      ruling:
        'Si le garde que vous utilisez à l’étape 2 était votre dernier assistant, votre séquence s’arrête et la phase est finie pour vous.',
    },
    'BASE-CONVOY-13': {
      title: 'Arriver avec une carte',
      ruling: 'Si vous arrivez à l’étape 2, votre séquence s’arrête. Il n’y a pas d’étape 3.',
    },
    'BASE-PETROL-01': {
      title: 'Acheter de l’essence',
      rule: 'Un niveau d’essence coûte 10 F dans une ville et 20 F hors des villes, jusqu’au maximum de votre jauge. Il ne faut pas d’assistant, mais c’est la toute première chose à faire dans une séquence.',
    },
    'BASE-PETROL-02': {
      title: 'Pas d’achat en trajet',
      rule: 'Vous ne pouvez pas acheter d’essence au milieu d’un trajet. Vous pouvez en revanche jouer un jerrican.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrican au moment de payer',
      ruling:
        'Vous pouvez jouer un jerrican pendant que vous payez un coût, même si votre jauge était pleine. Il couvre 1 niveau d’essence de ce coût.',
    },
    'BASE-PATH-01': {
      title: 'Poser deux tuiles',
      rule: 'Un éclaireur peut poser des tuiles : piochez 2 tuiles dans le sac et posez chacune sur une case de terrain libre, directement reliée à votre véhicule.',
    },
    'BASE-PATH-02': {
      title: 'Directement reliée',
      rule: 'Une case est directement reliée si elle touche la case de votre véhicule. Elle l’est aussi si une suite de cases qui se touchent y mène depuis votre véhicule et que chaque case de cette suite porte une tuile ou est une ville. On ne pose jamais de tuile sur une ville.',
    },
    'BASE-PATH-03': {
      title: 'Regarder, puis poser',
      rule: 'Regardez toutes les tuiles piochées avant de poser la première. Chacune doit être reliée à votre véhicule, mais elles n’ont pas besoin de se toucher. La première tuile posée peut relier la seconde.',
    },
    'BASE-PATH-04': {
      title: 'Impasses permises',
      rule: 'Vous devez poser les tuiles piochées. Vous choisissez où, même dans une impasse.',
    },
    'BASE-PATH-05': {
      title: 'Les lignes ne relient pas',
      ruling: 'Pour la pose des tuiles, les lignes maritimes et aériennes ne relient pas les cases.',
    },
    'BASE-PATH-06': {
      title: 'Sac vide',
      ruling:
        'Une tuile qui n’a plus de case possible retourne dans le sac. Quand le sac est vide, les tuiles qui ont quitté le jeu sont mélangées et y retournent, bien que le livret les retire pour de bon. S’il n’y en a pas non plus, l’action n’est pas possible ; s’il reste une seule tuile, vous piochez celle-là.',
    },
    'BASE-PATH-07': {
      title: 'Piocher une carte',
      rule: 'Au lieu de poser des tuiles, un éclaireur peut piocher la première carte de la pioche. Vérifiez ensuite votre limite de main.',
    },
    'BASE-PATH-08': {
      title: 'Nulle part où poser',
      ruling:
        'Si aucune case reliée n’est libre, vous ne pouvez pas poser de tuiles, ni avec un assistant, ni avec une carte ou un pouvoir. S’il y en a au moins une, piochez toutes les tuiles et posez-les tant qu’il y a de la place.',
    },
    'BASE-PATH-09': {
      title: 'Pas sous un véhicule',
      ruling: 'Vous ne pouvez pas poser de tuile sur une case où se trouve un véhicule.',
    },
    'BASE-MECH-01': {
      title: 'Mécanicien',
      rule: 'Un mécanicien remonte le moteur et le châssis, au plus jusqu’à leur maximum ; vous choisissez la répartition. Combinez comme vous voulez des cartes pièces détachées (+1 chacune), des cartes boîte à outils (+3 chacune, à répartir si vous voulez) et des pièces achetées (+1 chacune, pour 20 F dans une ville ou 40 F hors des villes). Un seul mécanicien suffit pour tout.',
    },
    'BASE-MECH-02': {
      title: 'Pilote',
      rule: 'Un pilote fait un trajet (voir « BASE-DRIVE-01 »).',
    },
    'BASE-GUARD-01': {
      title: 'Écarter un danger',
      rule: 'Un garde écarte un danger : celui d’une tuile où vous entrez, ou celui d’une carte danger jouée par un adversaire. Vous pouvez l’utiliser à tout moment, même en dehors de votre séquence et après avoir passé.',
    },
    'BASE-GUARD-02': {
      title: 'Retirer une tuile',
      rule: 'Joué comme assistant de votre séquence, un garde retire une tuile voisine de votre véhicule. Elle quitte le jeu. Vous ne pouvez pas choisir une tuile où se trouve un véhicule.',
    },
    'BASE-GUARD-03': {
      title: 'Les gardes après avoir passé',
      rule: 'Une fois que vous avez passé, vos gardes ne peuvent que vous défendre. Vous ne pouvez plus acheter d’essence, jouer des cartes comme à l’étape 2 ni retirer de tuiles.',
    },
    'BASE-GUARD-04': {
      title: 'À côté du véhicule',
      ruling:
        'Seules les cases qui touchent celle de votre véhicule sont voisines. Ni les villes ni les lignes n’étendent la portée d’un garde.',
    },
    'BASE-GUARD-05': {
      title: 'Un garde, un danger',
      ruling:
        'Un garde ou une carte milice écarte un seul danger. Si vous entrez dans un danger après l’autre, la question vous est posée chaque fois, même si vous pouvez subir les dégâts.',
    },
    'BASE-FUND-01': {
      title: 'Collecter de l’argent',
      rule: 'Tous les assistants du financement sont dépensés ensemble, en une seule action : 1 rapporte 10 F, 2 rapportent 20 F, 3 rapportent 40 F, 4 rapportent 70 F et 5 rapportent 110 F.',
    },
  },
} satisfies ChapterText<typeof chapter>;
