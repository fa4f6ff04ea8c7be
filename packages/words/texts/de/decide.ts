import { translationOf } from '../../text.ts';
import type { decide as english } from '../en/decide.ts';

export const decide = translationOf<typeof english>()({
  'decide.sequence': 'Dein Zug',
  'decide.step.petrol': '1 Benzin',
  'decide.step.cards': '2 Karten',
  'decide.step.assistant': '3 Assistent',

  'decide.lay': 'Plättchen legen',
  'decide.fund': '{francs} F auftreiben',
  'decide.list': 'Liste zeigen',
  'decide.choices': 'Auswahl',
  'decide.parts': 'Teile',
  'decide.first.space': 'wähle ein Feld',
  'decide.first.one': 'triff eine Wahl',

  'decide.way': 'Fahrt {into}: {words}.',
  'decide.line': '{line} nehmen: {words}.',
  'decide.left': 'Benzin danach: {left} von {max}.',
  'decide.leftAtMost': 'Benzin danach: {left|0 0|other höchstens #} von {max}.',
  'decide.orPlay': 'Oder spiel stattdessen eine.',
  'decide.unknown': '{count|one # unbekanntes Feld|other # unbekannte Felder}',

  'decide.note.pathfinder': 'legen oder ziehen',
  'decide.note.mechanics': 'fahren oder reparieren',
  'decide.note.security': 'auf Wache',
  'decide.note.funding': 'bringt {francs} F',
  'decide.note.empty': 'leer',
  'decide.box': '{box}: {count|0 kein Assistent|one # Assistent|other # Assistenten}',
  'decide.buy': 'Benzin kaufen',
  'decide.less': 'Eine Stufe weniger',
  'decide.more': 'Eine Stufe mehr',

  'decide.hand': '{cards}/{chassis} (Handlimit = Chassis)',
  'decide.drawn': 'gerade gezogen',
  'decide.when.anyTime': 'Jederzeit',
  'decide.when.withDrive': 'Mit einer Fahrt',
  'decide.when.withRepair': 'Mit einer Reparatur',
  'decide.when.beforeAssistant': 'Vor dem Assistenten',
  'decide.when.danger': 'Gefahr',
  'decide.played': 'Wann: {when}.',
  'decide.lit': 'jetzt einsetzbar',
  'decide.now': 'Du kannst sie jetzt spielen.',
  'decide.rule': 'Regel lesen',
  'decide.ruling': 'Klarstellung in dieser Version',
  'decide.previousRule': 'Vorige Regel',
  'decide.nextRule': 'Nächste Regel',
});
