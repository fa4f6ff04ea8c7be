import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: { season: 'Saison et microclimat' },
  rules: {
    'SEASON-01': {
      title: 'Normale ou difficile',
      rule: 'La table convient d’une année normale ou difficile. 2 cartes station météo sont mélangées à la pioche.',
      ruling: 'Une mer fermée l’est aussi pour la station météo.',
    },
    'SEASON-02': {
      title: 'L’année',
      rule: 'L’année compte 6 saisons de deux mois, de janvier-février à novembre-décembre. Avant le premier tour, un dé désigne la saison : 1 la première, 6 la dernière. Chaque tour suivant avance d’une saison, et l’année tourne.',
    },
    'SEASON-03': {
      title: 'Le temps du tour',
      rule: 'Au début de chaque bivouac, le premier joueur lance un dé. Si la saison indique cette face, son temps vaut pour tout le tour et chaque tuile où l’on entre coûte d’autant plus. Sinon, il fait beau.',
    },
    'SEASON-04': {
      title: 'Les effets du temps',
      rule: 'Le mauvais temps demande plus d’essence, cause plus de dégâts ou ferme les lignes maritimes.',
    },
    'SEASON-05': {
      title: 'Ce que le temps épargne',
      ruling:
        'Entrer dans une ville ne coûte rien au titre du temps. Quand la mer est fermée, les zeppelins volent encore.',
    },
    'SEASON-06': {
      title: 'Le microclimat',
      rule: 'Seulement avec la saison. Les tuiles microclimat vont dans le sac. Qui tente d’entrer sur l’une d’elles lance un dé à chaque fois, et ce que dit la table du microclimat s’ajoute au prix de la tuile.',
    },
    'SEASON-07': {
      title: 'Tenter un microclimat',
      ruling:
        'Le dé est lancé avant tout paiement. Qui ne peut alors pas payer fait demi-tour et son trajet s’arrête, comme en terrain inconnu ; à l’essai suivant, il relance le dé. Une tuile connue dont l’équipage ne peut payer le prix imprimé ne peut pas être tentée. Un stop venu de la table est un symbole stop : un guide l’ignore.',
    },
    'SEASON-08': {
      title: 'Trajet de la station météo',
      ruling:
        'Le trajet d’une station météo peut emprunter toute ligne ouverte. On n’y lance pas le dé du microclimat.',
    },
    'SEASON-09': {
      title: 'Un microclimat découvert',
      ruling:
        'Pour une tuile microclimat retournée en terrain inconnu, le dé est lancé quoi que l’équipage puisse payer, afin que personne n’apprenne rien de sa main.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Station météo',
      rule: 'L’équipage fait un trajet pendant lequel les tuiles ne coûtent rien au titre du temps, seulement leur prix habituel. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
