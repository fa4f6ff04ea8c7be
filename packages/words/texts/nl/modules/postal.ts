import { translationOf } from '../../../text.ts';
import type { postal as English } from '../../en/modules/postal.ts';

export const postal = translationOf<typeof English>()({
  'names.module.postal': 'Postdienst',
  'names.card.express-delivery': 'Expres\u00adbezorging',
  'names.a.express-delivery': 'een expresbezorging',
  'events.parcelsLaid': 'De post brengt {count|one # pakket|other # pakketten} naar de steden.',
  'events.parcelAboard': '{crew} vertrekt met een {colour} pakket aan boord.',
  'events.parcelLoaded': '{crew} laadt {at} een {colour} pakket.',
  'events.parcelDelivered': '{crew} bezorgt {at} een {colour} pakket en krijgt {francs} F.',
  'questions.parcel.express':
    'Je {colour:e} pakket is voor een andere stad. Speel je een expresbezorging om het {at} te bezorgen?',
  'questions.parcel':
    'Er ligt {at} een {colour} pakket. Een andere {colour:e} stad betaalt er {francs} F voor. Laad je het?',
  'answers.leave': 'Laten liggen',
  'answers.load': 'Het pakket laden',
  'verbs.leave': 'Laten liggen',
  'verbs.load': 'Laden',
  'refusals.expected.load': 'Beslis eerst of je het pakket hier laadt.',
  'refusals.expected.express': 'Beslis eerst of je hier een expresbezorging speelt.',
  'refusals.parcel.laden': 'Je hebt al een pakket aan boord. Bezorg dat voordat je een ander laadt.',
  'refusals.misplaced.parcel': 'Een pakket laden kan alleen bij aankomst in een stad.',
  'refusals.express.noParcel': 'Je hebt geen pakket om te bezorgen.',
  'refusals.express.noCity': 'Een expresbezorging werkt alleen in een gekleurde stad.',
  'refusals.express.fromHere': 'Dit pakket heb je hier geladen. Bezorg het in een andere stad.',

  'modules.how.postal': 'In de steden liggen pakketten. Elk pakket dat je bezorgt, levert 30 F op.',

  'modules.note.postal':
    'Bezorg je pakket in een stad van zijn kleur en je krijgt 30 F. Daarna kun je het pakket laden dat daar ligt.',
  'boards.postal.aboard': 'Aan boord',
  'boards.postal.parcel': '{colour} pakket',
  'boards.postal.none': 'geen pakket',
  'boards.postal.cities': 'In de steden',
  'boards.postal.bag': 'In de zak',
  'boards.postal.ahead': 'je pakket daar bezorgen levert {francs} F op',
  'boards.postal.pays': '30 F voor elk pakket dat je in een stad van zijn kleur bezorgt',
  'bivouac.does.express-delivery': 'bezorg je pakket in een gekleurde stad naar keuze',
  'newspaper.head.parcelDelivered': '{crew} bezorgt de post',
  'newspaper.head.parcelsLaid': 'De post bereikt de steden',
});
