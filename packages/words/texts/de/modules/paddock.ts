import { translationOf } from '../../../text.ts';
import type { paddock as english } from '../../en/modules/paddock.ts';
export const paddock = translationOf<typeof english>()({
  'names.module.paddock': 'Fahrerlager',
  'names.variant.paddock.preset': 'fertige Fahrzeuge',
  'names.variant.paddock.free': 'offene Werkstatt',
  'names.card.paddock': 'Fahrer\u00adlager',
  'names.a.paddock': 'eine Fahrerlagerkarte',

  'events.gaugeTuned':
    '{crew} baut um ({gauge}): Maximum {by|up erhöht|down gesenkt|other geändert} auf {max}.',
  'events.vehicleOutfitted':
    '{crew} fährt mit den Maxima {petrol} (Benzin), {engine} (Motor) und {chassis} (Chassis).',
  'events.paddockLeft': '{crew} verlässt das Fahrerlager.',
  'questions.paddock': 'Was wird am Fahrzeug geändert?',
  'questions.workshop': 'Welche Anzeige wird geändert?',
  'answers.tune': 'Maximum ({gauge}) um 1 {by|up heben für|down senken, dafür|other ändern für} 100 F',
  'verbs.tune': 'Umbauen',
  'refusals.expected.paddock': 'Eine Anzeige ändern oder passen.',
  'refusals.expected.workshop': 'Erst wird gewählt, welche Anzeige sich ändert.',
  'refusals.misplaced.tune': 'Anzeigen ändert man im Fahrerlager oder mit einer Fahrerlagerkarte.',
  'refusals.tune.lowest': 'Dieses Maximum ({gauge}) sinkt nicht unter {least}.',
  'refusals.tune.highest': 'Dieses Maximum ({gauge}) steigt nicht über {most}.',
  'refusals.tune.tooPoor': 'Das kostet {price} F; in der Kasse sind {francs} F.',
  'refusals.tune.nothing': 'Am Fahrzeug lässt sich gerade nichts ändern.',
});
