import { translationOf } from '../../text.ts';
import type { keys as English } from '../en/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Tastenkürzel',
  'keys.question': 'zu deiner Entscheidung',
  'keys.map': 'zur Landkarte',
  'keys.hand': 'zu deiner Hand',
  'keys.paper': 'zur Zeitung',
  'keys.words': 'die Landkarte in Worten',
  'keys.help': 'diese Tastenkürzel zeigen',
  'keys.sound': 'Ton aus- oder einschalten',
  'keys.plan':
    'beim Planen: einen Assistenten auf den ersten, zweiten, dritten oder vierten Posten setzen; mit Umschalt einen wegnehmen; Eingabe ist „Bereit“',
  'keys.tab': 'zum nächsten Element; mit Umschalt zum vorigen',
  'keys.escape': 'schließt, was offen ist, und hebt die Auswahl auf',
  'keys.onMap': 'Auf der Landkarte',
  'keys.shift':
    'Auf der Landkarte drückst du diese Buchstaben mit Umschalt; ohne Umschalt springen sie zu Städten.',
  'keys.readers.title': 'Mit einem Screenreader',
  'keys.readers':
    'Screenreader behalten beim Lesen ihre eigenen Tasten; diese Tastenkürzel wirken im Fokus- oder Formularmodus. Jeder Teil des Tisches ist auch ein Bereich oder eine Überschrift, und Ereignisse werden automatisch angesagt.',
  'keys.single': 'Kürzel mit nur einer Taste',
  'keys.single.how': 'Sind sie ausgeschaltet, bewirkt eine einzelne Taste nichts.',
});
