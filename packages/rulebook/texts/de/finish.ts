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
      rule: 'Eine Mannschaft darf höchstens so viele Karten auf der Hand haben, wie ihr Chassis Stufen hat. Sobald es mehr sind, ganz gleich wann, sucht sie aus, was sie ablegt, und das Spiel wartet so lange.',
    },
    'BASE-HAND-02': {
      title: 'Mit voller Hand ziehen',
      rule: 'Auch mit voller Hand darf man ziehen. Die Mannschaft zieht zuerst und entscheidet dann, welche Karten sie behält.',
    },
    'BASE-HAND-03': {
      title: 'Spielen statt ablegen',
      rule: 'Statt einen Benzinkanister abzulegen, darf die Mannschaft ihn spielen, sofern ihr Benzin unter dem Maximum steht.',
      ruling: 'Das gilt auch für jede andere Jederzeit-Karte, die in diesem Augenblick etwas bewirken würde.',
    },
    'BASE-HAND-04': {
      title: 'Dritte Karte des Fährtenlesers',
      ruling:
        'Von den drei Karten eines Fährtenlesers wird die, die man nicht behält, abgelegt; spielen kann man sie nicht. Erst danach wird das Handlimit geprüft.',
    },
    'BASE-MAINT-01': {
      title: 'Neue Zugreihenfolge',
      rule: 'Wer auf der Fortschrittsleiste am weitesten ist, wird die erste Mannschaft, und so weiter bis zur letzten. Liegen mehrere Marker auf einem Feld der Leiste, kommt der untere im Stapel vor den oberen.',
    },
    'BASE-MAINT-02': {
      title: 'Fortschrittsprämie',
      rule: 'Ab 3 Mannschaften bekommt die neue erste 20 F und die neue zweite 10 F. Bei 2 Mannschaften bekommt die erste 20 F und die andere nichts.',
    },
    'BASE-END-01': {
      title: 'Ankunft',
      rule: 'Fährt das Fahrzeug in die Zielstadt, hat die Mannschaft ihr Rennen beendet. Sie bezahlt die Einfahrt, legt alle Karten ab, nimmt alle Assistenten vom Armaturenbrett, auch die Wachen, und hat damit gepasst. Von nun an bleiben ihre Anzeigen und ihr Geld, wie sie sind: Nichts kann diese Mannschaft mehr treffen oder ändern, was sie hat.',
    },
    'BASE-END-02': {
      title: 'Der letzte Konvoi',
      rule: 'Kommt die erste Mannschaft an, wird die laufende Konvoiphase zur letzten. Die anderen spielen sie zu Ende. Danach ist das Rennen vorbei, ohne Wartung.',
    },
    'BASE-END-03': {
      title: 'Wer gewinnen kann',
      rule: 'Gewinnen kann nur eine Mannschaft, deren Fahrzeug in der Zielstadt steht.',
    },
    'BASE-END-04': {
      title: 'Prestige zählen',
      rule: 'Von den Mannschaften, die angekommen sind, gewinnt die mit dem meisten Prestige. Wer als Erste ankommt, erhält 5 Prestige, die Zweite 3, die Dritte 1. Jede Stufe des Motors und jede Stufe des Chassis zählt 1 dazu, jeder volle Betrag von 50 F ebenfalls.',
    },
    'BASE-END-05': {
      title: 'Gleichstand',
      ruling: 'Bei gleichem Prestige liegt die Mannschaft vorn, die früher angekommen ist.',
    },
    'BASE-END-06': {
      title: 'Noch unterwegs',
      ruling:
        'Mannschaften, die nicht angekommen sind, stehen hinter allen, die es geschafft haben. Untereinander entscheidet die Fortschrittsleiste mit ihren Stapeln wie in BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Rundenlimit',
      ruling:
        'Ist am Ende von Runde 30 niemand angekommen, wird das Rennen abgebrochen. Die Mannschaften stehen in der Rangfolge von BASE-END-06, und keine gewinnt.',
    },
    'BASE-END-08': {
      title: 'Jemand steigt aus',
      ruling:
        'Steigt ein Spieler aus, übernimmt ein Bot seine Mannschaft. Ohne Bot passt sie in jeder Runde und zählt im Biwak trotzdem als Mannschaft mit.',
    },
  },
} satisfies ChapterText<typeof chapter>;
