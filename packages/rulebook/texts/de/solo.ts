import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'René Estiennes Torpedo',
    deck: 'Renés Stapel wächst',
    legacy: 'Vererbte Kräfte',
    passport: 'Der Reisepass',
  },
  rules: {
    'SOLO-01': {
      title: 'Der Torpedo',
      rule: 'René Estiennes Torpedo hat zwei Anzeigen, Benzin und Mechanik, beide zu Beginn des ersten Rennens auf 6 von höchstens 6. Fünf eigene Assistenten zählen seine fünf Aktionen je Runde. Geld und Handkarten hat er nicht.',
    },
    'SOLO-02': {
      title: 'Wer beginnt',
      rule: 'Im ersten Rennen ist der Spieler der Erste in der Zugfolge.',
    },
    'SOLO-03': {
      title: 'Renés Stapel',
      rule: 'Im ersten Rennen besteht sein Stapel aus den 8 Karten der Stufe 1, gemischt. In jeder Runde wird eine aufgedeckt; sie lenkt ihn.',
      ruling: 'Ist der Stapel aufgebraucht, werden seine Karten neu gemischt.',
    },
    'SOLO-04': {
      title: 'Was eine Karte zeigt',
      rule: 'Eine seiner Karten zeigt ihre Stufe, einen Buchstaben, eine Zielfarbe, wie viele Plättchen er zieht und ab welchem Wert ein Plättchen schwer ist, die Schritte seines zweiten Assistenten und der späteren, von welchen Plätzen er im Biwak als Erster und als Zweiter nimmt, was jede dort übrige Gefahrenkarte kostet, und wie viel Benzin und Mechanik er zurückgewinnt.',
    },
    'SOLO-05': {
      title: 'Eine Runde gegen René',
      rule: 'Eine seiner Karten wird aufgedeckt; dann folgen der Konvoi, in dem Spieler und Torpedo Assistent um Assistent abwechseln, Wartung, Biwak und Planung.',
      ruling:
        'Vor der ersten Runde liegen fünf Karten aus: Der Spieler nimmt eine, als Zweiter zwei, die anderen werden abgeworfen und schaden niemandem. Dann plant er. Dafür wird keine Karte Renés aufgedeckt.',
    },
    'SOLO-06': {
      title: 'Leichte und schwere Plättchen',
      rule: 'Mit seinem ersten Assistenten zieht er so viele Plättchen, wie die Karte sagt. Ein Plättchen zählt sein Benzin und seinen Schaden, dazu je 1 für Gefahr und für ein Stoppsymbol. Unter der Grenze der Karte kommt es auf seinen Weg, ab der Grenze auf den des Spielers. Bei gleicher Summe wiegt ein Stopp schwerer als ein einfaches Plättchen, eine Gefahr schwerer als ein Stopp.',
    },
    'SOLO-07': {
      title: 'Sein Ziel',
      rule: 'Er fährt zur nächsten Stadt der Zielfarbe, nie zu einer auf seiner Höhe oder hinter ihm. Von zwei gleich nahen ist es die, die näher an der Zielstadt liegt; ist sie erreicht, die nächste der Farbe. Gibt es keine mehr oder ist die Zielstadt näher, fährt er dorthin.',
    },
    'SOLO-08': {
      title: 'Plättchen auf seinem Weg',
      rule: 'Seine leichten Plättchen kommen auf den kürzesten Weg zu seinem Ziel, vom Fahrzeug an und immer mit ihm verbunden. Städte zählen als Weg, Seelinien nicht. Ist auf diesem Weg kein Feld frei, geht das Plättchen ungenutzt in die Schachtel.',
    },
    'SOLO-09': {
      title: 'Plättchen beim Spieler',
      rule: 'Schwere Plättchen kommen auf den kürzesten Weg des Spielers zur Zielstadt; ist er voll, um das Fahrzeug des Spielers, dann neben diesen Weg. Städte zählen als Weg, Seelinien nicht, und jedes Plättchen ist mit dem Fahrzeug des Spielers verbunden.',
    },
    'SOLO-10': {
      title: 'Seine Schritte',
      rule: 'Mit dem zweiten Assistenten und mit jedem späteren fährt er so viele Schritte, wie die Karte sagt.',
    },
    'SOLO-11': {
      title: 'Wie er fährt',
      rule: 'Von zwei Plättchen nimmt er das leichtere. Neben einer Stadt, die auf der Leiste weiter vorn liegt als er, ist sein nächster Schritt diese Stadt, Ziel oder nicht; eine Stadt auf seiner Stufe oder dahinter betritt er nie. Was er nicht zahlen kann, betritt er nicht. Eine Gefahr kostet ihn 2 Mechanik, ein Risikogebiet 1 Benzin mehr. Liegt kein Plättchen vor ihm, fährt er blind wie jeder andere. Eine Stadt oder ein Stoppsymbol beendet die Bewegung; der nächste Assistent kann weiterfahren.',
      ruling: 'Von mehreren Städten neben ihm betritt er sein Ziel, sonst die nächste daran.',
    },
    'SOLO-12': {
      title: 'Karten in einer Stadt',
      rule: 'Betritt er eine Stadt, zieht er die Karten, die sie zeigt; für seine Kräfte zählen sie.',
      ruling: 'Dann wirft er sie ab.',
    },
    'SOLO-13': {
      title: 'Immer derselbe Weg',
      ruling:
        'Wege sind kürzer nach der Zahl der Felder; bei gleichen zählt die kleinere Summe der Werte, dann die Reihenfolge der Felder auf dem Plan: Dieselbe Stellung gibt immer denselben Zug. Ein leeres Feld zählt 2. Seine Wege meiden Städte, die ihm verschlossen sind, gesehen von dort, wo er steht.',
    },
    'SOLO-14': {
      title: 'Wer vorn liegt',
      rule: 'Die Zugfolge entsteht wie immer. Ist der Spieler Erster: 20 F. Ist der Torpedo Erster: 2 Benzin in einer Stadt, 1 anderswo.',
    },
    'SOLO-15': {
      title: 'Fünf nummerierte Plätze',
      rule: 'Fünf Karten liegen auf fünf nummerierten Plätzen. In der Zugfolge, nicht umgekehrt, nimmt der Erste eine, dann der Zweite zwei; der Torpedo nimmt von den Plätzen, die seine Karte nennt.',
      ruling:
        'Ein leerer Platz gibt seinen Anspruch an den nächsten belegten weiter, nach 5 an 1. Übrige Karten werden abgeworfen, nachdem sie gewirkt haben, die des Torpedos sofort nach seinen Kräften.',
    },
    'SOLO-16': {
      title: 'Gefahren, die liegen bleiben',
      rule: 'Jede übrige Gefahrenkarte kostet den Spieler so viel Mechanik, wie Renés Karte zeigt.',
      ruling: 'Der Spieler teilt sie auf.',
    },
    'SOLO-17': {
      title: 'Erholung',
      rule: 'Der Spieler plant wie immer; der Torpedo gewinnt so viel Benzin und Mechanik, wie seine Karte zeigt, bis zu seinen Höchstwerten.',
    },
    'SOLO-18': {
      title: 'Das Ende',
      rule: 'Wer zuerst ankommt, macht diese Runde zur letzten. Kommen beide an: 5 Punkte für den Ersten und 3 für den Zweiten, 1 je Stufe Mechanik, 1 für den Spieler je 50 F und 1 für den Torpedo je Karte, die im Rennen aufgedeckt wurde. Kommt nur einer an, gewinnt er.',
    },
    'SOLO-19': {
      title: 'Tricks gegen ihn',
      ruling:
        'Die Gefahrenkarten des Spielers wirken auf den Torpedo: Ein Saboteur nimmt ihm 2 Mechanik. Er antwortet nie.',
    },
    'SOLO-20': {
      title: 'Seine Panne',
      ruling:
        'Mechanik auf 0 ist seine Panne: Er steht, bis er sich erholt, und seine Assistenten sind trotzdem verbraucht. Eine Stadt kostet ihn 1 Benzin.',
    },
    'SOLO-21': {
      title: 'Gleiche Werte',
      ruling:
        'Bei gleichem Wert ist Benzin am leichtesten, dann Schaden, Stopp und Gefahr. Von mehreren Plättchen für einen Weg kommt sein leichtestes oder das schwerste des Spielers dem Fahrzeug am nächsten.',
    },
    'SOLO-22': {
      title: 'Ein Schritt',
      ruling:
        'Ein Schritt führt auf ein angrenzendes Feld eines kürzesten Weges zum Ziel: zuerst eine Stadt, sonst das leichteste Plättchen, das er zahlen kann, sonst ein leeres Feld. Gibt es nichts davon, bleibt er stehen und die Bewegung endet.',
    },
    'SOLO-23': {
      title: 'Wachen bei Nacht',
      ruling:
        'Milizkarten und Wachen, die vom Konvoi übrig sind, halten je den Schaden einer Gefahrenkarte auf, im Biwak und gegen seine roten Kräfte. Mehr Schaden als Stufen nimmt alle.',
    },
    'SOLO-24': {
      title: 'Spätere Rennen',
      ruling:
        'Der Verlierer des letzten Rennens ist Erster. Der Spieler hat 80 F als Erster und 70 F als Zweiter. Die Anzeigen des Torpedos beginnen auf ihren Höchstwerten.',
    },
    'SOLO-25': {
      title: 'Was für ihn zählt',
      ruling:
        'Jedes Aufdecken zählt für ihn, auch Wiederholungen nach dem Mischen. Bei Gleichstand gewinnt, wer früher ankam.',
    },
    'SOLO-26': {
      title: 'Wenn er ankommt',
      ruling: 'Kommt der Torpedo an, gehen seine Assistenten; der Spieler fährt den Konvoi zu Ende.',
    },
    'SOLO-27': {
      title: 'Immer alle fünf',
      ruling: 'Er spielt einen Assistenten je Zug, immer alle fünf, der Reihe nach.',
    },
    'SOLO-28': {
      title: 'Städte jenseits des Wassers',
      ruling:
        'Eine Stadt, die über Land nicht zu erreichen ist, ist nie ein Ziel, bis zu seiner dritten blauen Kraft.',
    },
    'DECK-01': {
      title: 'Er lernt',
      rule: 'Nach einem Rennen, das der Spieler gewann, werden zwei zufällige Karten der niedrigsten Stufe seines Stapels durch zwei der nächsten ersetzt; nach einem verlorenen eine.',
    },
    'DECK-02': {
      title: 'Nach dem Buchstaben',
      rule: 'Für weniger Zufall wird eine Karte durch die mit demselben Buchstaben ersetzt.',
    },
    'DECK-03': {
      title: 'Der Stapel einer Kampagne',
      rule: 'Eine Kampagne behält den Stapel von Rennen zu Rennen: Stufen 1 bis 3, je acht Karten.',
    },
    'DECK-04': {
      title: 'Die letzte einer Stufe',
      ruling:
        'Ist nur eine Karte der niedrigsten Stufe übrig, ist die zweite, die geht, von der nächsten. Ein Stapel der Stufe 3 bleibt. Ohne Buchstaben wird der Ersatz aus den Karten der nächsten Stufe gezogen, die nicht im Stapel sind.',
    },
    'LEGACY-01': {
      title: 'Kräfte für immer',
      rule: 'Jedes Mal, wenn der Torpedo eine Stadt seiner Zielfarbe betritt, gewinnt er die nächste Stufe dieser Farbe für den Rest der Kampagne, sofort, noch vor den Karten der Stadt. Die Stufen addieren sich.',
    },
    'LEGACY-02': {
      title: 'Vier Stufen und das Meer',
      ruling:
        'Über Stufe 4 kommt nichts mehr. Eine Seelinie ist ein Schritt, kostet 1 Benzin und beendet die Bewegung; Luftlinien und eine geschlossene See nimmt er nicht. Auch Ziel und Entfernungen zählen offene Seelinien als Schritte, und er nimmt eine Linie, wenn der Weg über sie weniger Schritte hat als jeder Weg über Land. So bleibt er nie stehen, solange es einen Weg gibt, den er bezahlen kann.',
    },
    'LEGACY-BLUE-01': {
      title: 'Kein Halten mehr',
      rule: 'Stoppsymbole halten ihn nicht mehr auf.',
    },
    'LEGACY-BLUE-02': {
      title: 'In der Wildnis zu Hause',
      rule: 'Risikogebiete kosten ihn nicht mehr Benzin als anderer Boden.',
    },
    'LEGACY-BLUE-03': {
      title: 'Freie Überfahrt',
      rule: 'Seelinien sind für ihn frei, aber nur, wenn sie ihn seinem Ziel näher bringen.',
    },
    'LEGACY-BLUE-04': {
      title: 'Ein Schritt mehr',
      rule: 'Mit seinem zweiten Assistenten fährt er einen Schritt weiter.',
    },
    'LEGACY-GREEN-01': {
      title: 'Benzin aus dem Biwak',
      rule: 'Benzinkanister und Tankstellen, die er im Biwak nimmt, füllen sein Benzin auf.',
    },
    'LEGACY-GREEN-02': {
      title: 'Teile aus dem Biwak',
      rule: 'Ersatzteile und Werkzeugboxen, die er im Biwak nimmt, reparieren ihn.',
    },
    'LEGACY-GREEN-03': {
      title: 'Benzin aus den Städten',
      rule: 'Auch Benzinkanister und Tankstellen, die er beim Betreten einer Stadt zieht, füllen sein Benzin auf.',
    },
    'LEGACY-GREEN-04': {
      title: 'Teile aus den Städten',
      rule: 'Auch Ersatzteile und Werkzeugboxen, die er beim Betreten einer Stadt zieht, reparieren ihn.',
    },
    'LEGACY-RED-01': {
      title: 'Gefahren, die er nimmt',
      rule: 'Gefahrenkarten, die er im Biwak nimmt, schaden dem Spieler, wie seine Karte zeigt.',
    },
    'LEGACY-RED-02': {
      title: 'Gefahren aus den Städten',
      rule: 'Auch Gefahrenkarten, die er beim Betreten einer Stadt zieht, schaden dem Spieler.',
    },
    'LEGACY-RED-03': {
      title: 'Abgehärtet',
      rule: 'Ein Gefahrenplättchen kostet ihn 1 Mechanik statt 2.',
    },
    'LEGACY-RED-04': {
      title: 'Furchtlos',
      rule: 'Ein Gefahrenplättchen kostet ihn keine Mechanik.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Ein größerer Tank',
      rule: 'Seine beiden Anzeigen fassen 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Ein stärkerer Rahmen',
      rule: 'Seine beiden Anzeigen fassen 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Ein neuer Motor',
      rule: 'Seine beiden Anzeigen fassen 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'Die vollkommene Maschine',
      rule: 'Seine beiden Anzeigen fassen 10.',
    },
    'PASS-01': {
      title: 'Drei Arten',
      rule: 'Der Reisepass ist eine Liste von Aufträgen; jeder erfüllte bringt einen Stempel. Man füllt ihn auf drei Arten: umsichtig, nur mit seinem Stapel; legendär, mit Stapel und Kräften; allein, ganz ohne Gegner.',
    },
    'PASS-02': {
      title: 'Die Aufträge',
      ruling:
        'Die Aufträge sind von uns, mindestens 15 je Kontinent, und jeder wird für die drei Arten einzeln gestempelt. Allein fährt die Mannschaft gegen eine feste Zahl von Runden.',
    },
    'PASS-03': {
      title: 'Ein legendärer Fahrer',
      rule: 'Ein auf legendäre Art gefüllter Reisepass macht einen legendären Fahrer.',
    },
  },
} satisfies ChapterText<typeof chapter>;
