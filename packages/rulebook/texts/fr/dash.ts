import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Une idée, un mot : tour, carte course, carte starter, hiérarchie, ligne, parcours, étape, demi-étape, aérodrome, booster, jouer, prendre.

export const dash = {
  sections: {
    'dash-cards': 'Les cartes',
    'dash-setup': 'La mise en place',
    'dash-round': 'Un tour',
    'dash-boosters': 'Les boosters',
    'dash-end': 'La fin',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Cartes course',
      rule: 'Chacun des 7 personnages a une couleur et 5 cartes course : train, voiture, moto, bateau et avion. Une carte course montre un véhicule, sa vitesse et les étapes qu’il parcourt ; les voitures, les bateaux et les avions ont aussi des demi-étapes. Au dos figure un booster.',
    },
    'DASH-COMP-02': {
      title: 'Hiérarchie et cartes starter',
      rule: 'Il y a 5 cartes hiérarchie, une par véhicule, et 8 cartes starter : 2 trains, 2 voitures, 1 moto, 1 bateau et 2 avions.',
    },
    'DASH-COMP-03': {
      title: 'Nos propres chiffres',
      ruling:
        'Les chiffres des cartes sont les nôtres. Les cartes lentes parcourent davantage, et aucun personnage n’est plus fort qu’un autre.',
    },
    'DASH-COMP-04': {
      title: 'Pas deux vitesses égales',
      ruling: 'Deux cartes d’un même véhicule n’ont jamais la même vitesse, cartes starter comprises.',
    },
    'DASH-SETUP-01': {
      title: 'Personnages',
      rule: 'Prenez un personnage et ses 5 cartes course.',
    },
    'DASH-SETUP-02': {
      title: 'La première hiérarchie',
      rule: 'De haut en bas, la hiérarchie commence ainsi : train, voiture, moto, bateau, avion.',
    },
    'DASH-SETUP-03': {
      title: 'Cartes starter',
      rule: 'Mélangez les cartes starter. Posez-en une de plus qu’il n’y a de joueurs, face visible, à droite de la hiérarchie, chacune dans la ligne de son véhicule. Les autres ne servent pas.',
    },
    'DASH-SETUP-04': {
      title: 'Qui joue qui',
      ruling:
        'Les personnages sont tirés au sort, sauf si l’hôte laisse les joueurs choisir dans l’ordre des places.',
    },
    'DASH-ROUND-01': {
      title: 'Choisir en secret',
      rule: 'Chacun choisit une carte course en secret, et toutes les cartes sont révélées ensemble. Votre carte se place à gauche de la hiérarchie, dans la ligne de son véhicule.',
    },
    'DASH-ROUND-02': {
      title: 'L’ordre',
      rule: 'Puis chaque joueur, dans l’ordre, prend une des cartes de droite. Le véhicule le plus haut dans la hiérarchie passe en premier ; dans une même ligne, la carte la plus rapide.',
    },
    'DASH-ROUND-03': {
      title: 'Cartes à égalité',
      ruling:
        'Sans booster, deux cartes ne sont jamais à égalité. Si un booster rend véhicule et vitesse égaux, le joueur qui était devant dans l’ordre du tour précédent passe en premier ; au premier tour, c’est l’ordre des places qui décide.',
    },
    'DASH-ROUND-04': {
      title: 'Votre parcours',
      rule: 'Ajoutez à votre parcours la carte que vous prenez.',
    },
    'DASH-ROUND-05': {
      title: 'La carte qui reste',
      rule: 'Il reste exactement 1 carte à droite. Son véhicule monte d’un cran dans la hiérarchie ; s’il est tout en haut, il redescend tout en bas.',
      ruling:
        'La carte reste à sa place et peut être prise au tour suivant. Chaque tour offre donc 1 carte de plus qu’il n’y a de joueurs.',
    },
    'DASH-ROUND-06': {
      title: 'La fin d’un tour',
      rule: 'Les cartes course qui viennent d’être jouées passent de gauche à droite ; on pourra les prendre au tour suivant. La plus basse est retournée face booster et son propriétaire peut en utiliser l’effet ; elle redevient ensuite une carte course.',
    },
    'DASH-ROUND-07': {
      title: 'La carte la plus basse',
      ruling: 'La carte la plus basse est la dernière selon « DASH-ROUND-02 », boosters compris.',
    },
    'DASH-ROUND-08': {
      title: 'Le dernier tour',
      ruling:
        'Après le tour 5, il n’y a plus rien à prendre ; les boosters qui agissent sur un tour suivant n’ont donc aucun effet.',
    },
    'DASH-BOOST-01': {
      title: 'Sommet',
      rule: 'Placez le véhicule de votre choix en haut de la hiérarchie.',
    },
    'DASH-BOOST-02': {
      title: 'Plein gaz',
      rule: 'Le prochain véhicule que vous jouerez comptera comme le plus rapide de sa catégorie.',
    },
    'DASH-BOOST-03': {
      title: 'Le dernier mot',
      rule: 'Au tour suivant, vous choisissez votre carte quand tous les autres ont révélé la leur.',
    },
    'DASH-BOOST-04': {
      title: 'Déguisement',
      rule: 'La prochaine carte que vous jouerez comptera comme le véhicule du sommet de la hiérarchie. Si cela change son véhicule, sa vitesse sera de 0.',
    },
    'DASH-BOOST-05': {
      title: 'Chronomètre',
      rule: 'Au tour suivant, on compare d’abord la vitesse, et la hiérarchie départage les ex æquo.',
    },
    'DASH-BOOST-06': {
      title: 'Correspondance',
      rule: 'Échangez une carte de votre parcours avec une carte de votre main. La carte de votre main ne peut pas être le train.',
    },
    'DASH-BOOST-07': {
      title: 'Utiliser un booster',
      ruling: 'Utiliser un booster est facultatif. Un booster pour la prochaine carte dure un tour.',
    },
    'DASH-BOOST-08': {
      title: 'Quand agit Sommet',
      ruling:
        '« DASH-BOOST-01 » agit après le mouvement de la hiérarchie. Les autres véhicules se resserrent en dessous.',
    },
    'DASH-BOOST-09': {
      title: 'Cartes qui changent de main',
      ruling:
        'Vous jouez une carte échangée dans votre main comme l’une des vôtres : son propriétaire est celui qui la joue. Une carte starter n’a pas de booster ; si elle est la plus basse, il n’y en a pas.',
    },
    'DASH-END-01': {
      title: 'Le décompte',
      rule: 'Après 5 tours, rangez les 5 cartes de votre parcours dans l’ordre que vous voulez et comptez vos étapes complètes. Deux demi-étapes qui vont ensemble font 1 étape ; deux demi-étapes d’avion (un aérodrome) en font 4. Une demi-étape seule ne compte pas.',
    },
    'DASH-END-02': {
      title: 'Bonus',
      rule: 'Chaque carte à votre couleur dans votre parcours compte 1 étape de plus. Le joueur violet peut en compter 1 de plus avec 2 cartes starter dans son parcours.',
    },
    'DASH-END-03': {
      title: 'Qui gagne',
      rule: 'Le plus grand nombre d’étapes gagne. En cas d’égalité, la plus grande somme des vitesses du parcours l’emporte.',
      ruling: 'S’il y a encore égalité, la victoire est partagée.',
    },
    'DASH-END-04': {
      title: 'Rangé pour vous',
      ruling: 'Le jeu range votre parcours de la meilleure façon et montre comment il a compté.',
    },
    'DASH-END-05': {
      title: 'Quelles demi-étapes s’assemblent',
      ruling:
        'Les demi-étapes ne s’assemblent que pour un même véhicule : voiture avec voiture, bateau avec bateau, avion avec avion. Chacune compte une fois. Une demi-étape se trouve au bord gauche ou au bord droit de sa carte ; celle de droite rejoint celle de gauche de la carte suivante, et deux demi-étapes de gauche ne s’assemblent pas.',
    },
    'DASH-END-06': {
      title: 'Cartes à vous et cartes starter',
      ruling:
        'Vous pouvez prendre vos propres cartes, et elles comptent à votre couleur. Le bonus du violet est de 1, quel que soit le nombre de cartes starter.',
    },
  },
} satisfies ChapterText<typeof chapter>;
