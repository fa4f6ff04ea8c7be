import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/back/figures.ts';

export const figures = translationOf<typeof english>()({
  'figures.title': 'Mes statistiques',
  'figures.aside': 'd’après les parties enregistrées sur cet appareil',
  'figures.counting': 'Calcul : {done} sur {of}…',
  'figures.none':
    'Vous n’avez pas encore terminé de partie sur cet appareil. Les parties terminées sont comptées ici.',
  'figures.how':
    'D’après les parties enregistrées sur cet appareil. Les parties supprimées ne comptent plus ; les courses de campagne et les parties dérivées d’une autre sont laissées de côté.',
  'figures.races': 'Courses',
  'figures.wins': 'Victoires',
  'figures.arrived': 'À l’arrivée',
  'figures.place': 'Place',
  'figures.places': 'Places',
  'figures.prestige': 'Points de prestige',
  'figures.prestige.mean': 'Points de prestige en moyenne',
  'figures.turns': 'Tours en moyenne',
  'figures.longest': 'Plus long trajet',
  'figures.spaces': '{count|one # case|other # cases}',
  'figures.driven': 'Distance totale',
  'figures.francs': 'Francs collectés',
  'figures.cards': 'Cartes',
  'figures.dangers': 'Dangers surmontés',
  'figures.byBoard': 'Par plateau',
  'figures.byCrew': 'Par équipage',
  'figures.byCaptain': 'Par chef',
  'figures.all': 'Course par course',
  'figures.race': 'Course',
  'figures.placeOf': '{place} sur {crews}',
  'figures.prestigePlot': 'Points de prestige, course par course',
  'figures.json': 'Enregistrer en JSON',
  'figures.csv': 'Enregistrer en CSV',
  'figures.back': 'Mes courses',
  'figures.unled': 'sans chef',
});
