import type { start as chapter } from '../../chapters/start.ts';
import type { ChapterText } from '../../text.ts';

export const start = {
  sections: {
    setup: 'Aufbau',
    turn: 'Die Runde',
    bivouac: 'Biwak',
    planning: 'Planung',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Spielbrett und Richtung',
      rule: 'Wählt ein Spielbrett, Afrika oder Südamerika. Auf jedem liegen zwei lila Städte: Einigt euch, welche davon die Startstadt ist; die andere ist die Endstadt.',
    },
    'BASE-SETUP-02': {
      title: 'Erste Zugreihenfolge',
      rule: 'In der ersten Runde spielen die Mannschaften in der Reihenfolge ihrer Plätze.',
      ruling:
        'Diese Reihenfolge wird aus dem Startwert des Spiels ausgelost, sofern der Gastgeber sie nicht festlegt.',
    },
    'BASE-SETUP-03': {
      title: 'Fahrzeuge und Fortschrittsmarker',
      rule: 'Alle Fahrzeuge beginnen in der Startstadt. Stapelt die Fortschrittsmarker in Zugreihenfolge auf dem Startfeld der Fortschrittsleiste, den Marker der ersten Mannschaft zuunterst.',
    },
    'BASE-SETUP-04': {
      title: 'Volle Anzeigen',
      rule: 'Dein Fahrzeug hat drei Anzeigen: Benzin, Motor und Chassis. Jede hat einen Stand, also die Zahl ihrer Stufen im Augenblick, und ein Maximum, das der Stand nie übersteigt. Zu Beginn stehen alle Anzeigen auf ihrem Maximum. Motor und Chassis zusammen heißen Mechanik.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Bezahlt wird in Franc (F). Jede Mannschaft beginnt mit 80 F, nur die letzte in der Zugreihenfolge mit 70 F.',
      ruling: 'Der Bank geht das Geld nie aus.',
    },
    'BASE-SETUP-06': {
      title: 'Nachziehstapel und Beutel',
      rule: 'Mischt die 46 Ressourcenkarten des Grundspiels (Module bringen weitere mit); sie bilden verdeckt den Nachziehstapel. Alle Geländeplättchen kommen in den Beutel.',
      ruling: 'Afrika und Südamerika haben jeweils ihre eigenen 60 Plättchen.',
    },
    'BASE-SETUP-07': {
      title: 'Leere Hände',
      ruling: 'Niemand beginnt mit Ressourcenkarten. Die ersten bekommst du im ersten Biwak.',
    },
    'BASE-SETUP-08': {
      title: 'Fahrzeugwahl',
      rule: 'In Zugreihenfolge wählt jeder ein Fahrzeug. Dessen Farbe und fünf Assistenten gehören dazu.',
    },
    'BASE-SETUP-09': {
      title: 'Offen und geheim',
      ruling:
        'Alle sehen die Anzeigen und das Geld, die Assistenten nach dem Aufdecken, die Zahl der Karten jeder Hand, den Ablagestapel und welche Plättchen noch im Beutel sind. Geheim sind die Handkarten, die Pläne vor dem Aufdecken und die Reihenfolge in Nachziehstapel und Beutel. Eine offen genommene Karte bleibt allen bekannt, solange sie auf dieser Hand ist, und ein gezogenes Plättchen sehen alle.',
    },
    'BASE-TURN-01': {
      title: 'Vier Phasen',
      rule: 'Eine Runde hat vier Phasen, immer in derselben Reihenfolge: Biwak, Planung, Konvoi und Wartung. Runde folgt auf Runde, bis das Rennen endet.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Karten zur Auswahl',
      rule: 'Legt so viele Ressourcenkarten offen aus, wie Mannschaften mitspielen, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Die Letzten wählen zuerst',
      rule: 'In umgekehrter Zugreihenfolge nimmt sich jede Mannschaft eine dieser Karten: Die letzte wählt zuerst, die erste zuletzt. Haben alle eine genommen, bekommt die letzte Mannschaft in der Zugreihenfolge auch die übrige Karte. Sie nimmt nie beide auf einmal.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limit bei jeder Karte',
      rule: 'Prüfe dein Handlimit, sobald du eine Karte genommen hast (siehe „BASE-HAND-01“), noch bevor die nächste Mannschaft wählt.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Nachziehstapel aufgebraucht',
      rule: 'Ist der Nachziehstapel aufgebraucht, mischt den Ablagestapel; er wird zum neuen Nachziehstapel.',
      ruling:
        'Ist auch der Ablagestapel leer, werden weniger Karten ausgelegt. Als Erstes fehlt dann die zweite Karte der letzten Mannschaft.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Kein Ablehnen',
      ruling:
        'Du kannst eine Karte nicht ablehnen, auch wenn dein Chassis auf 0 steht und du sie nicht behalten kannst.',
    },
    'BASE-PLAN-01': {
      title: 'Fünf Assistenten, geheim',
      rule: 'Hinter deinem Sichtschirm setzt du alle fünf Assistenten auf die vier Posten deines Tableaus: Kundschafter, Mechanik, Sicherheit und Finanzierung. Auf jeden Posten darfst du beliebig viele setzen. Alle Mannschaften planen gleichzeitig.',
    },
    'BASE-PLAN-02': {
      title: 'Das Aufdecken',
      rule: 'Alle Pläne werden gleichzeitig aufgedeckt. Danach wechselt kein Assistent mehr den Posten.',
    },
    'BASE-PLAN-03': {
      title: 'Jede Runde alle fünf',
      rule: 'In jeder Planung hast du wieder alle fünf Assistenten, ob du sie in der Runde davor eingesetzt hast oder nicht.',
    },
    'BASE-PLAN-04': {
      title: 'Den Plan ändern',
      ruling:
        'Du kannst deinen Plan ändern, bis die letzte Mannschaft bestätigt hat. Von den anderen siehst du nur, ob sie bereit sind.',
    },
    'BASE-PLAN-05': {
      title: 'Zwei Aktionen je Posten',
      rule: 'Kundschafter, Mechanik und Sicherheit bieten jeweils zwei Aktionen. Du wählst eine davon erst, wenn du den Assistenten spielst, nicht schon bei der Planung.',
    },
  },
} satisfies ChapterText<typeof chapter>;
