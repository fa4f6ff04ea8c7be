import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Une idée, un mot : tour, carte course, starter, hiérarchie, rangée, parcours, étape, demi-étape, aérodrome, booster, poser, prendre.

export const dash = {
  sections: {
    'dash-cards': 'Les cartes de la course',
    'dash-setup': 'La mise en place',
    'dash-round': 'Un tour de course',
    'dash-boosters': 'Les boosters',
    'dash-end': 'La fin de la course',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Cartes course',
      rule: 'Les 7 personnages ont chacun une couleur et 5 cartes course : train, voiture, moto, bateau et avion. Une carte course montre un véhicule, sa vitesse et les étapes qu’il parcourt ; voitures, bateaux et avions peuvent porter des demi-étapes sur leurs bords. Au dos se trouve un booster.',
    },
    'DASH-COMP-02': {
      title: 'Hiérarchie et starters',
      rule: 'Il y a 5 cartes hiérarchie, une par véhicule, et 8 cartes starter : 2 trains, 2 voitures, 1 moto, 1 bateau et 2 avions.',
    },
    'DASH-COMP-03': {
      title: 'Nos propres chiffres',
      ruling:
        'Les vitesses, les étapes et les boosters des cartes sont ceux de cette édition. Les cartes lentes vont plus loin, et aucun personnage n’est plus fort qu’un autre.',
    },
    'DASH-COMP-04': {
      title: 'Jamais la même vitesse',
      ruling: 'Parmi les cartes d’un véhicule, starters compris, deux n’ont jamais la même vitesse.',
    },
    'DASH-SETUP-01': {
      title: 'Personnages',
      rule: 'Chaque joueur prend un personnage et ses 5 cartes course.',
    },
    'DASH-SETUP-02': {
      title: 'La première hiérarchie',
      rule: 'De haut en bas, la hiérarchie commence ainsi : train, voiture, moto, bateau, avion.',
    },
    'DASH-SETUP-03': {
      title: 'Les starters',
      rule: 'Les starters sont mélangés. On en pose un de plus qu’il n’y a de joueurs, face visible à droite de la hiérarchie, chacun dans la rangée de son véhicule ; les autres restent hors du jeu.',
    },
    'DASH-SETUP-04': {
      title: 'Qui est qui',
      ruling:
        'Les personnages sont tirés au sort, sauf si l’hôte laisse les joueurs choisir dans l’ordre des places.',
    },
    'DASH-ROUND-01': {
      title: 'Choisir en secret',
      rule: 'Tous choisissent en secret une carte course de leur main et la révèlent ensemble. Elle se pose à gauche de la hiérarchie, dans la rangée de son véhicule.',
    },
    'DASH-ROUND-02': {
      title: 'L’ordre',
      rule: 'Puis chacun, dans l’ordre, prend une des cartes de droite. Le véhicule le plus haut dans la hiérarchie passe d’abord ; dans une même rangée, le plus rapide.',
    },
    'DASH-ROUND-03': {
      title: 'Cartes égales',
      ruling:
        'Si un booster rend véhicule et vitesse égaux, celui qui était devant au tour précédent passe d’abord ; au premier tour, l’ordre des places décide.',
    },
    'DASH-ROUND-04': {
      title: 'Le parcours',
      rule: 'La carte prise s’ajoute au parcours du joueur.',
    },
    'DASH-ROUND-05': {
      title: 'La carte qui reste',
      rule: 'Il reste exactement 1 carte à droite. Son véhicule monte d’un cran dans la hiérarchie ; du sommet, il tombe tout en bas.',
      ruling: 'La carte reste où elle est et peut être prise au tour suivant.',
    },
    'DASH-ROUND-06': {
      title: 'La fin d’un tour',
      rule: 'Les cartes course posées passent de gauche à droite, à prendre au tour suivant. La plus basse est d’abord retournée, et son propriétaire peut utiliser le booster de son dos.',
    },
    'DASH-ROUND-07': {
      title: 'La carte la plus basse',
      ruling: 'La plus basse est la dernière dans l’ordre de DASH-ROUND-02, boosters compris.',
    },
    'DASH-ROUND-08': {
      title: 'Le dernier tour',
      ruling: 'Après le tour 5 il n’y a plus rien à prendre : aucun booster n’est utilisé.',
    },
    'DASH-BOOST-01': {
      title: 'Sommet',
      rule: 'Le propriétaire place le véhicule de son choix en haut de la hiérarchie.',
    },
    'DASH-BOOST-02': {
      title: 'Plein gaz',
      rule: 'Le prochain véhicule que pose le propriétaire compte comme le plus rapide de sa catégorie.',
    },
    'DASH-BOOST-03': {
      title: 'Le dernier mot',
      rule: 'Au tour suivant, le propriétaire choisit sa carte quand tous les autres ont révélé la leur.',
    },
    'DASH-BOOST-04': {
      title: 'Déguisement',
      rule: 'La prochaine carte que pose le propriétaire compte comme le véhicule en haut de la hiérarchie. Si cela en fait un autre véhicule, sa vitesse est 0.',
    },
    'DASH-BOOST-05': {
      title: 'Chronomètre',
      rule: 'Au tour suivant, on compare d’abord la vitesse, pour tous, et la hiérarchie ne fait que départager.',
    },
    'DASH-BOOST-06': {
      title: 'Correspondance',
      rule: 'Le propriétaire échange une carte de son parcours contre une carte de sa main. Celle de la main ne peut pas être un train.',
    },
    'DASH-BOOST-07': {
      title: 'Utiliser un booster',
      ruling: 'Nul n’est tenu d’utiliser un booster. Celui qui vaut pour la prochaine carte dure un tour.',
    },
    'DASH-BOOST-08': {
      title: 'Quand le sommet change',
      ruling:
        'Un véhicule passe en haut après que la carte restante a fait bouger la hiérarchie. Les autres se resserrent en dessous.',
    },
    'DASH-BOOST-09': {
      title: 'Cartes qui changent de main',
      ruling:
        'Une carte échangée qui arrive en main se pose comme une autre, et son booster est à celui qui l’a posée. Un starter n’a pas de booster : s’il est le plus bas, il n’y en a pas.',
    },
    'DASH-END-01': {
      title: 'Le décompte',
      rule: 'Après 5 tours, chacun range à son gré les 5 cartes de son parcours et compte les étapes entières. Là où une demie du bord droit d’une carte rencontre une demie du bord gauche de la suivante, elles font 1 étape ; deux demis-aérodromes en font 4. Une demie seule ne compte pas.',
    },
    'DASH-END-02': {
      title: 'Les bonus',
      rule: 'Chaque carte du parcours à la couleur du joueur compte 1 étape de plus. Le joueur violet en compte 1 de plus avec 2 starters dans son parcours.',
    },
    'DASH-END-03': {
      title: 'Qui gagne',
      rule: 'Le plus d’étapes gagne. À égalité, on compare la somme des vitesses des parcours : la plus grande l’emporte.',
      ruling: 'Si elle est égale aussi, la victoire est partagée.',
    },
    'DASH-END-04': {
      title: 'Rangé tout seul',
      ruling:
        'La table range d’elle-même chaque parcours dans son meilleur ordre et montre comment elle a compté.',
    },
    'DASH-END-05': {
      title: 'Quelles demies s’assemblent',
      ruling:
        'Les demies s’assemblent dans un même véhicule seulement : voiture avec voiture, bateau avec bateau, avion avec avion. Chaque demie compte une fois.',
    },
    'DASH-END-06': {
      title: 'Cartes propres et starters',
      ruling:
        'On peut reprendre ses propres cartes, et elles comptent comme telles. Le bonus du violet est de 1, quel que soit le nombre de starters.',
    },
  },
} satisfies ChapterText<typeof chapter>;
