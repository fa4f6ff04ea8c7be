import { translationOf } from '../../../text.ts';
import type { laboratory as English } from '../../en/about/laboratory.ts';

export const laboratory = translationOf<typeof English>()({
  'laboratory.title': 'Le laboratoire',
  'laboratory.aside':
    'imaginez une table, faites-y courir mille fois des robots, et voyez à quoi ressemblent ces courses',
  'laboratory.table': 'Qui court',
  'laboratory.races': 'Combien de courses',
  'laboratory.run': 'Lancer les courses',
  'laboratory.stop': 'Arrêter',
  'laboratory.progress': 'Courses déjà courues',
  'laboratory.done': '{done} sur {of}',
  'laboratory.failed':
    'Impossible de faire courir ces courses sur cet appareil. Rien n’est perdu ; réessayez, ou avec moins de courses.',
  'laboratory.found': 'À quoi elles ressemblaient',
  'laboratory.of': '{way}, {crews} équipages, {races} courses',
  'laboratory.what': 'Ce qui a été mesuré',
  'laboratory.now': 'Ces courses',
  'laboratory.before': 'Les précédentes',
  'laboratory.around': '{value} ({low} à {high})',
  'laboratory.turns': 'Tours',
  'laboratory.turns.how': 'Tours par course, en pour cent des courses',
  'laboratory.decisions': 'Décisions',
  'laboratory.decisions.how': 'Décisions de tous les équipages ensemble',
  'laboratory.leads': 'Changements de tête',
  'laboratory.arrived': 'Équipages arrivés',
  'laboratory.lines': 'Courses où une ligne a été prise',
  'laboratory.bag': 'Courses où le sac s’est vidé',
  'laboratory.seats': 'Victoires par place',
  'laboratory.seats.how':
    'Victoires par place ; le trait montre où se trouve la vraie part 95 fois sur 100, la bande ce que nous appelons juste',
  'laboratory.crews': 'Victoires par équipage',
  'laboratory.crews.how': 'Victoires par équipage ou chef, tirés au sort',
  'laboratory.francs': 'francs',
  'laboratory.money': 'Francs d’un équipage au début de chaque tour',
  'laboratory.gauges': 'Jauges au début de chaque tour',
  'laboratory.ways': 'Chemins parcourus',
  'laboratory.ways.how':
    'Plus une case est sombre, plus on y est passé. Les vainqueurs ont fait {land} de leurs pas par la terre, en {turns} tours.',
  'laboratory.cards': 'Cartes',
  'laboratory.card': 'Carte',
  'laboratory.taken': 'Prise au bivouac, par course',
  'laboratory.played': 'Jouée, par course',
  'laboratory.won': 'Gagné avec elle',
});
