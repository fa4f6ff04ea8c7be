import type { start as chapter } from '../../chapters/start.ts';
import type { ChapterText } from '../../text.ts';

export const start = {
  sections: {
    setup: 'Mise en place',
    turn: 'Le tour',
    bivouac: 'Le bivouac',
    planning: 'La planification',
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
  },
} satisfies ChapterText<typeof chapter>;
