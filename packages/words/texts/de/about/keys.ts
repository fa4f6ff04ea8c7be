import { translationOf } from '../../../text.ts';
import type { keys as English } from '../../en/about/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Tasten',
  'keys.question': 'zu dem, was gefragt ist',
  'keys.map': 'zur Karte',
  'keys.hand': 'zu deiner Hand',
  'keys.paper': 'zur Zeitung',
  'keys.words': 'die Karte in Worten',
  'keys.help': 'diese Tasten',
  'keys.sound': 'Ton aus und ein',
  'keys.plan':
    'beim Planen: einen Assistenten auf das erste, zweite, dritte oder vierte Feld; mit Umschalt wieder weg; Eingabe heißt „bereit“',
  'keys.tab': 'zum Nächsten; mit Umschalt zum Vorigen',
  'keys.escape': 'schließt, was offen liegt, und lässt los, was gewählt ist',
  'keys.onMap': 'Auf der Karte',
  'keys.shift': 'Buchstaben, die um den Tisch führen, brauchen dort Umschalt: ohne führen sie zu Städten.',
  'keys.readers.title': 'Mit einem Bildschirmleser',
  'keys.readers':
    'Beim Lesen behält er seine eigenen Tasten; diese hier wirken im Fokus- oder Formularmodus. Jeder Teil des Tisches ist auch ein Bereich oder eine Überschrift, und was geschieht, wird von selbst gesagt.',
  'keys.single': 'Einzelne Tasten',
  'keys.single.how': 'Ausgeschaltet bewirkt kein Buchstabe und keine Ziffer für sich etwas.',
});
