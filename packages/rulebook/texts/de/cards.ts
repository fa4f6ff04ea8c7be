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
      rule: 'Eine verwendete Karte kommt auf den Ablagestapel. Was sie über ein Maximum hinaus brächte, verfällt.',
      ruling: 'Eine Karte, die gar nichts bewirken würde, kann nicht gespielt werden.',
    },
    'CARD-02': {
      title: 'Auf eine Gefahrenkarte antworten',
      rule: 'Eine Wache oder eine Miliz hält eine Gefahrenkarte auf. Den Saboteur kann nur die Mannschaft aufhalten, auf die er zielt, den Pistenjäger und den Schwindler jeder Gegner. Die Gefahrenkarte ist trotzdem verbraucht, bewirkt aber nichts.',
      ruling:
        'Gefragt werden alle Mannschaften, die vielleicht antworten könnten, weil sie noch eine Wache haben oder mindestens eine Karte auf der Hand; alle gleichzeitig und geheim. Antworten mehrere, gibt nur eine etwas aus: die erste in der Zugreihenfolge, gezählt ab der Mannschaft, die die Karte gespielt hat.',
    },
    'CARD-03': {
      title: 'Niemand außer Reichweite',
      rule: 'Eine Mannschaft kann zum Ziel werden, wo auch immer ihr Fahrzeug steht. Nur wer angekommen ist, ist sicher.',
    },
    'CARD-04': {
      title: 'Jederzeit-Karten',
      rule: 'Eine Jederzeit-Karte kann auch außerhalb der eigenen Züge gespielt werden, und auch ohne Assistenten auf dem Armaturenbrett.',
      ruling:
        'Immer wenn eine solche Karte etwas ändern könnte (eine Gefahr, ein Feld, das die Mannschaft nicht bezahlen kann, eine Hand über dem Limit), werden alle betroffenen Mannschaften gefragt, die irgendeine Karte auf der Hand haben. Und immer wenn eine Mannschaft in ihrem eigenen Zug etwas entscheidet, stehen ihre Jederzeit-Karten mit zur Wahl.',
    },
    'CARD-05': {
      title: 'Fährtenleser oder Pistenjäger',
      ruling:
        'Die englische Anleitung spricht in ihren Fragen und Antworten von einem Fährtenleser, der Plättchen entfernt. Gemeint ist der Pistenjäger. Der eigentliche Fährtenleser zieht Karten und ist keine Gefahrenkarte.',
    },
    'CARD-06': {
      title: 'Fragen, die nichts verraten',
      ruling:
        'Weder das Tempo des Spiels noch irgendetwas auf dem Bildschirm darf den Gegnern verraten, ob eine Mannschaft eine Jederzeit-Karte hat: Ob sie gefragt wird oder nicht, zeigt nichts. (Ein Tisch kann beschließen, nur die zu fragen, die antworten können; das geht schneller, ist aber weniger geheim. Online ist diese Option aus, solange sie niemand einschaltet.)',
    },
    'CARD-07': {
      title: 'Das Ziel nennen',
      ruling:
        'Auf welche Mannschaft, welche Plättchen oder welche Orte eine Karte zielt, wird genannt, bevor jemand antworten darf. Wie sich der Schaden des Saboteurs verteilt, wird erst danach entschieden.',
    },
    'CARD-08': {
      title: 'Was ein Saboteur nimmt',
      ruling:
        'Steht eine der beiden Anzeigen auf 0, geht der ganze Verlust von der anderen ab. Sind insgesamt weniger als 2 Stufen übrig, gehen diese verloren. Eine Mannschaft, deren Anzeigen beide auf 0 stehen, kann nicht Ziel sein. Handlimit und Panne wirken sofort.',
    },
    'CARD-09': {
      title: 'Wie viele Plättchen',
      ruling:
        'Ein Pistenjäger kann auch gespielt werden, wenn nur ein einziges Plättchen zu entfernen ist. Ein Schwindler braucht zwei Plättchen, und sie müssen ungleich sein: Zwei mit demselben Preis zu tauschen würde nichts ändern.',
    },
    'CARD-10': {
      title: 'Mischen mitten im Ziehen',
      ruling:
        'Geht der Nachziehstapel mitten im Ziehen aus, werden die schon gezogenen Karten nicht mit dem Ablagestapel eingemischt.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Pistenjäger',
      rule: 'Die Mannschaft entfernt 2 Plättchen an beliebiger Stelle des Spielplans; sie kommen aus dem Spiel. Gefahrenkarte, für Schritt 2 eines Zugs. 2 Exemplare.',
      ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kann nicht entfernt werden.',
    },
    'CARD-FINANCIAL': {
      title: 'Geldgeber',
      rule: 'Die Mannschaft erhält 30 F. Für Schritt 2 eines Zugs. 3 Exemplare.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Tankstelle',
      rule: 'Das Benzin steigt um 5 Stufen. Für Schritt 2 eines Zugs. 2 Exemplare.',
    },
    'CARD-DRIVER': {
      title: 'Fahrer',
      rule: 'Die Mannschaft macht eine Fahrt (BASE-DRIVE-01). Für Schritt 2 eines Zugs. 3 Exemplare.',
    },
    'CARD-REPAIRMAN': {
      title: 'Mechaniker',
      rule: 'Die Mannschaft macht eine Reparatur, genau wie mit einem Assistenten als Mechaniker (BASE-MECH-01). Für Schritt 2 eines Zugs. 3 Exemplare.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Kartograf',
      rule: 'Die Mannschaft zieht 3 Plättchen und legt sie wie mit einem Kundschafter (BASE-PATH-01). Für Schritt 2 eines Zugs. 3 Exemplare.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Eine andere Mannschaft verliert 2 Stufen vom Motor, vom Chassis oder je eine von beiden, wie es die Mannschaft bestimmt, die die Karte spielt. Gefahrenkarte, für Schritt 2 eines Zugs. 3 Exemplare.',
    },
    'CARD-TRACKER': {
      title: 'Fährtenleser',
      rule: 'Die Mannschaft zieht 3 Karten, behält 2 davon und legt 1 ab. Für Schritt 2 eines Zugs. 2 Exemplare.',
    },
    'CARD-CON-ARTIST': {
      title: 'Schwindler',
      rule: 'Die Mannschaft vertauscht 2 Plättchen an beliebiger Stelle des Spielplans. Gefahrenkarte, für Schritt 2 eines Zugs. 2 Exemplare.',
      ruling: 'Ein Plättchen, auf dem ein Fahrzeug steht, kann nicht vertauscht werden.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'Der Fahrpreis einer Schiffs- oder Fluglinie sinkt um 50 F. Mehrere dieser Karten lassen sich kombinieren; Wechselgeld gibt es nicht. Wird bei einer Fahrt gespielt. 2 Exemplare.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Ersatzteile',
      rule: 'Motor oder Chassis steigt um 1 Stufe. Wird bei einer Reparatur gespielt. 6 Exemplare.',
    },
    'CARD-TOOLBOX': {
      title: 'Werkzeugbox',
      rule: 'Motor und Chassis steigen um insgesamt 3 Stufen, beliebig verteilt. Wird bei einer Reparatur gespielt. 2 Exemplare.',
    },
    'CARD-GUIDE': {
      title: 'Lotse',
      rule: 'Ein Stoppsymbol gilt nicht. Wird bei einer Fahrt gespielt. 2 Exemplare.',
    },
    'CARD-JERRYCAN': {
      title: 'Benzinkanister',
      rule: 'Das Benzin steigt um 1 Stufe. Kann jederzeit gespielt werden. 8 Exemplare.',
    },
    'CARD-MILITIA': {
      title: 'Miliz',
      rule: 'Die Gefahr eines Plättchens oder einer Karte gilt nicht. Kann jederzeit gespielt werden. 3 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
