import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'Modules',
  'modules.part.aside': 'combinez-les à votre guise',
  'modules.mode': 'Mode de jeu',
  'modules.mode.plain': 'Jeu de base',
  'modules.mode.own': 'Personnalisé',
  'modules.draw': 'Tirer un mode de jeu',
  'modules.drawn': 'Mode tiré : {mode}.',
  'modules.pace.faster': 'course plus courte',
  'modules.pace.slower': 'course plus longue',
  'modules.pace.unstated': 'à peu près la même durée',
  'modules.variant': '{module} : variante',
  'modules.needs': 'demande {modules}',
  'modules.refused.needs': 'Impossible de jouer {module} sans {modules}. Choisissez d’abord {modules}.',
  'modules.refused.needed': 'Impossible de jouer {modules} sans {module}. Retirez d’abord {modules}.',
  'modules.crewsLater': 'Vous choisissez votre chef à la table. L’équipage et le véhicule viennent avec lui.',
  'modules.with': 'avec {modules}',
  'modules.how.fifth':
    'Un cinquième équipage peut se joindre à la course : les Suffragettes, avec ou sans le pouvoir de Simone, ou les Suisses.',
  'modules.how.leaders': 'Chaque équipage a un chef doté d’un pouvoir.',
  'modules.how.paddock': 'Chaque véhicule est différent : les jauges ont leurs propres maximums.',
  'modules.how.season': 'Les saisons passent, et le temps rend les tuiles plus chères ou ferme la mer.',
  'modules.how.microclimate': 'Certaines tuiles ont leur propre temps : un dé décide de leur coût.',
  'modules.how.village': 'Des villages se cachent parmi les tuiles : arrêtez-vous pour recevoir un cadeau.',
  'modules.how.postal': 'Des colis attendent dans les villes. Livrez-les pour 30 F chacun.',
  'modules.how.patronage':
    'Le financement fait monter la somme promise par un mécène. À vous de choisir quand encaisser.',
  'modules.how.diplomacy':
    'Des fonctionnaires gardent les portes des villes : il vous faut de l’influence, ou un pot-de-vin.',
});
