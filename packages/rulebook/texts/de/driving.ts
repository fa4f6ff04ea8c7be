import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Fahren',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Eine Fahrt',
      rule: 'Eine Fahrt macht man mit einem Assistenten als Fahrer, mit einer Fahrerkarte oder mit einer anderen Karte, die eine Fahrt gewährt. Das Fahrzeug zieht von Feld zu angrenzendem Feld, höchstens so weit, wie der Motor zu Beginn der Fahrt Stufen hatte. Nach jedem Feld darf die Mannschaft anhalten.',
    },
    'BASE-DRIVE-02': {
      title: 'Der Preis eines Feldes',
      rule: 'Wer auf ein Feld fährt, muss alles bezahlen, was es verlangt: das Benzin des Plättchens, in einem Risikogebiet 1 Stufe mehr, den Schaden und die Gefahr. Wer das nicht kann, kommt nicht auf das Feld und verliert dabei nichts.',
    },
    'BASE-DRIVE-03': {
      title: 'Schaden und Gefahr',
      rule: 'Schaden geht von Motor und Chassis ab; die fahrende Mannschaft verteilt ihn, wie sie will. Eine Gefahr bedeutet 2 Schaden zusätzlich, es sei denn, eine Wache oder eine Miliz wendet sie ab.',
    },
    'BASE-DRIVE-04': {
      title: 'Was bezahlbar ist',
      ruling:
        'Ein Feld gilt als bezahlbar, wenn es mit allem zu bezahlen ist, was die Mannschaft an Ort und Stelle noch tun könnte: Benzinkanister spielen, eine Miliz spielen, eine Wache einsetzen. Schaden ist bezahlbar, solange Motor und Chassis zusammen genug Stufen haben.',
    },
    'BASE-DRIVE-05': {
      title: 'Leere Anzeigen',
      rule: 'Steht der Motor auf 0, hat das Fahrzeug eine Panne: Die Fahrt ist sofort vorbei, und vor einer Reparatur beginnt keine neue. Steht das Chassis auf 0, hat die Mannschaft keine Karten mehr auf der Hand, sonst nichts. Steht das Benzin auf 0, geht nichts mehr, was Benzin kostet.',
    },
    'BASE-DRIVE-06': {
      title: 'Stoppsymbol',
      rule: 'Auf einem Plättchen mit Stoppsymbol ist die Fahrt zu Ende, es sei denn, die Mannschaft spielt einen Lotsen.',
    },
    'BASE-DRIVE-07': {
      title: 'Bekanntes Gelände',
      rule: 'Plättchen haben keinen Besitzer. Jede Mannschaft kann über jedes fahren, egal wer es gelegt hat.',
    },
    'BASE-DRIVE-08': {
      title: 'Unbekanntes Gelände',
      rule: 'Fährt ein Fahrzeug auf ein Geländefeld ohne Plättchen, wird eines aus dem Beutel gezogen. Kann die Mannschaft es bezahlen, bleibt das Fahrzeug dort auf dem Plättchen, und die Fahrt geht weiter. Kann sie es nicht, kehrt das Fahrzeug auf sein voriges Feld zurück, das Plättchen bleibt auf dem versuchten Feld liegen, und die Fahrt ist vorbei. Der Versuch selbst kostet nichts.',
    },
    'BASE-DRIVE-09': {
      title: 'Zahlen oder umkehren',
      ruling:
        'Ein gezogenes Plättchen, das ohne Karte und ohne Wache bezahlbar ist, muss bezahlt werden. Braucht es dazu Karten oder Wachen, ist es der Mannschaft freigestellt, sie auszugeben; tut sie es nicht, kehrt das Fahrzeug um.',
    },
    'BASE-DRIVE-10': {
      title: 'Nirgends mehr ein Plättchen',
      ruling:
        'Gibt es kein Plättchen mehr zu ziehen (BASE-PATH-06), kostet ein leeres Feld 2 Benzin, und die Fahrt endet dort; das Feld bleibt ohne Plättchen. So sitzt niemand je fest: Die Finanzierung setzt nichts voraus, und alles andere kann man kaufen.',
    },
    'BASE-DRIVE-11': {
      title: 'In eine Stadt fahren',
      rule: 'In eine Stadt zu fahren kostet 1 Benzin, ganz gleich, auf welchem Weg das Fahrzeug kommt; ein Risikogebiet erhöht das nie. Die Fahrt ist vorbei. Die Mannschaft zieht so viele Ressourcenkarten, wie die Stadt zeigt; danach wird ihr Handlimit geprüft.',
    },
    'BASE-DRIVE-12': {
      title: 'Schiffs- und Fluglinien',
      rule: 'Aus einer Stadt mit Schiffs- oder Fluglinie kann eine Fahrt dieser Linie bis zur Stadt am anderen Ende folgen. Die Mannschaft zahlt den Fahrpreis, 50 F weniger für jede gespielte Transportkarte, aber nie weniger als 0 F, und fährt dann in diese Stadt. Auch das ist Fortbewegung: Es braucht eine Fahrt, und die Linie beendet sie.',
    },
    'BASE-DRIVE-13': {
      title: 'Eine Linie, ein Feld',
      ruling:
        'Eine Linie zählt als ein Feld der Fahrt und kann nur aus der Stadt genommen werden, in der die Fahrt beginnt.',
    },
    'BASE-DRIVE-14': {
      title: 'Gesellschaft und Rückweg',
      rule: 'Auf einem Feld können mehrere Fahrzeuge stehen. Auch rückwärts zu fahren ist erlaubt.',
    },
    'BASE-DRIVE-15': {
      title: 'Fortschrittsmarker',
      rule: 'Jedes Mal, wenn ein Fahrzeug auf ein Feld fährt, kommt sein Fortschrittsmarker auf das entsprechende Feld der Fortschrittsleiste, obenauf, falls dort schon Marker liegen.',
      ruling: 'Lag er schon auf diesem Feld der Leiste, bleibt der Stapel, wie er ist.',
    },
    'BASE-DRIVE-16': {
      title: 'Fahrpreis und Einfahrt',
      rule: 'Eine Linie darf nur nehmen, wer sowohl den Fahrpreis als auch die Einfahrt in die Stadt bezahlen kann. Nach einem gescheiterten Versuch sind Fahrzeug und Marker dort, wo sie vorher waren.',
    },
    'BASE-DRIVE-17': {
      title: 'Schritt für Schritt',
      ruling:
        'Auf ein Feld fährt man in dieser Reihenfolge: Die Mannschaft wählt das Feld; ist es leer, wird ein Plättchen gezogen; der Preis wird zusammengezählt; Wache, Miliz und Benzinkanister kommen zum Einsatz; erst wird Benzin gezahlt, dann Schaden; Fahrzeug und Marker werden versetzt; das Handlimit wird geprüft; zuletzt kommen Panne, Stopp oder Stadt. Ein Lotse muss in diesem Augenblick noch auf der Hand sein.',
    },
    'BASE-DRIVE-18': {
      title: 'Versuch mit leerem Tank',
      ruling:
        'Ein leeres Feld darf man mit noch so wenig Benzin versuchen. Wer nicht zahlen kann, hat nur das Plättchen aufgedeckt.',
    },
    'BASE-DRIVE-19': {
      title: 'Violette Städte',
      ruling:
        'In violetten Städten werden keine Karten gezogen. In die Startstadt darf man zurückkehren, für 1 Benzin.',
    },
    'BASE-DRIVE-20': {
      title: 'Eine Stadt verlassen',
      ruling:
        'Eine Stadt zu verlassen kostet nichts, auch bei der Startstadt. Wer die Zielstadt über eine Linie erreicht, ist genauso angekommen wie alle anderen.',
    },
    'BASE-DRIVE-21': {
      title: 'Doch nicht bezahlen',
      ruling:
        'Wer ein Feld betritt, das nur mit einer Karte oder einer Wache zu bezahlen wäre, kann immer noch verzichten. Die Mannschaft kehrt um wie in BASE-DRIVE-08, verliert nichts, und die Fahrt endet, auch in bekanntem Gelände.',
    },
    'BASE-DRIVE-22': {
      title: 'Ohne Plättchen kein Aufschlag',
      ruling:
        'Die 2 Benzin aus BASE-DRIVE-10 sind alles, was ein solches Feld kostet, auch im Risikogebiet: Der Aufschlag gehört zu den Plättchen.',
    },
    'BASE-DRIVE-23': {
      title: 'Aufdecken unter einem Fahrzeug',
      ruling:
        'Nach BASE-DRIVE-10 kann ein Fahrzeug auf einem leeren Feld stehen. Gibt es wieder Plättchen, zieht, wer dorthin fährt, eines wie in BASE-DRIVE-08; es wird unter das Fahrzeug geschoben, dessen Mannschaft nichts dafür bezahlt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
