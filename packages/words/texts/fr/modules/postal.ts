import { translationOf } from '../../../text.ts';
import type { postal as English } from '../../en/modules/postal.ts';

export const postal = translationOf<typeof English>()({
  'names.module.postal': 'Poste',
  'names.card.express-delivery': 'Livraison express',
  'names.a.express-delivery': 'une livraison express',

  'events.parcelsLaid': 'La poste apporte {count|one # colis|other # colis} dans les villes.',
  'events.parcelAboard': '{crew} part avec un colis {colour} à bord.',
  'events.parcelLoaded': '{crew} charge un colis {colour} {at}.',
  'events.parcelDelivered': '{crew} livre un colis {colour} {at} pour {francs} F.',
  'questions.parcel.express':
    'Votre colis {colour} est pour une autre ville. Jouez-vous une livraison express pour le livrer {at} ?',
  'questions.parcel':
    'Un colis {colour} attend {at}. Une autre ville {colour:f} le paie {francs} F. Le chargez-vous ?',
  'answers.leave': 'Le laisser',
  'answers.load': 'Charger le colis',
  'verbs.leave': 'Le laisser',
  'verbs.load': 'Charger',
  'refusals.expected.load': 'Décidez d’abord si vous chargez le colis qui attend ici.',
  'refusals.expected.express': 'Décidez d’abord si vous jouez une livraison express ici.',
  'refusals.parcel.laden': 'Vous avez déjà un colis à bord. Livrez-le avant d’en charger un autre.',
  'refusals.misplaced.parcel': 'Vous ne pouvez charger un colis qu’en arrivant dans une ville.',
  'refusals.express.noParcel': 'Vous n’avez pas de colis à livrer.',
  'refusals.express.noCity': 'Une livraison express ne fonctionne que dans une ville de couleur.',
  'refusals.express.fromHere': 'Ce colis a été chargé ici. Livrez-le dans une autre ville.',

  'modules.how.postal': 'Des colis attendent dans les villes. Livrez-les pour 30 F chacun.',

  'modules.note.postal':
    'Livrez votre colis dans une ville de sa couleur pour 30 F. Vous pouvez ensuite charger le colis qui y attend.',
  'boards.postal.aboard': 'À bord',
  'boards.postal.parcel': 'colis {colour}',
  'boards.postal.none': 'aucun colis',
  'boards.postal.cities': 'En attente dans les villes',
  'boards.postal.bag': 'Dans le sac',
  'boards.postal.ahead': 'votre colis y rapporte {francs} F',
  'boards.postal.pays': '30 F par colis livré dans une ville de sa couleur',
  'bivouac.does.express-delivery': 'livrez votre colis dans n’importe quelle ville de couleur',
  'newspaper.head.parcelDelivered': '{crew} livre le courrier',
  'newspaper.head.parcelsLaid': 'Le courrier arrive dans les villes',
});
