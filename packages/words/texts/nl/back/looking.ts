import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Gezichtspunt',
  'back.eyes.everybody': 'Wat iedereen zag',
  'back.eyes.seat': 'Zoals {crew} het zag',
  'back.eyes.open': 'Alles tonen',
  'back.eyes.only': 'Alleen {crew} mag nu kijken: tonen',
  'back.marks': 'Keerpunten',
  'back.mark.lead': '{crew} neemt de leiding',
  'back.mark.danger': '{crew} komt in gevaar',
  'back.plan': '{crew} plaatst {plan}.',
  'back.toRace': 'Terug naar de race',
  'back.goOn': 'Verdergaan als {crew}',
  'back.goOn.how': 'Start vanaf hier een nieuwe race tegen bots. Wat {crew} niet wist, wordt verzonnen.',
  'back.goOn.open':
    'Start vanaf hier een nieuwe race tegen bots. Je speelt {crew}, elke hand blijft zoals hij was, en alles wat nog getrokken moet worden, wordt opnieuw bepaald.',
  'back.goOn.failed': '{crew} kan vanaf hier niet verder',
  'back.while': 'Terwijl je weg was',
  'back.while.others': 'De anderen',
  'back.while.skip': 'Terugkijken overslaan',
  'back.while.show': 'Op landkaart tonen',
});
