import { translationOf } from '../../text.ts';
import type { statistics as English } from '../en/statistics.ts';

export const statistics = translationOf<typeof English>()({
  'statistics.title': 'Mes statistiques',
  'statistics.aside': 'd’après les parties enregistrées sur cet appareil',
  'statistics.counting': 'Calcul : {done} sur {of}…',
  'statistics.none':
    'Vous n’avez pas encore terminé de partie sur cet appareil. Les parties terminées sont comptées ici.',
  'statistics.how':
    'D’après les parties enregistrées sur cet appareil. Les parties supprimées ne comptent plus ; les courses de campagne et les parties dérivées d’une autre sont laissées de côté.',
  'statistics.races': 'Courses',
  'statistics.wins': 'Victoires',
  'statistics.arrived': 'À l’arrivée',
  'statistics.place': 'Place',
  'statistics.places': 'Places',
  'statistics.prestige': 'Points de prestige',
  'statistics.prestige.mean': 'Points de prestige en moyenne',
  'statistics.turns': 'Tours en moyenne',
  'statistics.longest': 'Plus long trajet',
  'statistics.spaces': '{count|one # case|other # cases}',
  'statistics.driven': 'Distance totale',
  'statistics.francs': 'Francs collectés',
  'statistics.cards': 'Cartes',
  'statistics.dangers': 'Dangers surmontés',
  'statistics.byBoard': 'Par plateau',
  'statistics.byCrew': 'Par équipage',
  'statistics.byCaptain': 'Par chef',
  'statistics.all': 'Course par course',
  'statistics.race': 'Course',
  'statistics.placeOf': '{place} sur {crews}',
  'statistics.prestigePlot': 'Points de prestige, course par course',
  'statistics.json': 'Enregistrer en JSON',
  'statistics.csv': 'Enregistrer en CSV',
  'statistics.back': 'Mes courses',
  'statistics.unled': 'sans chef',
});
