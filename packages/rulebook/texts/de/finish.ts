import type { finish as chapter } from '../../chapters/finish.ts';
import type { ChapterText } from '../../text.ts';

export const finish = {
  sections: {
    hand: 'Die Hand',
    maintenance: 'Wartung',
    end: 'Ende und Wertung',
  },
  rules: {
    'BASE-HAND-01': {
      title: 'Handlimit',
      rule: 'Du darfst so viele Karten auf der Hand haben, wie dein Chassis Stufen hat. Sobald es mehr sind, wählst du, welche du ablegst, bevor das Spiel weitergeht.',
    },
    'BASE-HAND-02': {
      title: 'Mit voller Hand ziehen',
      rule: 'Auch mit voller Hand darfst du ziehen. Zieh zuerst und wähle dann, welche Karten du behältst.',
    },
    'BASE-HAND-03': {
      title: 'Spielen statt ablegen',
      rule: 'Statt einen Benzinkanister abzulegen, darfst du ihn spielen, wenn dein Benzin unter dem Maximum steht.',
      ruling: 'Das gilt auch für jede andere Jederzeit-Karte, die in diesem Augenblick etwas bewirkt.',
    },
    'BASE-HAND-04': {
      title: 'Dritte Karte des Fährtenlesers',
      ruling:
        'Von den drei Karten eines Fährtenlesers wird die, die du nicht behältst, abgelegt; du kannst sie nicht stattdessen spielen. Erst danach prüfst du dein Handlimit.',
    },
    'BASE-MAINT-01': {
      title: 'Neue Zugreihenfolge',
      rule: 'Die Mannschaft, die auf der Fortschrittsleiste am weitesten vorn liegt, wird Erste, und so weiter bis zur Letzten. Auf demselben Feld der Leiste kommt der untere Marker im Stapel zuerst.',
    },
    'BASE-MAINT-02': {
      title: 'Fortschrittsprämie',
      rule: 'Ab 3 Mannschaften bekommt die neue erste 20 F und die neue zweite 10 F. Bei 2 Mannschaften bekommt nur die erste 20 F.',
    },
    'BASE-END-01': {
      title: 'Ankunft',
      rule: 'Fährst du in die Endstadt, ist dein Rennen vorbei. Bezahle die Einfahrt, leg deine Hand ab, nimm alle Assistenten vom Tableau, auch die Wachen, und passe. Deine Anzeigen und dein Geld sind eingefroren; nichts kann sie mehr treffen oder ändern.',
    },
    'BASE-END-02': {
      title: 'Der letzte Konvoi',
      rule: 'Die erste Ankunft macht diese Konvoiphase zur letzten. Die anderen Mannschaften spielen sie zu Ende; dann endet das Rennen, ohne Wartung.',
    },
    'BASE-END-03': {
      title: 'Wer gewinnen kann',
      rule: 'Nur Mannschaften in der Endstadt können gewinnen.',
    },
    'BASE-END-04': {
      title: 'Prestigepunkte',
      rule: 'Die Mannschaft mit den meisten Prestigepunkten gewinnt. Du bekommst 5 Punkte für die erste Ankunft, 3 für die zweite und 1 für die dritte, dazu 1 Punkt für jede Stufe deines Motors und deines Chassis und 1 Punkt je volle 50 F.',
    },
    'BASE-END-05': {
      title: 'Gleichstand',
      ruling: 'Bei Gleichstand liegt die Mannschaft vorn, die früher angekommen ist.',
    },
    'BASE-END-06': {
      title: 'Noch unterwegs',
      ruling:
        'Mannschaften, die nicht angekommen sind, stehen hinter allen anderen, geordnet nach Fortschrittsleiste und Stapel wie bei „BASE-MAINT-01“.',
    },
    'BASE-END-07': {
      title: 'Rundenlimit',
      ruling:
        'Ist bis zum Ende von Runde 30 niemand angekommen, endet das Rennen. Die Rangfolge ergibt sich wie bei „BASE-END-06“, und niemand gewinnt.',
    },
    'BASE-END-08': {
      title: 'Jemand steigt aus',
      ruling:
        'Steigt jemand aus, spielt ein Bot die Mannschaft. Ohne Bot passt sie in jeder Runde und zählt im Biwak trotzdem mit.',
    },
  },
} satisfies ChapterText<typeof chapter>;
