import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'René Estiennes Torpedo',
    deck: 'Deckbau',
    legacy: 'Vererbte Kräfte',
    passport: 'Der Reisepass',
  },
  rules: {
    'SOLO-01': {
      title: 'Der Torpedo',
      rule: 'René Estiennes Torpedo hat zwei Anzeigen, Benzin und Mechanik. Im ersten Rennen beginnen beide auf 6, ihrem Maximum. Fünf eigene Assistenten zählen seine fünf Aktionen pro Runde. Geld und Handkarten hat er nicht.',
    },
    'SOLO-02': {
      title: 'Wer beginnt',
      rule: 'Im ersten Rennen bist du Erster in der Zugreihenfolge.',
    },
    'SOLO-03': {
      title: 'Renés Stapel',
      rule: 'Im ersten Rennen besteht Renés Stapel aus den 8 Karten der Stufe 1, gemischt. In jeder Runde wird eine Karte aufgedeckt; sie steuert den Torpedo.',
      ruling: 'Ist der Stapel aufgebraucht, werden die Karten neu gemischt.',
    },
    'SOLO-04': {
      title: 'Was eine Karte zeigt',
      rule: 'Eine René-Karte zeigt ihre Stufe, einen Buchstaben und eine Zielfarbe; wie viele Plättchen gelegt werden und die Grenze zwischen leicht und schwer (auf Stufe 1: 2 Plättchen, Grenze 3); die Schritte des zweiten Assistenten und der späteren; von welchen Plätzen er im Biwak als Erster und als Zweiter nimmt; den Schaden jeder übrigen Gefahrenkarte; und wie viel Benzin und Mechanik er zurückgewinnt.',
    },
    'SOLO-05': {
      title: 'Eine Runde gegen René',
      rule: 'Eine Runde läuft so ab: eine René-Karte aufdecken; Konvoi, in dem du und der Torpedo Assistent für Assistent abwechselt; Wartung; Biwak; Planung.',
      ruling:
        'Vor der ersten Runde liegen fünf Karten aus. Du nimmst eine, als Zweiter zwei; die anderen werden abgelegt und schaden niemandem. Dann planst du. Dafür wird keine René-Karte aufgedeckt.',
    },
    'SOLO-06': {
      title: 'Leichte und schwere Plättchen',
      rule: 'Mit seinem ersten Assistenten zieht der Torpedo so viele Plättchen, wie seine Karte sagt. Der Wert eines Plättchens ist sein Benzin plus sein Schaden, dazu 1 für eine Gefahr und 1 für ein Stoppsymbol. Liegt der Wert unter der Grenze, kommt das Plättchen auf die Strecke des Torpedos; ab der Grenze kommt es auf deine. Bei gleicher Summe gilt ein Stopp als schwerer als ein einfaches Plättchen und eine Gefahr als schwerer als ein Stopp.',
    },
    'SOLO-07': {
      title: 'Sein Ziel',
      rule: 'Der Torpedo fährt zur nächstgelegenen Stadt der Zielfarbe, aber nie zu einer, die auf der Fortschrittsleiste auf seiner Höhe oder hinter ihm liegt. Von zwei gleich nahen nimmt er die, die näher an der Endstadt liegt; hat er eine erreicht, fährt er zur nächsten dieser Farbe. Gibt es keine mehr oder ist die Endstadt näher, fährt er zur Endstadt.',
    },
    'SOLO-08': {
      title: 'Plättchen auf seiner Strecke',
      rule: 'Leichte Plättchen kommen auf die kürzeste Strecke zu seinem Ziel, vom Torpedo an und immer mit ihm verbunden. Städte gehören zur Strecke, Seewege nicht. Ist auf der Strecke kein Feld frei, kommt das Plättchen ungenutzt zurück in die Schachtel.',
    },
    'SOLO-09': {
      title: 'Plättchen auf deiner Strecke',
      rule: 'Schwere Plättchen kommen auf deine kürzeste Strecke zur Endstadt. Ist sie voll, kommen sie um dein Fahrzeug herum, dann neben diese Strecke. Städte gehören zur Strecke, Seewege nicht, und jedes Plättchen muss mit deinem Fahrzeug verbunden sein.',
    },
    'SOLO-10': {
      title: 'Seine Schritte',
      rule: 'Mit seinem zweiten Assistenten und jedem späteren fährt der Torpedo so viele Schritte, wie die Karte für diesen Assistenten angibt.',
    },
    'SOLO-11': {
      title: 'Wie er fährt',
      rule: 'Von zwei Plättchen nimmt der Torpedo das leichtere. Steht er neben einer Stadt, die auf der Fortschrittsleiste weiter vorn liegt als er, ist sein nächster Schritt diese Stadt, ob Ziel oder nicht. Nie fährt er in eine Stadt auf seiner Höhe oder hinter ihm, und nie auf ein Feld, das er nicht bezahlen kann. Eine Gefahr kostet ihn 2 Stufen Mechanik, ein Risikogebiet 1 Benzin mehr. Liegt kein Plättchen vor ihm, fährt er blind, wie jede Mannschaft in unbekanntem Gelände. Eine Stadt oder ein Stoppsymbol beendet die Bewegung; der nächste Assistent kann weiterfahren.',
      ruling:
        'Von mehreren solchen Städten nimmt er sein Ziel, sonst die Stadt, die seinem Ziel am nächsten liegt.',
    },
    'SOLO-12': {
      title: 'Karten in einer Stadt',
      rule: 'Fährt der Torpedo in eine Stadt, zieht er die Karten, die sie zeigt; sie zählen für seine vererbten Kräfte.',
      ruling: 'Danach legt er sie ab.',
    },
    'SOLO-13': {
      title: 'Immer dieselbe Strecke',
      ruling:
        'Die kürzeste Strecke ist die mit den wenigsten Feldern. Bei gleich vielen entscheidet die kleinere Summe der Werte, dann die Reihenfolge der Felder auf dem Spielbrett; so führt dieselbe Stellung immer zum selben Schritt. Ein leeres Feld zählt 2. Die Strecken des Torpedos meiden Städte, in die er von seinem Standort aus nicht fahren darf.',
    },
    'SOLO-14': {
      title: 'Wer vorn liegt',
      rule: 'Die Zugreihenfolge wird wie immer bestimmt. Bist du Erster, bekommst du 20 F. Ist der Torpedo Erster, gewinnt er 2 Benzin in einer Stadt oder 1 in der Wildnis.',
    },
    'SOLO-15': {
      title: 'Fünf nummerierte Plätze',
      rule: 'Fünf Karten liegen auf fünf nummerierten Plätzen. In Zugreihenfolge, nicht umgekehrt, nimmt der Erste eine Karte, dann der Zweite zwei. Der Torpedo nimmt von den Plätzen, die seine Karte nennt. Auf jeder Stufe nimmt er eine Karte als Erster und zwei als Zweiter; nur die Plätze unterscheiden sich von Karte zu Karte.',
      ruling:
        'Ist ein Platz leer, nimmt der Torpedo vom nächsten belegten; nach Platz 5 geht es bei 1 weiter. Übrige Karten werden abgelegt, wenn ihre Gefahren gezählt haben, die des Torpedos sofort nach seinen vererbten Kräften.',
    },
    'SOLO-16': {
      title: 'Übrige Gefahren',
      rule: 'Jede übrige Gefahrenkarte kostet dich so viele Stufen Mechanik, wie Renés Karte zeigt.',
      ruling: 'Du teilst den Verlust auf.',
    },
    'SOLO-17': {
      title: 'Erholung',
      rule: 'Du planst wie immer; der Torpedo gewinnt so viel Benzin und Mechanik, wie seine Karte zeigt, bis zu seinen Maxima.',
    },
    'SOLO-18': {
      title: 'Das Ende',
      rule: 'Wer zuerst ankommt, macht diese Runde zur letzten. Kommt ihr beide in dieser Runde an, bekommt der Erste 5 Punkte und der Zweite 3. Jeder bekommt 1 Punkt je Stufe Mechanik. Du bekommst außerdem 1 Punkt je volle 50 F, der Torpedo 1 Punkt für jede seiner Karten, die im Rennen aufgedeckt wurde. Kommt nur einer von euch an, gewinnt er.',
    },
    'SOLO-19': {
      title: 'Tricks gegen den Torpedo',
      ruling:
        'Deine Gefahrenkarten wirken auf den Torpedo: Ein Saboteur nimmt ihm 2 Stufen Mechanik. Er reagiert nie.',
    },
    'SOLO-20': {
      title: 'Seine Panne',
      ruling:
        'Steht seine Mechanik auf 0, hat der Torpedo eine Panne. Er bleibt stehen, bis er sich erholt, und seine Assistenten sind trotzdem verbraucht. In eine Stadt zu fahren kostet ihn 1 Benzin.',
    },
    'SOLO-21': {
      title: 'Gleiche Werte',
      ruling:
        'Bei gleichem Wert ist Benzin am leichtesten, dann Schaden, Stopp und Gefahr. Von mehreren Plättchen für eine Strecke kommt das leichteste des Torpedos, oder das schwerste für dich, dem Fahrzeug am nächsten, und alle liegen auf derselben Strecke.',
    },
    'SOLO-22': {
      title: 'Ein Schritt',
      ruling:
        'Jeder Schritt führt auf ein angrenzendes Feld, das auf einer kürzesten Strecke zu seinem Ziel liegt: zuerst in eine Stadt, in die er fahren muss, sonst auf das leichteste Plättchen, das er bezahlen kann, sonst auf ein leeres Feld. Gibt es nichts davon, bleibt er stehen, und die Bewegung endet.',
    },
    'SOLO-23': {
      title: 'Wachen bei Nacht',
      ruling:
        'Jede Miliz und jede Wache, die vom Konvoi übrig ist, verhindert den Schaden einer Gefahrenkarte, im Biwak und gegen die roten vererbten Kräfte. Ist der Schaden größer als deine Stufen, verlierst du alle.',
    },
    'SOLO-24': {
      title: 'Spätere Rennen',
      ruling:
        'Der Verlierer des letzten Rennens ist zuerst dran. Du hast 80 F als Erster und 70 F als Zweiter. Die Anzeigen des Torpedos beginnen auf ihrem Maximum.',
    },
    'SOLO-25': {
      title: 'Was für den Torpedo zählt',
      ruling:
        'Jede aufgedeckte Karte zählt für seine Wertung, auch Wiederholungen nach dem Neumischen. Bei Gleichstand gewinnt, wer früher angekommen ist.',
    },
    'SOLO-26': {
      title: 'Wenn der Torpedo ankommt',
      ruling: 'Kommt der Torpedo an, werden seine Assistenten entfernt; du spielst den Konvoi zu Ende.',
    },
    'SOLO-27': {
      title: 'Immer alle fünf',
      ruling: 'Der Torpedo spielt einen Assistenten pro Zug, immer alle fünf, der Reihe nach.',
    },
    'SOLO-28': {
      title: 'Städte jenseits des Wassers',
      ruling:
        'Eine Stadt, die über Land nicht zu erreichen ist, ist vor der dritten blauen Kraft nie ein Ziel.',
    },
    'DECK-01': {
      title: 'René lernt',
      rule: 'Nach einem Rennen, das du gewonnen hast, werden zwei zufällige Karten der niedrigsten Stufe in Renés Stapel durch zwei der nächsten Stufe ersetzt; nach einem verlorenen Rennen eine.',
    },
    'DECK-02': {
      title: 'Nach Buchstaben',
      rule: 'Für weniger Zufall wird jede Karte durch die mit demselben Buchstaben ersetzt.',
    },
    'DECK-03': {
      title: 'Der Stapel einer Kampagne',
      rule: 'Eine Kampagne behält den Stapel von Rennen zu Rennen. Von den Stufen 1 bis 3 gibt es je acht Karten.',
    },
    'DECK-04': {
      title: 'Die letzte einer Stufe',
      ruling:
        'Ist nur noch eine Karte der niedrigsten Stufe übrig, ist die zweite, die geht, eine der nächsten Stufe. Ein Stapel der Stufe 3 bleibt, wie er ist. Ohne Buchstaben wird der Ersatz aus den Karten der nächsten Stufe gezogen, die nicht im Stapel sind.',
    },
    'LEGACY-01': {
      title: 'Kräfte gewinnen',
      rule: 'Jedes Mal, wenn der Torpedo in eine Stadt seiner Zielfarbe fährt, gewinnt er die nächste Stufe dieser Farbe für den Rest der Kampagne. Die Kraft wirkt sofort, noch bevor die Karten der Stadt gezogen werden. Die Stufen addieren sich.',
    },
    'LEGACY-02': {
      title: 'Vier Stufen und das Meer',
      ruling:
        'Über Stufe 4 gibt es nichts mehr. Ein Seeweg ist ein Schritt, kostet 1 Benzin und beendet die Bewegung; Luftwege und ein gesperrtes Meer nutzt der Torpedo nie. Er nimmt einen Seeweg, wenn die Strecke darüber weniger Schritte hat als jede Strecke über Land. Ziel, Entfernungen und Schritte zählen offene Seewege auf dieselbe Weise; so bleibt er nie stehen, solange es eine Strecke gibt, die er bezahlen kann.',
    },
    'LEGACY-BLUE-01': {
      title: 'Keine Stopps mehr',
      rule: 'Stoppsymbole halten den Torpedo nicht mehr auf.',
    },
    'LEGACY-BLUE-02': {
      title: 'Im Risikogebiet zu Hause',
      rule: 'Der Torpedo bezahlt in Risikogebieten kein zusätzliches Benzin.',
    },
    'LEGACY-BLUE-03': {
      title: 'Freie Überfahrt',
      rule: 'Der Torpedo nutzt Seewege kostenlos, aber nur, wenn sie ihn näher an sein Ziel bringen.',
    },
    'LEGACY-BLUE-04': {
      title: 'Ein Schritt mehr',
      rule: 'Der Torpedo fährt mit seinem zweiten Assistenten einen Schritt mehr.',
    },
    'LEGACY-GREEN-01': {
      title: 'Benzin aus dem Biwak',
      rule: 'Benzinkanister und Tankstellen, die der Torpedo im Biwak nimmt, füllen sein Benzin auf.',
    },
    'LEGACY-GREEN-02': {
      title: 'Teile aus dem Biwak',
      rule: 'Ersatzteile und Werkzeugboxen, die der Torpedo im Biwak nimmt, reparieren ihn.',
    },
    'LEGACY-GREEN-03': {
      title: 'Benzin aus den Städten',
      rule: 'Auch Benzinkanister und Tankstellen, die der Torpedo bei der Einfahrt in eine Stadt zieht, füllen sein Benzin auf.',
    },
    'LEGACY-GREEN-04': {
      title: 'Teile aus den Städten',
      rule: 'Auch Ersatzteile und Werkzeugboxen, die der Torpedo bei der Einfahrt in eine Stadt zieht, reparieren ihn.',
    },
    'LEGACY-RED-01': {
      title: 'Gefahren, die er nimmt',
      rule: 'Gefahrenkarten, die der Torpedo im Biwak nimmt, schaden dir so, wie Renés Karte zeigt.',
    },
    'LEGACY-RED-02': {
      title: 'Gefahren aus den Städten',
      rule: 'Auch Gefahrenkarten, die der Torpedo bei der Einfahrt in eine Stadt zieht, schaden dir.',
    },
    'LEGACY-RED-03': {
      title: 'Abgehärtet',
      rule: 'Ein Gefahrenplättchen kostet den Torpedo 1 Stufe Mechanik statt 2.',
    },
    'LEGACY-RED-04': {
      title: 'Furchtlos',
      rule: 'Ein Gefahrenplättchen kostet den Torpedo nichts.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Ein größerer Tank',
      rule: 'Das Maximum seiner beiden Anzeigen ist 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Ein stärkerer Rahmen',
      rule: 'Das Maximum seiner beiden Anzeigen ist 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Ein neuer Motor',
      rule: 'Das Maximum seiner beiden Anzeigen ist 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'Die vollkommene Maschine',
      rule: 'Das Maximum seiner beiden Anzeigen ist 10.',
    },
    'PASS-01': {
      title: 'Drei Arten',
      rule: 'Der Reisepass ist eine Liste von Missionen. Jede, die du erfüllst, bringt einen Stempel. Es gibt drei Arten, ihn zu füllen: umsichtig, nur mit Deckbau; legendär, mit Deckbau und vererbten Kräften; allein, ganz ohne Gegner.',
    },
    'PASS-02': {
      title: 'Die Missionen',
      ruling:
        'Die Missionen stammen von uns: mindestens 15 je Kontinent, jede vom Spiel geprüft und für die drei Arten einzeln gestempelt. Allein fährst du gegen eine feste Zahl von Runden.',
    },
    'PASS-03': {
      title: 'Ein legendärer Fahrer',
      rule: 'Füllst du einen Reisepass auf die legendäre Art, bist du ein legendärer Fahrer.',
    },
  },
} satisfies ChapterText<typeof chapter>;
