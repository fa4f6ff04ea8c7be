import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: { leaders: 'Die Anführer' },
  rules: {
    'LEADER-01': {
      title: 'Zwei Karten mehr',
      rule: 'Mit den Anführern werden 2 Topografen in den Nachziehstapel gemischt.',
    },
    'LEADER-02': {
      title: 'Einen Anführer wählen',
      rule: 'In Zugreihenfolge wählt jede Mannschaft einen Anführer. Nationalität, Fahrzeug und Assistenten kommen mit ihm.',
    },
    'LEADER-03': {
      title: 'Einmal pro Runde',
      rule: 'Eine Fähigkeit, die einmal pro Runde wirkt, ist zu Beginn der nächsten Runde wieder bereit.',
    },
    'LEADER-04': {
      title: 'Die Leute des Söldners',
      rule: 'Roy Chapman bringt keine Mannschaft mit. Wenn alle gewählt haben, sucht sich sein Spieler Fahrzeug und Mannschaft unter den übrigen aus; deren eigener Anführer bleibt zu Hause.',
    },
    'LEADER-05': {
      title: 'Wann Fähigkeiten wirken',
      ruling:
        'Delatour und Martinetti nutzen ihre Fähigkeit in Schritt 2 ihres eigenen Zuges, wie eine Karte: Mindestens ein Assistent muss noch aktiv sein, und der Zug geht weiter. Chevys 20 F kommen von selbst, wenn ein Konvoi beginnt, es sei denn, er ist angekommen.',
    },
    'LEADER-06': {
      title: 'Schiff ja, Zeppelin nein',
      ruling:
        'Walledgraves 50 F kommen zu Transportkarten hinzu, aber nur auf Schiffslinien, nie in der Luft.',
    },
    'LEADER-07': {
      title: 'Chapmans zweites Plättchen',
      ruling:
        'Chapman entscheidet, sobald das erste Plättchen offen liegt. Es kommt in den Beutel zurück, bevor das zweite gezogen wird, kann also wiederkommen; das zweite muss er nehmen.',
    },
    'LEADER-08': {
      title: 'Jeder Anführer nur einmal',
      rule: 'Kein Anführer kann zweimal gewählt werden. Wer wählt, darf anstelle jedes noch freien Anführers Chapman nehmen.',
    },
    'LEADER-09': {
      title: 'Die Karte für Simone',
      rule: 'Fährt Simone Deforêt mit, werden im Biwak 2 Karten mehr ausgelegt, als es Mannschaften gibt. Haben alle eine genommen, nimmt die letzte Mannschaft in Zugreihenfolge eine der beiden übrigen, und Simone bekommt die andere.',
      ruling:
        'Das geschieht von selbst. Sind es zu wenige Karten, fehlt zuerst die von Simone, dann die zweite der letzten Mannschaft, dann die derer, die zuletzt wählen.',
    },
    'LEADER-10': {
      title: 'Wann der Rabatt verbraucht ist',
      ruling:
        'Walledgraves Rabatt gilt von selbst. Verbraucht ist er nur, wenn wirklich eine Schiffslinie genommen wird und er den Fahrpreis gesenkt hat.',
    },
    'LEADER-11': {
      title: 'Wo Van Hotten zieht',
      ruling:
        'Van Hottens zwei Karten gibt es in farbigen Städten. Dörfer und violette Städte geben, was sie immer geben.',
    },
    'LEADER-12': {
      title: 'Kein Platz zum Legen',
      ruling:
        'Findet sich für die Plättchen eines Topografen kein freies verbundenes Feld mehr, kommen alle, die noch auf der Hand sind, in den Beutel zurück, und keines kommt aus dem Spiel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour erkundet',
      rule: 'Jean Delatour führt die französische Mannschaft. Einmal pro Runde zieht er 3 Plättchen und legt sie.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti schraubt',
      rule: 'Gianni Martinetti führt die italienische Mannschaft. Einmal pro Runde macht er eine Reparatur.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist billiger',
      rule: 'Sir Andrew Walledgrave führt die englische Mannschaft. Einmal pro Runde kostet ihn eine Schiffslinie 50 F weniger.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten ist willkommen',
      rule: 'Leonard Van Hotten führt die belgische Mannschaft. Beim Betreten einer Stadt zieht er immer mindestens 2 Karten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman sieht zweimal hin',
      rule: 'Roy Chapman ist ein amerikanischer Söldner. Einmal pro Runde darf er in unbekanntem Gelände das erste Plättchen in den Beutel zurücklegen und ein anderes ziehen.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy hat Geldgeber',
      rule: 'Louis Chevy führt die Schweizer Mannschaft. Einmal pro Runde erhält er 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Eine Karte für Deforêt',
      rule: 'Simone Deforêt führt die Suffragetten. In jedem Biwak wird eine Karte mehr ausgelegt; sie gehört ihr, wenn alle ihre genommen haben.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograf',
      rule: 'Die Mannschaft zieht 4 Plättchen, legt 2 davon wie ein Kundschafter, und die anderen 2 kommen aus dem Spiel. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
