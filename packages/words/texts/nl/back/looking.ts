import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Met wiens ogen',
  'back.eyes.everybody': 'Wat iedereen zag',
  'back.eyes.seat': 'Zoals {crew} het zag',
  'back.eyes.open': 'Alles open',
  'back.eyes.only': 'Alleen {crew} mag nu kijken: tonen',
  'back.marks': 'Keerpunten',
  'back.mark.lead': '{crew} neemt de leiding',
  'back.mark.danger': '{crew} raakt in gevaar',
  'back.plan': '{crew} zet {plan}.',
  'back.toRace': 'Terug naar de race',
  'back.goOn': 'Verder als {crew}',
  'back.goOn.how': 'Op dit moment begint een nieuwe race tegen bots. Wat {crew} niet wist, wordt verzonnen.',
  'back.goOn.open':
    'Op dit moment begint een nieuwe race tegen bots; {crew} is van jou, en elke hand is zoals ze was. Wat nog getrokken moet worden, wordt opnieuw getrokken.',
  'back.goOn.failed': '{crew} kan hier niet verder',
  'back.while': 'Terwijl je weg was',
  'back.while.others': 'De anderen',
  'back.while.skip': 'Film overslaan',
  'back.while.show': 'Op de kaart tonen',
});
