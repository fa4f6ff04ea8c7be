import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Eine Sache, ein Wort: Runde, Rennkarte, Starter, Rangfolge, Reihe, Strecke, Etappe, halbe Etappe, Flugplatz, Booster, spielen, nehmen.

export const dash = {
  sections: {
    'dash-cards': 'Die Karten',
    'dash-setup': 'Aufbau',
    'dash-round': 'Eine Runde',
    'dash-boosters': 'Booster',
    'dash-end': 'Das Ende',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Rennkarten',
      rule: 'Jede der 7 Figuren hat eine Farbe und 5 Rennkarten: Zug, Auto, Motorrad, Schiff und Flugzeug. Eine Rennkarte zeigt ein Fahrzeug, seine Geschwindigkeit und die Etappen, die es schafft; Autos, Schiffe und Flugzeuge haben auch halbe Etappen. Auf der Rückseite ist ein Booster.',
    },
    'DASH-COMP-02': {
      title: 'Rangfolge und Starter',
      rule: 'Es gibt 5 Rangfolgekarten, eine je Fahrzeug, und 8 Starterkarten: 2 Züge, 2 Autos, 1 Motorrad, 1 Schiff und 2 Flugzeuge.',
    },
    'DASH-COMP-03': {
      title: 'Unsere eigenen Zahlen',
      ruling:
        'Die Zahlen auf den Karten stammen von uns. Langsame Karten schaffen mehr, und keine Figur ist stärker als eine andere.',
    },
    'DASH-COMP-04': {
      title: 'Jede Geschwindigkeit nur einmal',
      ruling: 'Keine zwei Karten desselben Fahrzeugs haben dieselbe Geschwindigkeit, Starter eingeschlossen.',
    },
    'DASH-SETUP-01': {
      title: 'Figuren',
      rule: 'Nimm eine Figur und ihre 5 Rennkarten.',
    },
    'DASH-SETUP-02': {
      title: 'Die erste Rangfolge',
      rule: 'Von oben nach unten beginnt die Rangfolge mit Zug, Auto, Motorrad, Schiff, Flugzeug.',
    },
    'DASH-SETUP-03': {
      title: 'Starter',
      rule: 'Mischt die Starter. Legt einen mehr, als Spieler dabei sind, offen rechts neben die Rangfolge, jeden in die Reihe seines Fahrzeugs. Die anderen sind aus dem Spiel.',
    },
    'DASH-SETUP-04': {
      title: 'Wer wen spielt',
      ruling: 'Die Figuren werden ausgelost, außer der Gastgeber lässt euch in Sitzreihenfolge wählen.',
    },
    'DASH-ROUND-01': {
      title: 'Geheim wählen',
      rule: 'Alle wählen geheim eine Rennkarte, und alle Karten werden gleichzeitig aufgedeckt. Deine Karte kommt links neben die Rangfolge, in die Reihe ihres Fahrzeugs.',
    },
    'DASH-ROUND-02': {
      title: 'Die Reihenfolge',
      rule: 'Dann nimmt jeder der Reihe nach eine der Karten rechts. Das in der Rangfolge höhere Fahrzeug kommt zuerst; innerhalb einer Reihe die schnellere Karte.',
    },
    'DASH-ROUND-03': {
      title: 'Gleiche Karten',
      ruling:
        'Ohne Booster gibt es keinen Gleichstand. Macht ein Booster Fahrzeug und Geschwindigkeit gleich, kommt zuerst, wer in der Reihenfolge der letzten Runde früher dran war; in der ersten Runde entscheidet die Sitzreihenfolge.',
    },
    'DASH-ROUND-04': {
      title: 'Deine Strecke',
      rule: 'Leg die Karte, die du nimmst, zu deiner Strecke.',
    },
    'DASH-ROUND-05': {
      title: 'Die übrige Karte',
      rule: 'Rechts bleibt genau 1 Karte übrig. Ihr Fahrzeug steigt in der Rangfolge einen Platz auf; von ganz oben fällt es nach ganz unten.',
      ruling:
        'Die Karte bleibt liegen und kann in der nächsten Runde genommen werden. So liegt in jeder Runde 1 Karte mehr aus, als Spieler dabei sind.',
    },
    'DASH-ROUND-06': {
      title: 'Das Ende einer Runde',
      rule: 'Die gerade gespielten Rennkarten wandern von links nach rechts; in der nächsten Runde können sie genommen werden. Die niedrigste von ihnen wird auf die Boosterseite gedreht, und ihr Besitzer darf den Booster nutzen; danach ist sie wieder eine Rennkarte.',
    },
    'DASH-ROUND-07': {
      title: 'Die niedrigste Karte',
      ruling: 'Die niedrigste Karte ist die letzte nach „DASH-ROUND-02“, Booster eingerechnet.',
    },
    'DASH-ROUND-08': {
      title: 'Die letzte Runde',
      ruling:
        'Nach Runde 5 gibt es nichts mehr zu nehmen; Booster, die auf eine spätere Runde wirken, bewirken dann nichts.',
    },
    'DASH-BOOST-01': {
      title: 'Gipfel',
      rule: 'Setz ein Fahrzeug deiner Wahl an die Spitze der Rangfolge.',
    },
    'DASH-BOOST-02': {
      title: 'Vollgas',
      rule: 'Das nächste Fahrzeug, das du spielst, gilt als das schnellste seiner Art.',
    },
    'DASH-BOOST-03': {
      title: 'Das letzte Wort',
      rule: 'In der nächsten Runde wählst du deine Karte, nachdem alle anderen ihre aufgedeckt haben.',
    },
    'DASH-BOOST-04': {
      title: 'Verkleidung',
      rule: 'Die nächste Karte, die du spielst, gilt als das Fahrzeug an der Spitze der Rangfolge. Ändert das ihr Fahrzeug, ist ihre Geschwindigkeit 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stoppuhr',
      rule: 'In der nächsten Runde wird zuerst die Geschwindigkeit verglichen; die Rangfolge entscheidet bei Gleichstand.',
    },
    'DASH-BOOST-06': {
      title: 'Anschluss',
      rule: 'Tausche eine Karte deiner Strecke mit einer Karte deiner Hand. Die Karte aus der Hand darf nicht der Zug sein.',
    },
    'DASH-BOOST-07': {
      title: 'Einen Booster nutzen',
      ruling:
        'Einen Booster zu nutzen ist freiwillig. Ein Booster für die nächste Karte gilt eine Runde lang.',
    },
    'DASH-BOOST-08': {
      title: 'Wann der Gipfel wirkt',
      ruling:
        '„DASH-BOOST-01“ wirkt, nachdem sich die Rangfolge bewegt hat. Die anderen Fahrzeuge rücken darunter auf.',
    },
    'DASH-BOOST-09': {
      title: 'Karten, die den Besitzer wechseln',
      ruling:
        'Eine auf die Hand getauschte Karte spielst du wie eine eigene: Ihr Besitzer ist, wer sie spielt. Ein Starter hat keinen Booster; ist er die niedrigste Karte, gibt es keinen.',
    },
    'DASH-END-01': {
      title: 'Zählen',
      rule: 'Nach 5 Runden ordnest du die 5 Karten deiner Strecke beliebig und zählst deine ganzen Etappen. Zwei passende Hälften ergeben 1 Etappe; zwei Flugzeughälften (ein Flugplatz) ergeben 4. Eine einzelne Hälfte zählt nichts.',
    },
    'DASH-END-02': {
      title: 'Zusatzpunkte',
      rule: 'Jede Karte deiner eigenen Farbe in deiner Strecke zählt 1 Etappe mehr. Lila darf mit 2 Startern in der Strecke 1 mehr zählen.',
    },
    'DASH-END-03': {
      title: 'Wer gewinnt',
      rule: 'Die meisten Etappen gewinnen. Bei Gleichstand gewinnt die höhere Summe der Geschwindigkeiten in der Strecke.',
      ruling: 'Herrscht immer noch Gleichstand, wird der Sieg geteilt.',
    },
    'DASH-END-04': {
      title: 'Für dich geordnet',
      ruling: 'Das Spiel ordnet deine Strecke auf die beste Art und zeigt, wie es gezählt hat.',
    },
    'DASH-END-05': {
      title: 'Welche Hälften passen',
      ruling:
        'Halbe Etappen passen nur innerhalb eines Fahrzeugs zusammen: Auto zu Auto, Schiff zu Schiff, Flugzeug zu Flugzeug. Jede zählt einmal. Eine halbe Etappe liegt am linken oder am rechten Rand ihrer Karte; eine rechte schließt an eine linke der nächsten Karte an, zwei linke ergeben nichts.',
    },
    'DASH-END-06': {
      title: 'Eigene Karten und Starter',
      ruling:
        'Du kannst deine eigenen Karten nehmen, und sie zählen als deine Farbe. Der Zusatzpunkt für Lila ist 1, egal wie viele Starter es sind.',
    },
  },
} satisfies ChapterText<typeof chapter>;
