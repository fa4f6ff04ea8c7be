import type { dash as chapter } from '../../chapters/dash.ts';
import type { ChapterText } from '../../text.ts';

// Eine Sache, ein Wort: Runde, Rennkarte, Starter, Rangfolge, Reihe, Strecke, Etappe, halbe Etappe, Flugplatz, Booster, auslegen, nehmen.

export const dash = {
  sections: {
    'dash-cards': 'Die Karten des Rennens',
    'dash-setup': 'Der Aufbau des Rennens',
    'dash-round': 'Eine Runde',
    'dash-boosters': 'Die Booster',
    'dash-end': 'Das Ende des Rennens',
  },
  rules: {
    'DASH-COMP-01': {
      title: 'Rennkarten',
      rule: 'Die 7 Figuren haben je eine Farbe und 5 Rennkarten: Zug, Auto, Motorrad, Schiff und Flugzeug. Eine Rennkarte zeigt ein Fahrzeug, seine Geschwindigkeit und die Etappen, die es schafft; Autos, Schiffe und Flugzeuge können halbe Etappen am Rand haben. Auf der Rückseite ist ein Booster.',
    },
    'DASH-COMP-02': {
      title: 'Rangfolge und Starter',
      rule: 'Es gibt 5 Rangkarten, eine je Fahrzeug, und 8 Starter: 2 Züge, 2 Autos, 1 Motorrad, 1 Schiff und 2 Flugzeuge.',
    },
    'DASH-COMP-03': {
      title: 'Eigene Zahlen',
      ruling:
        'Geschwindigkeiten, Etappen und Booster der Karten sind die dieser Ausgabe. Langsame Karten kommen weiter, und keine Figur ist stärker als eine andere.',
    },
    'DASH-COMP-04': {
      title: 'Keine gleichen Tempi',
      ruling:
        'Innerhalb eines Fahrzeugs haben nie zwei Karten dieselbe Geschwindigkeit, Starter eingeschlossen.',
    },
    'DASH-SETUP-01': {
      title: 'Figuren',
      rule: 'Alle nehmen eine Figur und deren 5 Rennkarten.',
    },
    'DASH-SETUP-02': {
      title: 'Die erste Rangfolge',
      rule: 'Von oben nach unten beginnt die Rangfolge mit Zug, Auto, Motorrad, Schiff, Flugzeug.',
    },
    'DASH-SETUP-03': {
      title: 'Starter',
      rule: 'Die Starter werden gemischt. Einer mehr, als Spieler da sind, wird offen rechts neben die Rangfolge gelegt, jeder in die Reihe seines Fahrzeugs; die übrigen bleiben aus dem Spiel.',
    },
    'DASH-SETUP-04': {
      title: 'Wer ist wer',
      ruling:
        'Die Figuren werden ausgelost, es sei denn, der Gastgeber lässt in der Reihenfolge der Plätze wählen.',
    },
    'DASH-ROUND-01': {
      title: 'Geheim wählen',
      rule: 'Alle wählen geheim eine Rennkarte aus der Hand und decken gemeinsam auf. Sie liegt links neben der Rangfolge, in der Reihe ihres Fahrzeugs.',
    },
    'DASH-ROUND-02': {
      title: 'Die Reihenfolge',
      rule: 'Dann nehmen alle der Reihe nach eine der Karten rechts. Wer das Fahrzeug ausgelegt hat, das in der Rangfolge höher steht, kommt zuerst; in einer Reihe das schnellere.',
    },
    'DASH-ROUND-03': {
      title: 'Gleiche Karten',
      ruling:
        'Macht ein Booster Fahrzeug und Geschwindigkeit gleich, kommt zuerst, wer in der letzten Runde früher war; in der ersten Runde entscheidet die Reihenfolge der Plätze.',
    },
    'DASH-ROUND-04': {
      title: 'Die Strecke',
      rule: 'Die genommene Karte kommt zur eigenen Strecke.',
    },
    'DASH-ROUND-05': {
      title: 'Die übrige Karte',
      rule: 'Rechts bleibt genau 1 Karte. Ihr Fahrzeug steigt in der Rangfolge um einen Platz; von ganz oben fällt es nach ganz unten.',
      ruling: 'Die Karte bleibt liegen und kann in der nächsten Runde genommen werden.',
    },
    'DASH-ROUND-06': {
      title: 'Das Ende einer Runde',
      rule: 'Die ausgelegten Rennkarten wandern von links nach rechts und können in der nächsten Runde genommen werden. Die niedrigste wird zuvor umgedreht, und wem sie gehört, darf den Booster auf der Rückseite nutzen.',
    },
    'DASH-ROUND-07': {
      title: 'Die niedrigste Karte',
      ruling:
        'Die niedrigste Karte ist die letzte in der Reihenfolge von DASH-ROUND-02, Booster eingerechnet.',
    },
    'DASH-ROUND-08': {
      title: 'Die letzte Runde',
      ruling: 'Nach Runde 5 gibt es nichts mehr zu nehmen, also wird kein Booster genutzt.',
    },
    'DASH-BOOST-01': {
      title: 'Gipfel',
      rule: 'Wem die Karte gehört, setzt ein Fahrzeug nach Wahl an die Spitze der Rangfolge.',
    },
    'DASH-BOOST-02': {
      title: 'Vollgas',
      rule: 'Das nächste Fahrzeug, das man auslegt, gilt als das schnellste seiner Art.',
    },
    'DASH-BOOST-03': {
      title: 'Das letzte Wort',
      rule: 'In der nächsten Runde wählt man seine Karte, wenn alle anderen ihre aufgedeckt haben.',
    },
    'DASH-BOOST-04': {
      title: 'Verkleidung',
      rule: 'Die nächste Karte, die man auslegt, gilt als das Fahrzeug an der Spitze der Rangfolge. Wird sie dadurch zu einem anderen Fahrzeug, ist ihre Geschwindigkeit 0.',
    },
    'DASH-BOOST-05': {
      title: 'Stoppuhr',
      rule: 'In der nächsten Runde wird für alle zuerst die Geschwindigkeit verglichen, und die Rangfolge entscheidet nur bei Gleichstand.',
    },
    'DASH-BOOST-06': {
      title: 'Anschluss',
      rule: 'Man tauscht eine Karte der eigenen Strecke gegen eine Handkarte. Die Handkarte darf kein Zug sein.',
    },
    'DASH-BOOST-07': {
      title: 'Einen Booster nutzen',
      ruling: 'Niemand muss einen Booster nutzen. Einer für die nächste Karte gilt eine Runde lang.',
    },
    'DASH-BOOST-08': {
      title: 'Wann der Gipfel wechselt',
      ruling:
        'Ein Fahrzeug kommt an die Spitze, nachdem die übrige Karte die Rangfolge bewegt hat. Die anderen rücken darunter auf.',
    },
    'DASH-BOOST-09': {
      title: 'Karten, die wechseln',
      ruling:
        'Eine Karte, die durch Tausch auf die Hand kommt, wird wie jede andere ausgelegt, und ihr Booster gehört dem, der sie ausgelegt hat. Ein Starter hat keinen Booster: Ist er der niedrigste, gibt es keinen.',
    },
    'DASH-END-01': {
      title: 'Zählen',
      rule: 'Nach 5 Runden legen alle die 5 Karten der Strecke in beliebiger Ordnung aus und zählen die ganzen Etappen. Wo eine Hälfte am rechten Rand einer Karte auf eine am linken Rand der nächsten trifft, ergeben sie 1 Etappe; zwei Hälften eines Flugplatzes ergeben 4. Eine einzelne Hälfte zählt nicht.',
    },
    'DASH-END-02': {
      title: 'Zugaben',
      rule: 'Jede Karte der Strecke in der eigenen Farbe zählt 1 Etappe mehr. Violett zählt 1 mehr mit 2 Startern in der Strecke.',
    },
    'DASH-END-03': {
      title: 'Wer gewinnt',
      rule: 'Die meisten Etappen gewinnen. Bei Gleichstand zählt die Summe der Geschwindigkeiten in der Strecke: Die höhere gewinnt.',
      ruling: 'Ist auch sie gleich, wird der Sieg geteilt.',
    },
    'DASH-END-04': {
      title: 'Von selbst geordnet',
      ruling: 'Der Tisch legt jede Strecke von selbst in die beste Ordnung und zeigt, wie er gezählt hat.',
    },
    'DASH-END-05': {
      title: 'Welche Hälften passen',
      ruling:
        'Hälften passen nur innerhalb eines Fahrzeugs: Auto zu Auto, Schiff zu Schiff, Flugzeug zu Flugzeug. Jede Hälfte zählt einmal.',
    },
    'DASH-END-06': {
      title: 'Eigene Karten und Starter',
      ruling:
        'Eigene Karten kann man zurücknehmen, und sie zählen als eigene. Die Zugabe für Violett ist 1, gleich wie viele Starter.',
    },
  },
} satisfies ChapterText<typeof chapter>;
