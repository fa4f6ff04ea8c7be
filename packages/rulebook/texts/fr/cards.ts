import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Jouer des cartes',
    resources: 'Les cartes ressource',
  },
  rules: {
    'CARD-01': {
      title: 'Utiliser une carte',
      rule: 'Défaussez une carte après l’avoir utilisée. Ce qu’elle ajouterait au-delà d’un maximum est perdu.',
      ruling: 'Vous ne pouvez pas jouer une carte qui ne changerait rien.',
    },
    'CARD-02': {
      title: 'Contrer une carte danger',
      rule: 'Un garde ou une carte milice contre une carte danger. Seul l’équipage visé peut contrer un saboteur ; n’importe quel adversaire peut contrer un chasseur de pistes ou un escroc. La carte danger est dépensée, mais elle n’a aucun effet.',
      ruling:
        'Tous les équipages qui pourraient réagir, parce qu’ils ont encore un garde ou au moins une carte en main, sont interrogés en même temps et en secret. Si plusieurs réagissent, seul le premier d’entre eux dans l’ordre du tour, à partir de celui qui a joué la carte, dépense quelque chose.',
    },
    'CARD-03': {
      title: 'Personne n’est hors de portée',
      rule: 'Vous pouvez viser n’importe quel équipage, où qu’il soit, sauf s’il est arrivé.',
    },
    'CARD-04': {
      title: 'Cartes instantanées',
      rule: 'Vous pouvez jouer les cartes instantanées en dehors de votre séquence et sans assistant.',
      ruling:
        'Chaque fois qu’une telle carte pourrait compter (un danger, une case impossible à payer, une main au-dessus de sa limite), tout équipage concerné qui a une carte en main est interrogé, quelle que soit la carte. À chaque décision de votre séquence, vos cartes instantanées font partie des choix.',
    },
    'CARD-05': {
      title: 'Pisteur ou chasseur de pistes',
      ruling:
        'Quand les questions et réponses du livret anglais parlent d’un pisteur qui retire des tuiles, il s’agit du chasseur de pistes. Le pisteur fait piocher des cartes et n’est pas une carte danger.',
    },
    'CARD-06': {
      title: 'Des questions sans indices',
      ruling:
        'Ni le rythme du jeu ni l’écran ne révèlent jamais à vos adversaires si vous avez une carte instantanée : être interrogé, ou ne pas l’être, ne trahit rien. (Une table peut choisir de n’interroger que les joueurs qui peuvent réagir ; c’est plus rapide, mais moins secret. En ligne, cette option est désactivée par défaut.)',
    },
    'CARD-07': {
      title: 'Annoncer la cible',
      ruling:
        'Annoncez la cible d’une carte (un équipage, des tuiles ou des lieux) avant que quiconque réagisse. Vous répartissez les dégâts d’un saboteur ensuite.',
    },
    'CARD-08': {
      title: 'Ce que prend le saboteur',
      ruling:
        'Un saboteur prend ce qu’il y a. Si une jauge est à 0, tout est retiré de l’autre ; s’il reste moins de 2 niveaux, ils sont tous perdus. Vous ne pouvez pas choisir un équipage dont les deux jauges sont à 0. La limite de main et la panne s’appliquent aussitôt.',
    },
    'CARD-09': {
      title: 'Combien de tuiles',
      ruling:
        'Vous pouvez jouer un chasseur de pistes même s’il n’y a qu’une tuile à retirer. Pour un escroc, il faut deux tuiles différentes.',
    },
    'CARD-10': {
      title: 'Mélange en cours de pioche',
      ruling:
        'Si la pioche s’épuise pendant que vous piochez, les cartes déjà piochées ne sont pas mélangées avec la défausse.',
    },
  },
} satisfies ChapterText<typeof chapter>;
