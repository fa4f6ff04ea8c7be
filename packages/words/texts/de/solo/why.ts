import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Warum?',
  'why.about': 'Warum hat {crew} das getan?',
  'why.title': 'Warum hat er das getan?',
  'why.back': 'Zurück zur Zeitung',
  'why.card': 'Seine Karte {rene} lenkt ihn: Zielfarbe {colour}, schwer ab Wert {limit}.',
  'why.weighed': 'Was er verglichen hat',
  'why.chosen': 'gewählt',
  'why.by.alone': 'Nichts anderes kam in Frage.',
  'why.by.target': 'Das ist sein Ziel.',
  'why.by.steps': 'Die wenigsten Schritte gaben den Ausschlag.',
  'why.by.toEnd': 'Gleich nah wie eine andere, aber näher an der Zielstadt.',
  'why.by.value': 'Der niedrigere Wert gab den Ausschlag.',
  'why.by.kind':
    'Gleiche Werte: Benzin wiegt weniger als Schaden, Schaden weniger als ein Halt, ein Halt weniger als eine Gefahr.',
  'why.by.sum': 'Die kleinere Summe der Werte auf dem Weg von dort gab den Ausschlag.',
  'why.by.order': 'In allem gleich: Die Reihenfolge der Felder auf dem Plan gab den Ausschlag.',
  'why.laid.hisWay': 'Unter der Grenze, also für ihn: auf das erste freie Feld seines Weges.',
  'why.laid.playersWay':
    'Nicht unter der Grenze, also für dich: auf das erste freie Feld deines Weges zur Zielstadt.',
  'why.laid.aroundPlayer':
    'Nicht unter der Grenze, also für dich. Dein Weg hat kein freies Feld: um dein Fahrzeug.',
  'why.laid.besideWay':
    'Nicht unter der Grenze, also für dich. Weder dein Weg noch die Felder um dich sind frei: neben den Weg.',
  'why.boxed': 'Dort ist kein freies Feld mit dem Fahrzeug verbunden.',
  'why.aim': '{steps|one # Schritt|other # Schritte} entfernt, dann noch {toEnd} bis zur Zielstadt',
  'why.end': 'die Zielstadt, {steps|one # Schritt|other # Schritte} entfernt',
  'why.step':
    '{ground|city Stadt|tile Plättchen|other noch kein Plättchen}, Wert {value}; {sum} insgesamt bis zum Ziel',
  'why.dear': 'mehr als er zahlen kann',
  'why.way': '{ground|city Stadt|tile dort liegt ein Plättchen|other leer}',
});
