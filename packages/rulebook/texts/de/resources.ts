import type { ResourceTexts } from '../../resources.ts';

export const resources = {
  'trail-hunter': {
    name: 'Pisten\u00adjäger|m',
    a: 'einen Pistenjäger',
    does: '2 beliebige Plättchen entfernen',
    rule: 'Entferne 2 Plättchen, egal wo auf dem Spielbrett; sie kommen aus dem Spiel. Gefahrenkarte, spielbar in Schritt 2. 2 Exemplare.',
    ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kannst du nicht wählen.',
  },
  financial: {
    name: 'Geld\u00adgeber|m',
    a: 'einen Geldgeber',
    does: '+30 F',
    rule: 'Nimm 30 F. Spielbar in Schritt 2. 3 Exemplare.',
  },
  'refuelling-station': {
    name: 'Tank\u00adstelle|f',
    a: 'eine Tankstelle',
    does: '+5 Benzin',
    rule: 'Dein Benzin steigt um 5 Stufen. Spielbar in Schritt 2. 2 Exemplare.',
  },
  driver: {
    name: 'Fahrer|m',
    a: 'eine Fahrerkarte',
    does: 'zusätz\u00adliche Fahrt',
    rule: 'Mach eine Fahrt (siehe „BASE-DRIVE-01“). Spielbar in Schritt 2. 3 Exemplare.',
  },
  repairman: {
    name: 'Mechaniker|m',
    a: 'eine Mechanikerkarte',
    does: 'zusätz\u00adliche Reparatur',
    rule: 'Mach eine Reparatur, wie mit einem Assistenten auf Mechanik (siehe „BASE-MECH-01“). Spielbar in Schritt 2. 3 Exemplare.',
  },
  cartographer: {
    name: 'Kartograf|m',
    a: 'einen Kartografen',
    does: '3 Plättchen legen',
    rule: 'Zieh 3 Plättchen und leg sie, wie ein Kundschafter (siehe „BASE-PATH-01“). Spielbar in Schritt 2. 3 Exemplare.',
  },
  saboteur: {
    name: 'Saboteur|m',
    a: 'einen Saboteur',
    does: 'ein Gegner verliert 2 Stufen Motor oder Chassis',
    rule: 'Eine andere Mannschaft verliert 2 Stufen Motor, Chassis oder je eine: Du wählst. Gefahrenkarte, spielbar in Schritt 2. 3 Exemplare.',
  },
  tracker: {
    name: 'Fährten\u00adleser|m',
    a: 'einen Fährtenleser',
    does: '3 Karten ziehen, 2 behalten',
    rule: 'Zieh 3 Karten, behalte 2 davon und leg 1 ab. Spielbar in Schritt 2. 2 Exemplare.',
  },
  'con-artist': {
    name: 'Schwindler|m',
    a: 'einen Schwindler',
    does: '2 beliebige Plättchen ver\u00adtauschen',
    rule: 'Vertausche 2 Plättchen, egal wo auf dem Spielbrett. Gefahrenkarte, spielbar in Schritt 2. 2 Exemplare.',
    ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kannst du nicht wählen.',
  },
  transport: {
    name: 'Transport|m',
    a: 'eine Transportkarte',
    does: 'Schiff, Zeppelin: 50 F weniger',
    rule: 'Ein See- oder Luftweg kostet dich 50 F weniger. Mehrere dieser Karten lassen sich kombinieren, Wechselgeld gibt es nie. Spielbar mit einer Fahrt. 2 Exemplare.',
  },
  'spare-parts': {
    name: 'Ersatz\u00adteile',
    a: 'eine Ersatzteilkarte',
    does: '+1 Motor oder Chassis',
    rule: 'Dein Motor oder dein Chassis steigt um 1 Stufe. Spielbar mit einer Reparatur. 6 Exemplare.',
  },
  toolbox: {
    name: 'Werkzeug\u00adbox|f',
    a: 'eine Werkzeugbox',
    does: '+3 Motor oder Chassis',
    rule: 'Motor und Chassis steigen zusammen um 3 Stufen, beliebig verteilt. Spielbar mit einer Reparatur. 2 Exemplare.',
  },
  guide: {
    name: 'Lotse|m',
    a: 'einen Lotsen',
    does: 'ein Stopp\u00adsymbol ignorieren',
    rule: 'Ignoriere ein Stoppsymbol. Spielbar mit einer Fahrt. 2 Exemplare.',
  },
  jerrycan: {
    name: 'Benzin\u00adkanister|m',
    a: 'einen Benzinkanister',
    does: '+1 Benzin',
    rule: 'Dein Benzin steigt um 1 Stufe. Jederzeit spielbar. 8 Exemplare.',
  },
  militia: {
    name: 'Miliz|f',
    a: 'eine Miliz',
    does: 'eine Gefahr ignorieren',
    rule: 'Ignoriere die Gefahr eines Plättchens oder einer Karte. Jederzeit spielbar. 3 Exemplare.',
  },
} satisfies ResourceTexts;
