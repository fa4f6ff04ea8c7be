import { translationOf } from '../../../text.ts';
import type { postal as English } from '../../en/modules/postal.ts';

export const postal = translationOf<typeof English>()({
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

  'modules.how.postal': 'In den Städten warten Pakete. Stell sie für je 30 F zu.',

  'modules.note.postal':
    'Stell dein Paket für 30 F in einer Stadt seiner Farbe zu. Danach kannst du das Paket laden, das dort wartet.',
  'boards.postal.aboard': 'An Bord',
  'boards.postal.parcel': '{colour:es} Paket',
  'boards.postal.none': 'kein Paket',
  'boards.postal.cities': 'In den Städten',
  'boards.postal.bag': 'Im Beutel',
  'boards.postal.ahead': 'dort bringt dein Paket {francs} F',
  'boards.postal.pays': '30 F für jedes Paket, das du in einer Stadt seiner Farbe zustellst',
  'bivouac.does.express-delivery': 'dein Paket in einer beliebigen farbigen Stadt zustellen',
  'newspaper.head.parcelDelivered': '{crew} bringt die Post',
  'newspaper.head.parcelsLaid': 'Die Post erreicht die Städte',
});
