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
      title: 'Plateau et sens de la course',
      rule: 'Choisissez un plateau, l’Afrique ou l’Amérique du Sud. Chacun a deux villes violettes : décidez ensemble laquelle est la ville de départ ; l’autre est la ville d’arrivée.',
    },
    'BASE-SETUP-02': {
      title: 'Premier ordre du tour',
      rule: 'Au premier tour, les équipages jouent dans l’ordre des places.',
      ruling: 'Cet ordre est tiré au sort à partir de la graine de la partie, sauf si l’hôte le fixe.',
    },
    'BASE-SETUP-03': {
      title: 'Véhicules et jetons',
      rule: 'Tous les véhicules partent de la ville de départ. Empilez les jetons de progression dans l’ordre du tour sur la case de départ de la piste de progression, celui du premier équipage tout en bas.',
    },
    'BASE-SETUP-04': {
      title: 'Jauges pleines',
      rule: 'Votre véhicule a trois jauges : essence, moteur et châssis. Chacune a un niveau, sa valeur du moment, et un maximum que le niveau ne dépasse jamais. Au départ, toutes les jauges sont au maximum. Le moteur et le châssis forment ensemble la mécanique.',
    },
    'BASE-SETUP-05': {
      title: 'Argent de départ',
      rule: 'L’argent se compte en francs (F). Chaque équipage commence avec 80 F, sauf le dernier dans l’ordre du tour, qui commence avec 70 F.',
      ruling: 'La banque n’est jamais à court d’argent.',
    },
    'BASE-SETUP-06': {
      title: 'Pioche et sac',
      rule: 'Mélangez les 46 cartes ressource du jeu de base (les modules en ajoutent) pour former la pioche, face cachée. Mettez toutes les tuiles de terrain dans le sac.',
      ruling: 'L’Afrique et l’Amérique du Sud ont chacune leurs propres 60 tuiles.',
    },
    'BASE-SETUP-07': {
      title: 'Mains vides',
      ruling:
        'Personne ne commence avec des cartes ressource. Vous recevez les premières au premier bivouac.',
    },
    'BASE-SETUP-08': {
      title: 'Choix du véhicule',
      rule: 'Dans l’ordre du tour, chaque joueur choisit un véhicule, avec sa couleur et ses cinq assistants.',
    },
    'BASE-SETUP-09': {
      title: 'Public et secret',
      ruling:
        'Tout le monde voit les jauges et l’argent, les assistants une fois révélés, le nombre de cartes de chaque main, la défausse et les tuiles qui restent dans le sac. Les mains, les plans avant leur révélation, l’ordre de la pioche et celui du sac sont secrets. Une carte prise face visible reste connue de tous tant qu’elle est dans cette main, et une tuile piochée est vue de tous.',
    },
    'BASE-TURN-01': {
      title: 'Quatre phases',
      rule: 'Un tour compte quatre phases, toujours dans le même ordre : bivouac, planification, convoi et intendance. Les tours se suivent jusqu’à la fin de la course.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Cartes proposées',
      rule: 'Étalez face visible autant de cartes ressource qu’il y a d’équipages, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Le dernier choisit d’abord',
      rule: 'Dans l’ordre inverse du tour, chaque équipage prend une de ces cartes : le dernier choisit en premier, le premier en dernier. Quand chacun en a pris une, le dernier équipage dans l’ordre du tour prend aussi la carte qui reste. Il ne prend jamais les deux à la fois.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limite à chaque carte',
      rule: 'Vérifiez votre limite de main dès que vous avez pris une carte (voir « BASE-HAND-01 »), avant que l’équipage suivant ne choisisse.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Pioche épuisée',
      rule: 'Quand la pioche est épuisée, mélangez la défausse pour en former une nouvelle.',
      ruling:
        'Si la défausse est vide elle aussi, on étale moins de cartes. La première à manquer est la deuxième carte du dernier équipage.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Carte obligatoire',
      ruling:
        'Vous ne pouvez pas refuser une carte, même si votre châssis est à 0 et que vous ne pouvez pas la garder.',
    },
    'BASE-PLAN-01': {
      title: 'Cinq assistants en secret',
      rule: 'Derrière votre paravent, placez vos cinq assistants sur les quatre postes de votre tableau de bord : éclaireur, mécanique, sécurité et financement. Vous pouvez en mettre autant que vous voulez sur chaque poste. Tous les équipages planifient en même temps.',
    },
    'BASE-PLAN-02': {
      title: 'La révélation',
      rule: 'Tous les plans sont révélés en même temps. Ensuite, plus aucun assistant ne change de poste.',
    },
    'BASE-PLAN-03': {
      title: 'Cinq à chaque tour',
      rule: 'À chaque planification, vous disposez de vos cinq assistants, qu’ils aient servi ou non au tour précédent.',
    },
    'BASE-PLAN-04': {
      title: 'Changer de plan',
      ruling:
        'Vous pouvez changer votre plan tant que le dernier équipage n’a pas confirmé le sien. Des autres équipages, vous voyez seulement s’ils sont prêts.',
    },
    'BASE-PLAN-05': {
      title: 'Deux actions par poste',
      rule: 'Éclaireur, mécanique et sécurité offrent chacun deux actions. Vous choisissez l’une d’elles au moment de jouer l’assistant, et non pendant la planification.',
    },
  },
} satisfies ChapterText<typeof chapter>;
