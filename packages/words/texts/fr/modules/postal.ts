import { translationOf } from '../../../text.ts';
import type { postal as english } from '../../en/modules/postal.ts';
export const postal = translationOf<typeof english>()({
  'names.module.postal': 'La poste',
  'names.card.express-delivery': 'Livraison express',
  'names.a.express-delivery': 'une livraison express',

  'events.parcelsLaid': 'La poste apporte {count|one # colis|other # colis} dans les villes.',
  'events.parcelAboard': '{crew} part avec un colis à bord, couleur : {colour}.',
  'events.parcelLoaded': '{crew} charge un colis {at}, couleur : {colour}.',
  'events.parcelDelivered': '{crew} livre un colis {at}, couleur : {colour}, pour {francs} F.',
  'questions.parcel.express':
    'Le colis à bord (couleur : {colour}) est pour une autre ville : seule une livraison express le remet {at}.',
  'questions.parcel':
    'Un colis attend {at}, couleur : {colour}. Une autre ville de cette couleur en donne {francs} F : le charger ?',
  'answers.leave': 'Laisser les choses comme elles sont',
  'answers.load': 'Charger le colis',
  'verbs.leave': 'Pas ici',
  'verbs.load': 'Charger',
  'refusals.expected.load': 'Il faut d’abord dire si le colis d’ici est chargé.',
  'refusals.expected.express': 'Il faut d’abord dire si une livraison express est jouée ici.',
  'refusals.parcel.laden': 'Il y a un colis à bord ; il faut le livrer avant d’en charger un autre.',
  'refusals.misplaced.parcel': 'On charge les colis en arrivant dans une ville.',
  'refusals.express.noParcel': 'Il n’y a pas de colis à bord à livrer.',
  'refusals.express.noCity': 'Une livraison express demande une ville de couleur.',
  'refusals.express.fromHere': 'Ce colis a été chargé ici ; il va dans une autre ville.',
});
