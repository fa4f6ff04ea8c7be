import { translationOf } from '../../../text.ts';
import type { postal as english } from '../../en/modules/postal.ts';
export const postal = translationOf<typeof english>()({
  'names.module.postal': 'De post',
  'names.card.express-delivery': 'Expres\u00adbezorging',
  'names.a.express-delivery': 'een expresbezorging',

  'events.parcelsLaid': 'De post brengt {count|one # pakket|other # pakketten} naar de steden.',
  'events.parcelAboard': '{crew} vertrekt met een pakket aan boord, kleur: {colour}.',
  'events.parcelLoaded': '{crew} laadt een pakket {at}, kleur: {colour}.',
  'events.parcelDelivered': '{crew} bezorgt een pakket {at}, kleur: {colour}, voor {francs} F.',
  'questions.parcel.express':
    'Het pakket aan boord (kleur: {colour}) is voor een andere stad: alleen een expresbezorging bezorgt het {at}.',
  'questions.parcel':
    'Er ligt een pakket {at}, kleur: {colour}. Een andere stad van die kleur betaalt er {francs} F voor: laad je het?',
  'answers.leave': 'Alles laten zoals het is',
  'answers.load': 'Het pakket laden',
  'verbs.leave': 'Hier niet',
  'verbs.load': 'Laden',
  'refusals.expected.load': 'Zeg eerst of het pakket hier geladen wordt.',
  'refusals.expected.express': 'Zeg eerst of hier een expresbezorging gespeeld wordt.',
  'refusals.parcel.laden':
    'Er is een pakket aan boord; dat moet bezorgd worden voordat er een ander geladen wordt.',
  'refusals.misplaced.parcel': 'Pakketten laad je bij aankomst in een stad.',
  'refusals.express.noParcel': 'Er is geen pakket aan boord.',
  'refusals.express.noCity': 'Een expresbezorging vraagt om een gekleurde stad.',
  'refusals.express.fromHere': 'Dit pakket is hier geladen; het gaat naar een andere stad.',
});
