import { translationOf } from '../../../text.ts';
import type { postal as english } from '../../en/modules/postal.ts';
export const postal = translationOf<typeof english>()({
  'names.module.postal': 'Die Post',
  'names.card.express-delivery': 'Eil\u00adzustellung',
  'names.a.express-delivery': 'eine Eilzustellung',

  'events.parcelsLaid': 'Die Post bringt {count|one # Paket|other # Pakete} in die Städte.',
  'events.parcelAboard': '{crew} bricht mit einem Paket auf, Farbe: {colour}.',
  'events.parcelLoaded': '{crew} lädt ein Paket {at}, Farbe: {colour}.',
  'events.parcelDelivered': '{crew} stellt ein Paket {at} zu, Farbe: {colour}, für {francs} F.',
  'questions.parcel.express':
    'Das Paket an Bord (Farbe: {colour}) ist für eine andere Stadt: Nur eine Eilzustellung gibt es {at} ab.',
  'questions.parcel':
    'Ein Paket liegt {at}, Farbe: {colour}. Eine andere Stadt dieser Farbe zahlt dafür {francs} F: Lädst du es?',
  'answers.leave': 'Alles lassen, wie es ist',
  'answers.load': 'Das Paket laden',
  'verbs.leave': 'Hier nicht',
  'verbs.load': 'Laden',
  'refusals.expected.load': 'Erst wird gesagt, ob das Paket hier geladen wird.',
  'refusals.expected.express': 'Erst wird gesagt, ob hier eine Eilzustellung gespielt wird.',
  'refusals.parcel.laden':
    'Ein Paket ist an Bord; es muss zugestellt werden, bevor ein anderes geladen wird.',
  'refusals.misplaced.parcel': 'Pakete werden bei der Ankunft in einer Stadt geladen.',
  'refusals.express.noParcel': 'Es ist kein Paket an Bord.',
  'refusals.express.noCity': 'Eine Eilzustellung braucht eine farbige Stadt.',
  'refusals.express.fromHere': 'Dieses Paket wurde hier geladen; es geht in eine andere Stadt.',
});
