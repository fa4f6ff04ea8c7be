import { translationOf } from '../../text.ts';
import type { ways as english } from '../en/ways.ts';

export const ways = translationOf<typeof english>()({
  'ways.spaces': '{count|one # Feld|other # Felder}',
  'ways.cards': '+{count|one # Karte|other # Karten}',
  'ways.end': 'das Ziel',
  'ways.stop': 'Stopp: Fahrt zu Ende',
  'ways.dangers': '{count|one # Gefahr|other # Gefahren}',
  'ways.unknown': '{count|other # unbekannt}',
  'ways.jerrycans': 'braucht {count|one einen Benzinkanister|other # Benzinkanister}',
  'ways.guides': 'braucht {count|one einen Lotsen|other # Lotsen}',
  'ways.transports': 'mit {count|one einer Transportkarte|other # Transportkarten}',
  'ways.leaves': 'danach Benzin {left} von {max}',
  'ways.leavesAtMost': 'danach höchstens Benzin {left} von {max}',
  'ways.mechanics': 'Motor und Chassis {left} von {max}',
  'ways.francs': 'danach {francs} F',
  'ways.againLine': 'tippe noch einmal für {by|air den Zeppelin|other das Schiff}: {francs} F',
  'ways.againLand': 'tippe noch einmal, um hinzufahren',
  'ways.cost': 'Einfahrt: {price}',
  'ways.uncharted': 'noch von niemandem gesehen',
  'ways.standing': 'hier steht dein Fahrzeug',
  'ways.told': '{place}: {words}.',
  'ways.toGo': 'Von dort {count|one # Feld|other # Felder} bis {city}.',
  'ways.keys':
    'Pfeiltasten gehen von Feld zu Feld, Bild auf und Bild ab von einem beleuchteten Feld zum nächsten, Pos 1 zu deinem Fahrzeug, ein Buchstabe zu einer Stadt. Eingabe wählt, Escape lässt los. Mit Umschalt verschieben Pfeiltasten die Karte; Plus und Minus ändern ihre Größe, 0 zeigt sie ganz.',
  'ways.tray': 'Gezogene Plättchen',
  'ways.tile': 'Plättchen: {tile}',
  'ways.tileHeld': 'Zu legendes Plättchen: {tile}',
  'refusals.way.tooFar': 'Zu weit: Diese Fahrt geht über höchstens {spaces|one # Feld|other # Felder}.',
  'refusals.way.thirsty': 'Du hast {left} Benzin; der Weg dorthin kostet mindestens {needed}.',
  'refusals.way.tooDear':
    'Jeder Weg dorthin kostet mehr als {petrol} Benzin und {mechanics|one # Stufe|other # Stufen} von Motor und Chassis.',
  'refusals.way.stopped': 'Auf jedem Weg dorthin beendet vorher ein Stoppsymbol die Fahrt.',
});
