import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'Les modules',
  'modules.part.aside': 'ils vont tous ensemble',
  'modules.mode': 'Mode de jeu',
  'modules.mode.plain': 'La course seule',
  'modules.mode.own': 'À notre goût',
  'modules.draw': 'Tirer un mode',
  'modules.drawn': 'Tiré : {mode}.',
  'modules.pace.faster': 'course plus courte',
  'modules.pace.slower': 'course plus longue',
  'modules.pace.unstated': 'durée semblable',
  'modules.variant': '{module} : façon de jouer',
  'modules.needs': 'demande : {modules}',
  'modules.refused.needs': '{module} ne se joue pas sans ceci : {modules}. À choisir d’abord.',
  'modules.refused.needed': '{module} est nécessaire ici : {modules}. À retirer d’abord.',
  'modules.crewsLater': 'Les chefs se choisissent à la table ; équipage et véhicule viennent avec eux.',
  'modules.with': 'avec : {modules}',
  'modules.how.fifth':
    'Un cinquième équipage peut se joindre à la course : les Suffragettes, avec ou sans le pouvoir de Simone, ou les Suisses.',
  'modules.how.leaders': 'Chaque équipage a un chef et son pouvoir.',
  'modules.how.paddock': 'Les véhicules ne sont plus égaux : les jauges changent de maximum.',
  'modules.how.season': 'L’année tourne, et le temps renchérit les tuiles ou ferme la mer.',
  'modules.how.microclimate': 'Certaines tuiles ont leur propre temps : un dé dit ce qu’elles demandent.',
  'modules.how.village': 'Des villages sont dans le sac ; s’y arrêter vaut un cadeau.',
  'modules.how.postal': 'Des colis attendent dans les villes et valent 30 F à destination.',
  'modules.how.patronage': 'Le financement fait avancer un mécène ; un jour, on encaisse.',
  'modules.how.diplomacy': 'Des fonctionnaires aux portes : l’influence les ouvre, ou un pot-de-vin.',
});
