import { translationOf } from '../../../text.ts';
import type { village as English } from '../../en/modules/village.ts';

export const village = translationOf<typeof English>()({
  'names.module.village': 'Villages',
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

  'events.giftTaken': 'Le village {at} fait bon accueil à {crew} : {gift}.',
  'events.villagePassed': '{crew} salue le village {at} et continue sa route.',
  'questions.village': 'Un village {at} : vous arrêtez-vous pour son cadeau ({gift}), ou continuez-vous ?',
  'answers.onward': 'Continuer sans le cadeau',
  'verbs.onward': 'Continuer',
  'refusals.expected.village': 'Arrêtez-vous d’abord au village, ou continuez.',
  'refusals.misplaced.onward': 'Vous n’êtes pas dans un village.',

  'modules.how.village': 'Des villages se cachent parmi les tuiles : arrêtez-vous pour recevoir un cadeau.',

  'modules.note.village':
    'Arrêtez-vous dans un village pour finir votre trajet et prendre son cadeau. Si vous continuez, ignorez le symbole stop.',
  'boards.village.gifts': 'Cadeaux des cinq villages',
  'boards.village.laid': 'sur la carte',
  'boards.village.bag': 'pas encore trouvé',
  'newspaper.head.giftTaken': 'Un village accueille {crew}',
});
