import type { paddock as chapter } from '../../../chapters/modules/paddock.ts';
import type { ChapterText } from '../../../text.ts';

export const paddock = {
  sections: { paddock: 'Das Fahrerlager' },
  rules: {
    'PADDOCK-01': {
      title: 'Umbau unterwegs',
      rule: '2 Fahrerlagerkarten werden in den Nachziehstapel gemischt. Eine solche Karte ändert eine Anzeige des eigenen Fahrzeugs um eins: hinauf kostet 100 F, hinunter bringt 100 F.',
      ruling: 'Was sich ändert, ist das Maximum der Anzeige.',
    },
    'PADDOCK-02': {
      title: 'Fertige Fahrzeuge',
      rule: 'Im vorkonfigurierten Spiel hat jedes Fahrzeug seine eigenen Maxima.',
    },
    'PADDOCK-03': {
      title: 'Die offene Werkstatt',
      rule: 'Im freien Spiel bekommt jede Mannschaft 150 F mehr. In Zugreihenfolge, reihum, hebt jede ein Maximum um 1 für 100 F, senkt eines um 1 und erhält 100 F oder passt, bis alle gepasst haben.',
    },
    'PADDOCK-04': {
      title: 'Voll bis oben',
      rule: 'Alle Anzeigen beginnen bei den Maxima, die das Fahrzeug dann hat.',
    },
    'PADDOCK-05': {
      title: 'Grenzen der Werkstatt',
      ruling:
        'Wer im freien Spiel gepasst hat, ist draußen. Das Maximum des Benzins bleibt zwischen 4 und 10, die von Motor und Chassis zwischen 3 und 10. Ein Maximum zu heben hebt auch den Stand um 1; es zu senken kürzt den Stand nur, wenn er darüber liegt, und zahlt sich in jedem Fall aus. Übriges Geld bleibt erhalten.',
    },
    'CARD-PADDOCK': {
      title: 'Fahrerlager',
      rule: 'Ein Maximum des eigenen Fahrzeugs ändert sich um 1: hinauf für 100 F oder hinunter, was 100 F bringt. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
