import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Fahren',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Eine Fahrt',
      rule: 'Eine Fahrt machst du mit einem Assistenten auf Mechanik, mit einem Fahrer oder mit einer anderen Karte, die es erlaubt. Zieh dein Fahrzeug von Feld zu angrenzendem Feld, höchstens so viele Felder weit, wie dein Motor zu Beginn der Fahrt Stufen hatte. Nach jedem Feld darfst du anhalten.',
    },
    'BASE-DRIVE-02': {
      title: 'Der Preis eines Feldes',
      rule: 'Um auf ein Feld zu fahren, musst du alles bezahlen, was es verlangt: das Benzin des Plättchens, in einem Risikogebiet 1 mehr, den Schaden und die Gefahr. Kannst du das nicht, kommst du nicht auf das Feld und verlierst nichts.',
    },
    'BASE-DRIVE-03': {
      title: 'Schaden und Gefahr',
      rule: 'Schaden ziehst du von Motor und Chassis ab, verteilt, wie du willst. Eine Gefahr bringt 2 Schaden zusätzlich, es sei denn, du wendest sie mit einer Wache oder einer Miliz ab.',
    },
    'BASE-DRIVE-04': {
      title: 'Bezahlen können',
      ruling:
        'Du kannst ein Feld bezahlen, wenn alles, was du an Ort und Stelle noch tun könntest, den Preis deckt: Benzinkanister spielen, eine Miliz spielen, eine Wache einsetzen. Schaden kannst du hinnehmen, solange Motor und Chassis zusammen genug Stufen haben.',
    },
    'BASE-DRIVE-05': {
      title: 'Leere Anzeigen',
      rule: 'Steht dein Motor auf 0, hat dein Fahrzeug eine Panne: Die Fahrt endet sofort, und vor einer Reparatur kannst du keine neue beginnen. Ein Chassis auf 0 leert nur deine Hand. Steht das Benzin auf 0, geht nichts, was Benzin kostet.',
    },
    'BASE-DRIVE-06': {
      title: 'Stoppsymbol',
      rule: 'Ein Stoppsymbol beendet deine Fahrt auf diesem Plättchen, es sei denn, du spielst einen Lotsen.',
    },
    'BASE-DRIVE-07': {
      title: 'Bekanntes Gelände',
      rule: 'Plättchen gehören niemandem. Jede Mannschaft darf jedes Plättchen nutzen.',
    },
    'BASE-DRIVE-08': {
      title: 'Unbekanntes Gelände',
      rule: 'Fährst du auf ein Geländefeld ohne Plättchen, zieh eines aus dem Beutel. Kannst du es bezahlen, steht dein Fahrzeug darauf, und die Fahrt geht weiter. Wenn nicht, kehrt dein Fahrzeug zurück, das Plättchen bleibt dort liegen, und die Fahrt endet. Du verlierst nichts.',
    },
    'BASE-DRIVE-09': {
      title: 'Zahlen oder umkehren',
      ruling:
        'Kannst du das gezogene Plättchen ohne Karte und ohne Wache bezahlen, musst du es bezahlen. Brauchst du dafür Karten oder Wachen, entscheidest du, ob du sie einsetzt; wenn nicht, kehrt dein Fahrzeug zurück.',
    },
    'BASE-DRIVE-10': {
      title: 'Kein Plättchen mehr',
      ruling:
        'Gibt es kein Plättchen mehr zu ziehen (siehe „BASE-PATH-06“), kostet ein leeres Feld 2 Benzin und beendet die Fahrt; es wird kein Plättchen gelegt. So sitzt du nie fest: Die Finanzierung kostet nichts, und mit Geld bekommst du alles andere.',
    },
    'BASE-DRIVE-11': {
      title: 'In eine Stadt fahren',
      rule: 'In eine Stadt zu fahren kostet 1 Benzin, egal wie du dorthin kommst, und nie den Aufschlag eines Risikogebiets. Die Fahrt ist damit beendet. Zieh so viele Ressourcenkarten, wie die Stadt zeigt, und prüfe dann dein Handlimit.',
    },
    'BASE-DRIVE-12': {
      title: 'See- und Luftwege',
      rule: 'Von einer Stadt mit See- oder Luftweg kann eine Fahrt auf diesem Weg zur Stadt am anderen Ende führen. Bezahle den Preis, 50 F weniger für jede Transportkarte, die du spielst (aber nie unter 0 F), und fahr dann in diese Stadt. Auch das ist eine Bewegung: Du brauchst dafür eine Fahrt, und sie ist damit beendet.',
    },
    'BASE-DRIVE-13': {
      title: 'Ein Weg, ein Feld',
      ruling:
        'Ein See- oder Luftweg zählt als ein Feld der Fahrt. Du kannst ihn nur von der Stadt aus nehmen, in der die Fahrt beginnt.',
    },
    'BASE-DRIVE-14': {
      title: 'Gesellschaft und Rückweg',
      rule: 'Mehrere Fahrzeuge dürfen auf einem Feld stehen. Du darfst auch rückwärts fahren.',
    },
    'BASE-DRIVE-15': {
      title: 'Fortschrittsmarker',
      rule: 'Jedes Mal, wenn dein Fahrzeug auf ein Feld fährt, setzt du deinen Fortschrittsmarker auf das entsprechende Feld der Fortschrittsleiste, obenauf, falls dort schon Marker liegen.',
      ruling: 'Bleibt das Feld der Leiste dasselbe, ändert sich auch der Stapel nicht.',
    },
    'BASE-DRIVE-16': {
      title: 'Preis und Einfahrt',
      rule: 'Einen See- oder Luftweg kannst du nur nehmen, wenn du sowohl seinen Preis als auch die Einfahrt in die Stadt bezahlen kannst. Ein gescheiterter Versuch bewegt weder Fahrzeug noch Marker.',
    },
    'BASE-DRIVE-17': {
      title: 'Schritt für Schritt',
      ruling:
        'Auf ein Feld fährst du in dieser Reihenfolge: Feld wählen; ist es leer, ein Plättchen ziehen; den Preis zusammenzählen; Wache, Miliz oder Benzinkanister einsetzen; Benzin bezahlen, dann Schaden; Fahrzeug und Marker versetzen; Handlimit prüfen; zuletzt Panne, Stopp oder Stadt. Um einen Stopp zu ignorieren, musst du den Lotsen dann noch auf der Hand haben.',
    },
    'BASE-DRIVE-18': {
      title: 'Versuch mit leerem Tank',
      ruling:
        'Auf ein leeres Feld zu fahren darfst du immer versuchen, egal wie wenig Benzin du hast. Kannst du nicht bezahlen, hast du nur das Plättchen aufgedeckt.',
    },
    'BASE-DRIVE-19': {
      title: 'Lila Städte',
      ruling:
        'In lila Städten ziehst du keine Karten. In die Startstadt darfst du zurückkehren, für 1 Benzin.',
    },
    'BASE-DRIVE-20': {
      title: 'Eine Stadt verlassen',
      ruling:
        'Eine Stadt zu verlassen kostet nichts; das gilt auch für die Startstadt. Ein See- oder Luftweg in die Endstadt ist eine Ankunft wie jede andere.',
    },
    'BASE-DRIVE-21': {
      title: 'Doch nicht bezahlen',
      ruling:
        'Kannst du ein Feld nur mit einer Karte oder einer Wache bezahlen, darfst du darauf verzichten. Du kehrst zurück wie bei „BASE-DRIVE-08“, verlierst nichts, und die Fahrt endet, auch in bekanntem Gelände.',
    },
    'BASE-DRIVE-22': {
      title: 'Ohne Plättchen kein Aufschlag',
      ruling:
        'Die 2 Benzin aus „BASE-DRIVE-10“ sind alles, was ein solches Feld kostet, auch im Risikogebiet: Der Aufschlag gilt nur für Plättchen.',
    },
    'BASE-DRIVE-23': {
      title: 'Ziehen unter einem Fahrzeug',
      ruling:
        'Durch „BASE-DRIVE-10“ kann ein Fahrzeug auf einem leeren Feld stehen. Gibt es wieder Plättchen, zieht eine Mannschaft, die dorthin fährt, eines wie bei „BASE-DRIVE-08“. Es kommt unter das Fahrzeug, und die Mannschaft, die schon dort steht, bezahlt nichts dafür.',
    },
    'BASE-DRIVE-24': {
      title: 'Karten, die eine Fahrt starten',
      ruling:
        'Eine Karte, die eine Fahrt startet (Fahrer, Wetterstation), wird abgelegt, wenn diese Fahrt beendet ist. Sie kann also nie unter den Karten sein, die du unterwegs ziehst.',
    },
  },
} satisfies ChapterText<typeof chapter>;
