import { translationOf } from '../../../text.ts';
import type { postal as english } from '../../en/modules/postal.ts';
export const postal = translationOf<typeof english>()({
  'names.module.postal': 'Postdienst',
  'names.card.express-delivery': 'Eil\u00adzustellung|f',
  'names.a.express-delivery': 'eine Eilzustellung',

  'events.parcelsLaid': 'Die Post bringt {count|one # Paket|other # Pakete} in die Städte.',
  'events.parcelAboard': '{crew} bricht mit einem {colour:en} Paket an Bord auf.',
  'events.parcelLoaded': '{crew} lädt {at} ein {colour:es} Paket.',
  'events.parcelDelivered': '{crew} stellt {at} für {francs} F ein {colour:es} Paket zu.',
  'questions.parcel.express':
    'Dein {colour:es} Paket ist für eine andere Stadt. Spielst du eine Eilzustellung, um es {at} zuzustellen?',
  'questions.parcel':
    'Ein {colour:es} Paket wartet {at}. Eine andere {colour:e} Stadt zahlt dafür {francs} F. Lädst du es?',
  'answers.leave': 'Liegen lassen',
  'answers.load': 'Paket laden',
  'verbs.leave': 'Liegen lassen',
  'verbs.load': 'Laden',
  'refusals.expected.load': 'Entscheide zuerst, ob du das Paket hier lädst.',
  'refusals.expected.express': 'Entscheide zuerst, ob du hier eine Eilzustellung spielst.',
  'refusals.parcel.laden': 'Du hast schon ein Paket an Bord. Stell es zu, bevor du ein anderes lädst.',
  'refusals.misplaced.parcel': 'Ein Paket kannst du nur laden, wenn du in einer Stadt ankommst.',
  'refusals.express.noParcel': 'Du hast kein Paket zum Zustellen.',
  'refusals.express.noCity': 'Eine Eilzustellung geht nur in einer farbigen Stadt.',
  'refusals.express.fromHere': 'Dieses Paket wurde hier geladen. Stell es in einer anderen Stadt zu.',
});
