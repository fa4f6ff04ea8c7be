import { translationOf } from '../../text.ts';
import type { keys as English } from '../en/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Sneltoetsen',
  'keys.question': 'naar je beslissing',
  'keys.map': 'naar de landkaart',
  'keys.hand': 'naar je hand',
  'keys.paper': 'naar de krant',
  'keys.words': 'de landkaart in woorden',
  'keys.help': 'deze sneltoetsen tonen',
  'keys.sound': 'geluid uit of aan',
  'keys.plan':
    'tijdens het plannen: een assistent op het eerste, tweede, derde of vierde vak zetten; met Shift haal je er een af; Enter is ‘Klaar’',
  'keys.tab': 'volgende element; met Shift het vorige',
  'keys.escape': 'sluit wat open is, wist de keuze',
  'keys.onMap': 'Op de landkaart',
  'keys.shift': 'Op de landkaart werken deze letters met Shift; zonder Shift spring je naar een stad.',
  'keys.readers.title': 'Met een schermlezer',
  'keys.readers':
    'Schermlezers houden tijdens het lezen hun eigen toetsen; deze sneltoetsen werken in de focus- of formuliermodus. Elk deel van de tafel is ook een gebied of een kop, en gebeurtenissen worden vanzelf voorgelezen.',
  'keys.single': 'Sneltoetsen met één toets',
  'keys.single.how': 'Als dit uit staat, werken sneltoetsen met één toets niet.',
});
