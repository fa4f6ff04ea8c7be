import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/back/figures.ts';

export const figures = translationOf<typeof english>()({
  'figures.title': 'Mes chiffres',
  'figures.aside': 'ce que donnent les parties gardées sur cet appareil',
  'figures.counting': 'On compte : {done} sur {of}…',
  'figures.none':
    'Aucune partie n’est encore arrivée à sa fin sur cet appareil. La première qui finira sera comptée ici.',
  'figures.how':
    'Compté à chaque fois d’après les parties gardées sur cet appareil : une partie supprimée ne compte plus. Celles qui ont commencé à un moment d’une autre et la campagne n’y sont pas.',
  'figures.races': 'Courses',
  'figures.wins': 'Gagnées',
  'figures.arrived': 'Arrivées',
  'figures.place': 'Rang',
  'figures.places': 'Rangs',
  'figures.prestige': 'Prestige',
  'figures.prestige.mean': 'Prestige moyen',
  'figures.turns': 'Tours en moyenne',
  'figures.longest': 'Plus longue étape',
  'figures.spaces': '{count|one # case|other # cases}',
  'figures.driven': 'Parcouru en tout',
  'figures.francs': 'Francs gagnés',
  'figures.cards': 'Cartes',
  'figures.dangers': 'Dangers surmontés',
  'figures.byBoard': 'Par plateau',
  'figures.byCrew': 'Par équipage',
  'figures.byCaptain': 'Par chef',
  'figures.all': 'Course par course',
  'figures.race': 'Course',
  'figures.placeOf': '{place} sur {crews}',
  'figures.prestigePlot': 'Prestige, course par course',
  'figures.json': 'Garder en JSON',
  'figures.csv': 'Garder en CSV',
  'figures.back': 'Mes courses',
  'figures.unled': 'sans chef',
});
