import type { leaders as chapter } from '../../../chapters/modules/leaders.ts';
import type { ChapterText } from '../../../text.ts';

export const leaders = {
  sections: {
    leaders: 'Anführer',
  },
  rules: {
    'LEADER-01': {
      title: 'Zwei Karten mehr',
      rule: 'Mischt 2 Topografen in den Nachziehstapel.',
    },
    'LEADER-02': {
      title: 'Einen Anführer wählen',
      rule: 'In Zugreihenfolge wählt jeder einen Anführer. Mannschaft, Nationalität und Fahrzeug gehören dazu.',
    },
    'LEADER-03': {
      title: 'Einmal pro Runde',
      rule: 'Eine Fähigkeit, die einmal pro Runde wirkt, ist zu Beginn jeder Runde wieder bereit.',
    },
    'LEADER-04': {
      title: 'Die Mannschaft des Söldners',
      rule: 'Roy Chapman bringt keine Mannschaft mit. Haben alle gewählt, sucht sich sein Spieler unter den übrigen ein Fahrzeug mit Mannschaft aus, ohne deren Anführer.',
    },
    'LEADER-05': {
      title: 'Wann Fähigkeiten wirken',
      ruling:
        'Delatour und Martinetti nutzen ihre Fähigkeit in Schritt 2 ihres eigenen Zuges wie eine Karte: Sie brauchen einen aktiven Assistenten, und der Zug geht weiter. Chevy bekommt seine 20 F von selbst, wenn eine Konvoiphase beginnt, außer er ist angekommen.',
    },
    'LEADER-06': {
      title: 'Schiffe, keine Zeppeline',
      ruling:
        'Walledgraves 50 F lassen sich mit Transportkarten kombinieren. Sie gelten nur für Seewege, nie für Luftwege.',
    },
    'LEADER-07': {
      title: 'Chapmans zweites Plättchen',
      ruling:
        'Chapman entscheidet, nachdem er das erste Plättchen gesehen hat, und muss das zweite nehmen. Das erste liegt wieder im Beutel, bevor das zweite gezogen wird; es kann also noch einmal kommen.',
    },
    'LEADER-08': {
      title: 'Jeder Anführer nur einmal',
      rule: 'Jeder Anführer kann nur einmal gewählt werden. Bist du an der Reihe, darfst du statt eines noch freien Anführers auch Chapman nehmen.',
    },
    'LEADER-09': {
      title: 'Die Karte für Simone',
      rule: 'Fährt Simone Deforêt mit, liegen im Biwak 2 Karten mehr aus, als Mannschaften mitspielen. Alle nehmen eine; die letzte Mannschaft in der Zugreihenfolge wählt eine der beiden übrigen, und Simone bekommt die andere.',
      ruling:
        'Ihre Fähigkeit wirkt von selbst. Reichen die Karten nicht, fehlt zuerst ihre, dann die zweite der letzten Mannschaft, dann die Karten derer, die zuletzt wählen.',
    },
    'LEADER-10': {
      title: 'Wann der Rabatt verbraucht ist',
      ruling:
        'Bei jedem Seeweg wählst du, ob du Walledgraves Rabatt nutzt; das Spiel schlägt ihn vor. Er ist nur verbraucht, wenn du wirklich einen Seeweg nimmst, und nur, wenn er den Preis senkt.',
    },
    'LEADER-11': {
      title: 'Wo Van Hotten zieht',
      ruling:
        'Van Hottens zwei Karten gibt es nur in farbigen Städten, nicht in Dörfern und nicht in lila Städten.',
    },
    'LEADER-12': {
      title: 'Wenige Plättchen oder Felder',
      ruling:
        'Gibt es weniger als vier Plättchen oder zu wenige freie Felder, legt ein Topograf zuerst: Bis zu 2 Plättchen werden gelegt, und nur was übrig bleibt, kommt aus dem Spiel.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour kundschaftet voraus',
      rule: 'Jean Delatour führt die französische Mannschaft an. Zieh einmal pro Runde 3 Plättchen und leg sie.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti repariert',
      rule: 'Gianni Martinetti führt die italienische Mannschaft an. Mach einmal pro Runde eine Reparatur.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave reist günstiger',
      rule: 'Sir Andrew Walledgrave führt die englische Mannschaft an. Einmal pro Runde kostet dich ein Seeweg 50 F weniger.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten ist willkommen',
      rule: 'Leonard Van Hotten führt die belgische Mannschaft an. Fährst du in eine Stadt, ziehst du immer mindestens 2 Karten.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman schaut zweimal hin',
      rule: 'Roy Chapman ist ein amerikanischer Söldner. Einmal pro Runde darfst du in unbekanntem Gelände das erste Plättchen in den Beutel zurücklegen und neu ziehen.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy hat Geldgeber',
      rule: 'Louis Chevy führt die Schweizer Mannschaft an. Einmal pro Runde bekommst du 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt bekommt eine Karte mehr',
      rule: 'Simone Deforêt führt die Suffragetten an. Einmal pro Runde liegt im Biwak eine Karte mehr aus; sie gehört dir, wenn alle ihre genommen haben.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topograf',
      rule: 'Zieh 4 Plättchen und leg 2 davon wie ein Kundschafter; die anderen 2 kommen aus dem Spiel. Spielbar in Schritt 2. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
