import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Dein Zug',
  'decide.step.petrol': '1 Benzin',
  'decide.step.cards': '2 Karten',
  'decide.step.assistant': '3 Assistent',

  'decide.lay': 'Legen',
  'decide.fund': '{francs} F beschaffen',
  'decide.list': 'Als Liste',
  'decide.choices': 'Auswahl',
  'decide.parts': 'Teile',
  'decide.first.space': 'erst ein Feld wählen',
  'decide.first.one': 'erst wählen',

  'decide.way': 'Fahrt {into}: {words}.',
  'decide.line': '{line} nehmen: {words}.',
  'decide.left': 'Danach {left} von {max} Benzin.',
  'decide.leftAtMost': 'Danach höchstens {left} von {max} Benzin.',
  'decide.orPlay': 'Oder spiele eine: Das zählt auch.',
  'decide.unknown': '{count|one # unbekanntes Feld|other # unbekannte Felder}',

  'decide.note.pathfinder': 'legen, ziehen',
  'decide.note.mechanics': 'fahren, reparieren',
  'decide.note.security': 'auf Wache',
  'decide.note.funding': 'bringt {francs} F',
  'decide.note.empty': 'leer',
  'decide.box': '{box}: {count|0 kein Assistent|one # Assistent|other # Assistenten}',
  'decide.buy': 'Benzin kaufen',
  'decide.less': 'Eine Stufe weniger',
  'decide.more': 'Eine Stufe mehr',

  'decide.hand': '{cards} von {chassis}: Chassis {chassis}',
  'decide.drawn': 'gerade gezogen',
  'decide.when.anyTime': 'Jederzeit',
  'decide.when.withDrive': 'Bei einer Fahrt',
  'decide.when.withRepair': 'Bei Reparatur',
  'decide.when.beforeAssistant': 'Vor Assistent',
  'decide.when.danger': 'Gefahr',
  'decide.played': 'Wann: {when}.',
  'decide.lit': 'jetzt einsetzbar',
  'decide.now': 'Kann jetzt gespielt werden.',
  'decide.rule': 'Regel lesen',
  'decide.ruling': 'Klarstellung dieser Ausgabe',
  'decide.previousRule': 'Vorige Regel',
  'decide.nextRule': 'Nächste Regel',
});
