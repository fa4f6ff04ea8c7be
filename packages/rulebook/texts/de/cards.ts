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
  },
} satisfies ChapterText<typeof chapter>;
