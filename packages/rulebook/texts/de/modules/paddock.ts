import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: {
    paddock: 'Das Fahrerlager',
  },
  rules: {
    'PADDOCK-01': {
      title: 'Umbau unterwegs',
      rule: 'Mischt 2 Fahrerlagerkarten in den Nachziehstapel. Eine solche Karte ändert eine deiner Anzeigen um eins: Erhöhen kostet 100 F, Senken bringt 100 F.',
      ruling: 'Es ist das Maximum der Anzeige, das sich ändert.',
    },
    'PADDOCK-02': {
      title: 'Vorkonfigurierter Modus',
      rule: 'Im vorkonfigurierten Modus hat jedes Fahrzeug seine eigenen Maxima.',
    },
    'PADDOCK-03': {
      title: 'Freier Modus',
      rule: 'Im freien Modus bekommt jede Mannschaft 150 F mehr. Immer wieder reihum, in Zugreihenfolge, erhöht jede ein Maximum um 1 für 100 F, senkt eines um 1 und bekommt 100 F oder passt, bis alle gepasst haben.',
    },
    'PADDOCK-04': {
      title: 'Volle Anzeigen',
      rule: 'Alle Anzeigen beginnen auf ihrem Maximum.',
    },
    'PADDOCK-05': {
      title: 'Grenzen im Fahrerlager',
      ruling:
        'Passen ist im freien Modus endgültig. Das Maximum des Benzins bleibt zwischen 4 und 10, die von Motor und Chassis zwischen 3 und 10. Ein Maximum zu erhöhen hebt auch den Stand um 1; es zu senken kürzt den Stand nur, wenn er darüber liegt, und bringt in jedem Fall Geld. Die 150 F des freien Modus sind ein Werkstattbudget: Was davon übrig ist, behältst du nicht, und von deinen Verkäufen behältst du höchstens 100 F.',
    },
    'CARD-PADDOCK': {
      title: 'Fahrerlager',
      rule: 'Ändere eines deiner Maxima um 1: Erhöhe es für 100 F, oder senke es und bekomm 100 F. Spielbar in Schritt 2. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
