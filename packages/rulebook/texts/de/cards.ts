import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Karten spielen',
    resources: 'Die Ressourcenkarten',
  },
  rules: {
    'CARD-01': {
      title: 'Eine Karte verwenden',
      rule: 'Leg eine Karte nach Gebrauch ab. Was sie über ein Maximum hinaus brächte, verfällt.',
      ruling: 'Eine Karte, die nichts ändern würde, kannst du nicht spielen.',
    },
    'CARD-02': {
      title: 'Eine Gefahrenkarte aufhalten',
      rule: 'Eine Wache oder eine Miliz hält eine Gefahrenkarte auf. Einen Saboteur kann nur die Mannschaft aufhalten, auf die er zielt, einen Pistenjäger oder Schwindler jeder Gegner. Die Gefahrenkarte ist verbraucht, bewirkt aber nichts.',
      ruling:
        'Alle Mannschaften, die vielleicht reagieren könnten, weil sie noch eine Wache oder mindestens eine Karte auf der Hand haben, werden gleichzeitig und geheim gefragt. Reagieren mehrere, verbraucht nur eine von ihnen etwas: die erste in der Zugreihenfolge nach der Mannschaft, die die Karte gespielt hat.',
    },
    'CARD-03': {
      title: 'Niemand außer Reichweite',
      rule: 'Du kannst jede Mannschaft zum Ziel machen, egal wo sie steht, außer sie ist angekommen.',
    },
    'CARD-04': {
      title: 'Jederzeit-Karten',
      rule: 'Jederzeit-Karten kannst du auch außerhalb deines Zuges und ohne Assistenten spielen.',
      ruling:
        'Wo immer eine solche Karte wichtig sein könnte (bei einer Gefahr, einem Feld, das nicht zu bezahlen ist, einer Hand über dem Limit), wird jede betroffene Mannschaft gefragt, die eine Karte auf der Hand hat, egal welche. Bei jeder Entscheidung in deinem eigenen Zug stehen deine Jederzeit-Karten mit zur Wahl.',
    },
    'CARD-05': {
      title: 'Fährtenleser oder Pistenjäger',
      ruling:
        'Wo die englische Anleitung in ihren Fragen und Antworten von einem Fährtenleser spricht, der Plättchen entfernt, meint sie den Pistenjäger. Der Fährtenleser zieht Karten und ist keine Gefahrenkarte.',
    },
    'CARD-06': {
      title: 'Fragen verraten nichts',
      ruling:
        'Gegner können weder am Tempo noch am Bildschirm erkennen, ob du eine Jederzeit-Karte hast: Ob du gefragt wirst oder nicht, verrät nichts. (Ein Tisch kann festlegen, dass nur gefragt wird, wer reagieren kann; das geht schneller, ist aber weniger geheim. Online ist das normalerweise aus.)',
    },
    'CARD-07': {
      title: 'Das Ziel nennen',
      ruling:
        'Nenne das Ziel einer Karte (eine Mannschaft, Plättchen oder Orte), bevor jemand reagiert. Wie du den Schaden eines Saboteurs aufteilst, entscheidest du danach.',
    },
    'CARD-08': {
      title: 'Was ein Saboteur nimmt',
      ruling:
        'Ein Saboteur nimmt, was da ist. Steht eine Anzeige auf 0, geht alles von der anderen ab; sind weniger als 2 Stufen übrig, gehen alle verloren. Eine Mannschaft, deren beide Anzeigen auf 0 stehen, kannst du nicht wählen. Handlimit und Panne folgen sofort.',
    },
    'CARD-09': {
      title: 'Wie viele Plättchen',
      ruling:
        'Einen Pistenjäger kannst du auch spielen, wenn es nur ein Plättchen zu entfernen gibt. Ein Schwindler braucht zwei verschiedene Plättchen.',
    },
    'CARD-10': {
      title: 'Mischen beim Ziehen',
      ruling:
        'Geht der Nachziehstapel mitten im Ziehen zu Ende, werden die schon gezogenen Karten nicht mit eingemischt.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Pistenjäger',
      rule: 'Entferne 2 Plättchen, egal wo auf dem Spielbrett; sie kommen aus dem Spiel. Gefahrenkarte, spielbar in Schritt 2. 2 Exemplare.',
      ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kannst du nicht wählen.',
    },
    'CARD-FINANCIAL': {
      title: 'Geldgeber',
      rule: 'Nimm 30 F. Spielbar in Schritt 2. 3 Exemplare.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Tankstelle',
      rule: 'Dein Benzin steigt um 5 Stufen. Spielbar in Schritt 2. 2 Exemplare.',
    },
    'CARD-DRIVER': {
      title: 'Fahrer',
      rule: 'Mach eine Fahrt (siehe „BASE-DRIVE-01“). Spielbar in Schritt 2. 3 Exemplare.',
    },
    'CARD-REPAIRMAN': {
      title: 'Mechaniker',
      rule: 'Mach eine Reparatur, wie mit einem Assistenten auf Mechanik (siehe „BASE-MECH-01“). Spielbar in Schritt 2. 3 Exemplare.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Kartograf',
      rule: 'Zieh 3 Plättchen und leg sie, wie ein Kundschafter (siehe „BASE-PATH-01“). Spielbar in Schritt 2. 3 Exemplare.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Eine andere Mannschaft verliert 2 Stufen Motor, Chassis oder je eine: Du wählst. Gefahrenkarte, spielbar in Schritt 2. 3 Exemplare.',
    },
    'CARD-TRACKER': {
      title: 'Fährtenleser',
      rule: 'Zieh 3 Karten, behalte 2 davon und leg 1 ab. Spielbar in Schritt 2. 2 Exemplare.',
    },
    'CARD-CON-ARTIST': {
      title: 'Schwindler',
      rule: 'Vertausche 2 Plättchen, egal wo auf dem Spielbrett. Gefahrenkarte, spielbar in Schritt 2. 2 Exemplare.',
      ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kannst du nicht wählen.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'Ein See- oder Luftweg kostet dich 50 F weniger. Mehrere dieser Karten lassen sich kombinieren, Wechselgeld gibt es nie. Spielbar mit einer Fahrt. 2 Exemplare.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Ersatzteile',
      rule: 'Dein Motor oder dein Chassis steigt um 1 Stufe. Spielbar mit einer Reparatur. 6 Exemplare.',
    },
    'CARD-TOOLBOX': {
      title: 'Werkzeugbox',
      rule: 'Motor und Chassis steigen zusammen um 3 Stufen, beliebig verteilt. Spielbar mit einer Reparatur. 2 Exemplare.',
    },
    'CARD-GUIDE': {
      title: 'Lotse',
      rule: 'Ignoriere ein Stoppsymbol. Spielbar mit einer Fahrt. 2 Exemplare.',
    },
    'CARD-JERRYCAN': {
      title: 'Benzinkanister',
      rule: 'Dein Benzin steigt um 1 Stufe. Jederzeit spielbar. 8 Exemplare.',
    },
    'CARD-MILITIA': {
      title: 'Miliz',
      rule: 'Ignoriere die Gefahr eines Plättchens oder einer Karte. Jederzeit spielbar. 3 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
