import { translationOf } from '../../../text.ts';
import type { village as English } from '../../en/modules/village.ts';

export const village = translationOf<typeof English>()({
  'names.module.village': 'Dorpen',
  'names.mark.village-engine': 'dorp (motor +1)',
  'names.mark.village-chassis': 'dorp (chassis +1)',
  'names.mark.village-petrol': 'dorp (benzine +3)',
  'names.mark.village-money': 'dorp (20 F)',
  'names.mark.village-card': 'dorp (een kaart)',
  'names.gift.engine': 'motor +1',
  'names.gift.chassis': 'chassis +1',
  'names.gift.petrol': 'benzine +3',
  'names.gift.money': '20 F',
  'names.gift.card': 'een kaart',
  'events.giftTaken': '{crew} wordt in het dorp {at} hartelijk ontvangen: {gift}.',
  'events.villagePassed': '{crew} zwaait naar het dorp {at} en rijdt door.',
  'questions.village': 'Een dorp {at}: stop je voor het geschenk ({gift}), of rijd je door?',
  'answers.onward': 'Doorrijden zonder geschenk',
  'verbs.onward': 'Doorrijden',
  'refusals.expected.village': 'Stop eerst in het dorp, of rijd door.',
  'refusals.misplaced.onward': 'Je bent niet in een dorp.',

  'modules.how.village': 'Tussen de tegels zitten dorpen: stop je er, dan krijg je een geschenk.',

  'modules.note.village':
    'Stop je in een dorp, dan eindigt je rit en krijg je het geschenk. Rijd je door, negeer dan het stopsymbool.',
  'boards.village.gifts': 'Geschenken van de vijf dorpen',
  'boards.village.laid': 'op de landkaart',
  'boards.village.bag': 'nog niet gevonden',
  'newspaper.head.giftTaken': 'Een dorp verwelkomt {crew}',
});
