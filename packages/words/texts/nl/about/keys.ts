import { translationOf } from '../../../text.ts';
import type { keys as English } from '../../en/about/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Toetsen',
  'keys.question': 'naar wat er gevraagd wordt',
  'keys.map': 'naar de kaart',
  'keys.hand': 'naar je hand',
  'keys.paper': 'naar de krant',
  'keys.words': 'de kaart in woorden',
  'keys.help': 'deze toetsen',
  'keys.sound': 'geluid uit en aan',
  'keys.plan':
    'bij het plannen: een assistent op het eerste, tweede, derde of vierde vak; met Shift er weer af; Enter is ‘klaar’',
  'keys.tab': 'naar het volgende; met Shift naar het vorige',
  'keys.escape': 'sluit wat open ligt, laat los wat gekozen is',
  'keys.onMap': 'Op de kaart',
  'keys.shift': 'Letters die langs de tafel leiden vragen daar Shift: zonder leiden ze naar steden.',
  'keys.readers.title': 'Met een schermlezer',
  'keys.readers':
    'Tijdens het lezen houdt die zijn eigen toetsen; deze werken in de focus- of formuliermodus. Elk deel van de tafel is ook een gebied of een kop, en wat er gebeurt wordt vanzelf verteld.',
  'keys.single': 'Losse toetsen',
  'keys.single.how': 'Uit: geen letter of cijfer doet op zichzelf iets.',
});
