import { translationOf } from '../../../text.ts';
import type { paddock as English } from '../../en/modules/paddock.ts';

export const paddock = translationOf<typeof English>()({
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

  'modules.how.paddock': 'Kein Fahrzeug gleicht dem anderen: Jedes hat eigene Maxima.',

  'modules.note.paddock': 'Ein Maximum um 1 zu erhöhen kostet 100 F. Es um 1 zu senken bringt dir 100 F.',
  'boards.paddock.max': 'Maximum {max}',
  'boards.paddock.range': '{least} bis {most}',
  'boards.paddock.up': '+1 für 100 F',
  'boards.paddock.down': '−1, bringt 100 F',
  'boards.paddock.left': 'hat das Fahrerlager verlassen',
  'boards.paddock.budget': 'Restbudget: {francs} F. Du behältst es nicht.',
  'boards.paddock.sales': 'Aus Verkäufen: {francs} F. Davon behältst du höchstens {most} F.',
  'decide.ask.pass.paddock': 'Das Fahrerlager verlassen? Danach kannst du vor dem Rennen nichts mehr ändern.',
  'bivouac.does.paddock': 'das Maximum einer Anzeige um 1 ändern',
  'newspaper.head.gaugeTuned': '{crew} schraubt am Wagen',
});
