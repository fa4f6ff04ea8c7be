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
      title: 'Spielplan und Richtung',
      rule: 'Der Tisch einigt sich auf einen Spielplan, Afrika oder Südamerika. Auf jedem liegen zwei violette Städte: Eine wird zur Startstadt bestimmt, das Rennen führt zur anderen, der Zielstadt.',
    },
    'BASE-SETUP-02': {
      title: 'Erste Zugreihenfolge',
      rule: 'In der ersten Runde spielen die Mannschaften in der Reihenfolge ihrer Plätze.',
      ruling:
        'Die Plätze werden aus dem Startwert des Spiels ausgelost, sofern der Gastgeber sie nicht festgelegt hat.',
    },
    'BASE-SETUP-03': {
      title: 'Fahrzeuge und Fortschrittsmarker',
      rule: 'Alle Fahrzeuge beginnen in der Startstadt. Die Fortschrittsmarker bilden einen Stapel auf dem Startfeld der Fortschrittsleiste: Der Marker der ersten Mannschaft liegt ganz unten, die anderen darüber in Zugreihenfolge.',
    },
    'BASE-SETUP-04': {
      title: 'Volle Anzeigen',
      rule: 'Ein Fahrzeug hat drei Anzeigen: Benzin, Motor und Chassis. Jede hat einen Stand, das ist die Zahl ihrer Stufen im Augenblick, und ein Maximum, über das der Stand nie steigt. Zu Beginn stehen alle Anzeigen auf dem Maximum. Motor und Chassis zusammen heißen Mechanik.',
    },
    'BASE-SETUP-05': {
      title: 'Startgeld',
      rule: 'Gezahlt wird in Franc (F). Jede Mannschaft beginnt mit 80 F, nur die letzte in der Zugreihenfolge mit 70 F.',
      ruling: 'Der Bank geht das Geld nie aus.',
    },
    'BASE-SETUP-06': {
      title: 'Nachziehstapel und Beutel',
      rule: 'Die 46 Ressourcenkarten des Grundspiels (Module bringen weitere mit) werden gemischt und bilden verdeckt den Nachziehstapel. Alle Geländeplättchen kommen in den Beutel.',
      ruling: 'Afrika und Südamerika haben jeweils ihre eigenen 60 Plättchen.',
    },
    'BASE-SETUP-07': {
      title: 'Leere Hände',
      ruling: 'Zu Beginn hat niemand Ressourcenkarten. Die ersten gibt es beim ersten Biwak.',
    },
    'BASE-SETUP-08': {
      title: 'Fahrzeugwahl',
      rule: 'Die Mannschaften suchen sich in Zugreihenfolge ihre Fahrzeuge aus. Die Farbe und die fünf Assistenten des Fahrzeugs gehören dazu.',
    },
    'BASE-SETUP-09': {
      title: 'Offen und geheim',
      ruling:
        'Alle dürfen sehen: die Anzeigen, das Geld, die Assistenten nach dem Aufdecken, wie viele Karten jede Hand zählt, den Ablagestapel und welche Plättchen noch im Beutel sind, aber nicht deren Reihenfolge. Niemand sieht die Handkarten der anderen, einen Plan vor dem Aufdecken oder was als Nächstes aus Nachziehstapel und Beutel kommt. Eine offen genommene Karte bleibt allen bekannt, solange sie auf dieser Hand ist; ein gezogenes Plättchen sehen alle.',
    },
    'BASE-TURN-01': {
      title: 'Vier Phasen',
      rule: 'Eine Runde hat vier Phasen, immer in derselben Reihenfolge: Biwak, Planung, Konvoi und Wartung. Runde folgt auf Runde, bis das Rennen vorbei ist.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Karten zur Auswahl',
      rule: 'Es werden so viele Ressourcenkarten offen ausgelegt, wie Mannschaften mitspielen, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Die Letzte wählt zuerst',
      rule: 'Jede Mannschaft nimmt sich eine dieser Karten, und zwar gegen die Zugreihenfolge: Die letzte Mannschaft fängt an, die erste kommt zum Schluss. Die Karte, die dann noch liegt, bekommt die letzte Mannschaft in der Zugreihenfolge. Beide Karten auf einmal darf sie nicht nehmen.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limit bei jeder Karte',
      rule: 'Sobald eine Mannschaft eine Karte genommen hat, wird ihr Handlimit geprüft (BASE-HAND-01); erst danach wählt die nächste.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Nachziehstapel aufgebraucht',
      rule: 'Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
      ruling:
        'Ist auch der Ablagestapel leer, werden weniger Karten ausgelegt. Als Erstes fehlt dann die zweite Karte der letzten Mannschaft.',
    },
    'BASE-BIVOUAC-05': {
      title: 'Kein Ablehnen',
      ruling:
        'Eine Mannschaft kann ihre Karte nicht ablehnen, auch wenn ihr Chassis auf 0 steht und sie die Karte nicht behalten kann.',
    },
    'BASE-PLAN-01': {
      title: 'Fünf Assistenten, geheim',
      rule: 'Alle Mannschaften planen gleichzeitig und verdeckt. Jede setzt alle fünf Assistenten auf die vier Posten ihres Armaturenbretts (Kundschafter, Mechanik, Sicherheit und Finanzierung), auf jeden Posten so viele, wie sie will.',
    },
    'BASE-PLAN-02': {
      title: 'Das Aufdecken',
      rule: 'Alle Pläne werden im selben Augenblick aufgedeckt. Von da an wechselt kein Assistent mehr seinen Posten.',
    },
    'BASE-PLAN-03': {
      title: 'Jede Runde alle fünf',
      rule: 'Jede Planung beginnt mit allen fünf Assistenten, ob sie in der Runde davor eingesetzt wurden oder nicht.',
    },
    'BASE-PLAN-04': {
      title: 'Den Plan ändern',
      ruling:
        'Solange die letzte Mannschaft nicht bestätigt hat, darf jede ihren Plan noch ändern. Von den anderen erfährt sie nur, wer fertig ist und wer nicht.',
    },
    'BASE-PLAN-05': {
      title: 'Zwei Aktionen je Posten',
      rule: 'Kundschafter, Mechanik und Sicherheit erlauben jeweils zwei Aktionen. Welche von beiden es wird, entscheidet die Mannschaft erst, wenn sie den Assistenten spielt, nicht schon bei der Planung.',
    },
  },
} satisfies ChapterText<typeof chapter>;
