import type { season as chapter } from '../../../chapters/modules/season.ts';
import type { ChapterText } from '../../../text.ts';

export const season = {
  sections: {
    season: 'Saison et microclimat',
  },
  rules: {
    'SEASON-01': {
      title: 'Normale ou difficile',
      rule: 'Choisissez des saisons normales ou difficiles. Mélangez 2 cartes station météo à la pioche.',
      ruling: 'Une mer fermée le reste aussi pour une station météo.',
    },
    'SEASON-02': {
      title: 'L’année',
      rule: 'L’année compte 6 saisons de deux mois, de janvier/février à novembre/décembre. Avant le premier tour, un dé désigne la saison : 1 pour la première, 6 pour la dernière. Chaque tour suivant avance d’une saison ; après la dernière, l’année recommence.',
    },
    'SEASON-03': {
      title: 'Le temps du tour',
      rule: 'Au début de chaque bivouac, le premier joueur lance un dé. Si la saison en cours indique ce résultat, son temps dure tout le tour, et son coût s’ajoute à chaque tuile où entre un équipage. Sinon, il fait beau.',
    },
    'SEASON-04': {
      title: 'Ce que fait le temps',
      rule: 'Le temps peut coûter plus d’essence, causer plus de dégâts ou fermer les lignes maritimes.',
    },
    'SEASON-05': {
      title: 'Ce que le temps épargne',
      ruling:
        'Entrer dans une ville ne coûte rien de plus par mauvais temps. Une mer fermée ne ferme pas les lignes aériennes.',
    },
    'SEASON-06': {
      title: 'Microclimat',
      rule: 'Le microclimat demande le module saison. Mettez les tuiles microclimat dans le sac. Chaque fois que vous essayez d’entrer sur l’une d’elles, lancez un dé et ajoutez au coût de la tuile le résultat du tableau des microclimats.',
    },
    'SEASON-07': {
      title: 'Essayer un microclimat',
      ruling:
        'Lancez le dé avant de payer. Si vous ne pouvez pas payer, vous revenez en arrière et votre trajet s’arrête, comme en territoire inconnu ; si vous réessayez, vous relancez le dé. Vous ne pouvez pas essayer une tuile connue dont vous ne pouvez pas payer le coût imprimé. Un stop du tableau est un symbole stop : un guide l’ignore.',
    },
    'SEASON-08': {
      title: 'Le trajet d’une station météo',
      ruling:
        'Le trajet d’une station météo peut prendre toute ligne ouverte. On n’y lance aucun dé de microclimat.',
    },
    'SEASON-09': {
      title: 'Microclimat révélé',
      ruling:
        'Si vous piochez une tuile microclimat en territoire inconnu, le dé est lancé que vous puissiez payer ou non : ainsi, personne n’apprend rien sur votre main.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Station météo',
      rule: 'Faites un trajet pendant lequel le temps n’ajoute rien au coût des tuiles ; vous payez ce qu’elles coûtent d’habitude. Se joue à l’étape 2. 2 exemplaires.',
    },
  },
} satisfies ChapterText<typeof chapter>;
