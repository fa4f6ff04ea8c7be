import { translationOf } from '../../text.ts';
import type { decide as English } from '../en/decide.ts';

export const decide = translationOf<typeof English>()({
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
  'decide.inHand': 'Wähle eine Karte aus deiner Hand.',
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
  'decide.when.withDrive': 'Beim Fahren',
  'decide.when.withRepair': 'Zur Reparatur',
  'decide.when.beforeAssistant': 'Am Zug',
  'decide.when.danger': 'Gefahr',
  'decide.played': 'Wann: {when}.',
  'decide.lit': 'jetzt einsetzbar',
  'decide.now': 'Du kannst sie jetzt spielen.',
  'decide.rule': 'Regel lesen',
  'decide.ruling': 'Klarstellung in dieser Version',
  'decide.previousRule': 'Vorige Regel',
  'decide.nextRule': 'Nächste Regel',

  'decide.ask.last': '{crew} ist angekommen: Das ist der letzte Konvoi.',
  'decide.ask.pathfinder': 'Leg zwei mit dem Fahrzeug verbundene Plättchen oder zieh eine Karte.',
  'decide.ask.mechanics':
    '{spaces|0 Von hier kannst du nirgendwohin fahren.|one Fahr # Feld weit oder repariere.|other Fahr bis zu # Felder weit oder repariere.}',
  'decide.ask.pick': 'Wähle ein markiertes Feld.',
  'decide.ask.driveDry':
    'Dein Benzin reicht nicht zum Weiterfahren. Halte hier an oder decke ein unbekanntes Feld auf; damit endet die Fahrt.',
  'decide.ask.broken': 'Dein Motor steht auf 0. Repariere ihn, bevor du fährst.',
  'decide.ask.stuck':
    'Dein Motor steht auf 0. Ein Teil kostet hier {price} F: Du hast {francs} F und kein Ersatzteil.',
  'decide.ask.dry': 'Dein Tank ist leer. Ohne Benzin kommst du hier nicht weg.',
  'decide.ask.security':
    '{tiles|0 Neben dir liegt kein Plättchen, das du entfernen kannst. Behältst du die Wache, kann sie noch eine Gefahr abwenden.|one Entferne das markierte Plättchen, oder behalte die Wache, um eine Gefahr abzuwenden.|other Entferne eines der # markierten Plättchen, oder behalte die Wache, um eine Gefahr abzuwenden.}',
  'decide.ask.funding':
    '{assistants|one Ein Assistent treibt|other # Assistenten treiben zusammen} {francs} F auf.',
  'decide.ask.petrol':
    '{levels|one # Stufe|other # Stufen} Benzin für {francs} F. Eine Stufe kostet {where|city in einer Stadt|other in der Wildnis} {price} F.',
});
