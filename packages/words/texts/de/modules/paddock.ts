import { translationOf } from '../../../text.ts';
import type { paddock as english } from '../../en/modules/paddock.ts';
export const paddock = translationOf<typeof english>()({
  'names.module.paddock': 'Fahrerlager',
  'names.variant.paddock.preset': 'vor\u00adkonfiguriert',
  'names.variant.paddock.free': 'freier Modus',
  'names.card.paddock': 'Fahrer\u00adlager',
  'names.a.paddock': 'eine Fahrerlagerkarte',

  'events.gaugeTuned':
    '{crew} baut das Fahrzeug um: Das {gauge}-Maximum {by|up steigt|down sinkt|other wechselt} auf {max}.',
  'events.vehicleOutfitted': 'Maxima von {crew}: Benzin {petrol}, Motor {engine}, Chassis {chassis}.',
  'events.paddockLeft': '{crew} verlässt das Fahrerlager.',
  'questions.paddock': 'Was änderst du an deinem Fahrzeug?',
  'questions.workshop': 'Welche Anzeige änderst du?',
  'answers.tune': '{gauge}-Maximum um 1 {by|up erhöhen: kostet|down senken: bringt|other ändern:} 100 F',
  'verbs.tune': 'Umbauen',
  'refusals.expected.paddock': 'Ändere eine Anzeige oder passe.',
  'refusals.expected.workshop': 'Wähle zuerst, welche Anzeige du änderst.',
  'refusals.misplaced.tune': 'Anzeigen kannst du nur im Fahrerlager oder mit einer Fahrerlagerkarte ändern.',
  'refusals.tune.lowest': 'Das {gauge}-Maximum kann nicht kleiner sein als {least}.',
  'refusals.tune.highest': 'Das {gauge}-Maximum kann nicht größer sein als {most}.',
  'refusals.tune.tooPoor': 'Das kostet {price} F; du hast {francs} F.',
  'refusals.tune.nothing': 'An deinem Fahrzeug lässt sich jetzt nichts ändern.',
});
