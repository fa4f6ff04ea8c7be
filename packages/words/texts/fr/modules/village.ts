import { translationOf } from '../../../text.ts';
import type { village as english } from '../../en/modules/village.ts';
export const village = translationOf<typeof english>()({
  'names.module.village': 'Les villages',
  'names.mark.village-engine': 'village (moteur +1)',
  'names.mark.village-chassis': 'village (châssis +1)',
  'names.mark.village-petrol': 'village (essence +3)',
  'names.mark.village-money': 'village (20 F)',
  'names.mark.village-card': 'village (une carte)',
  'names.gift.engine': 'moteur +1',
  'names.gift.chassis': 'châssis +1',
  'names.gift.petrol': 'essence +3',
  'names.gift.money': '20 F',
  'names.gift.card': 'une carte',

  'events.giftTaken': '{crew} est reçu à bras ouverts au village {at} : {gift}.',
  'events.villagePassed': '{crew} salue le village {at} et continue.',
  'questions.village': 'Un village {at} : s’arrêter pour son cadeau ({gift}) ?',
  'answers.onward': 'Continuer sans le cadeau',
  'verbs.onward': 'Continuer',
  'refusals.expected.village': 'Il faut d’abord s’arrêter au village ou continuer.',
  'refusals.misplaced.onward': 'Il n’y a pas de village d’où continuer.',
});
