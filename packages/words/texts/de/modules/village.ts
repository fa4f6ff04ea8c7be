import { translationOf } from '../../../text.ts';
import type { village as English } from '../../en/modules/village.ts';

export const village = translationOf<typeof English>()({
  'names.module.village': 'Dörfer',
  'names.mark.village-engine': 'Dorf (Motor +1)',
  'names.mark.village-chassis': 'Dorf (Chassis +1)',
  'names.mark.village-petrol': 'Dorf (Benzin +3)',
  'names.mark.village-money': 'Dorf (20 F)',
  'names.mark.village-card': 'Dorf (eine Karte)',
  'names.gift.engine': 'Motor +1',
  'names.gift.chassis': 'Chassis +1',
  'names.gift.petrol': 'Benzin +3',
  'names.gift.money': '20 F',
  'names.gift.card': 'eine Karte',

  'events.giftTaken': '{crew} wird im Dorf {at} herzlich empfangen: {gift}.',
  'events.villagePassed': '{crew} winkt dem Dorf {at} zu und fährt weiter.',
  'questions.village': 'Ein Dorf {at}: Hältst du für sein Geschenk an ({gift}), oder fährst du weiter?',
  'answers.onward': 'Ohne das Geschenk weiterfahren',
  'verbs.onward': 'Weiterfahren',
  'refusals.expected.village': 'Halte zuerst im Dorf an oder fahr weiter.',
  'refusals.misplaced.onward': 'Du bist in keinem Dorf.',

  'modules.how.village': 'Unter den Plättchen sind Dörfer: Hältst du dort an, bekommst du ein Geschenk.',

  'modules.note.village':
    'Hältst du in einem Dorf an, endet deine Fahrt, und du bekommst sein Geschenk. Fährst du weiter, ignorierst du das Stoppsymbol.',
  'boards.village.gifts': 'Geschenke der fünf Dörfer',
  'boards.village.laid': 'auf der Landkarte',
  'boards.village.bag': 'noch nicht gefunden',
  'newspaper.head.giftTaken': 'Ein Dorf empfängt {crew}',
});
