import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: { postal: 'Die Post' },
  rules: {
    'POSTAL-01': {
      title: 'Zwei schnelle Boten',
      rule: '2 Eilzustellungen werden in den Nachziehstapel gemischt.',
    },
    'POSTAL-02': {
      title: 'Pakete zu Beginn',
      rule: 'Pakete sind Würfel in den vier Stadtfarben und kommen aus einem eigenen Beutel. Beim Aufbau wird für jede Stadt eines gezogen, dann für jede Mannschaft eines, das sie an Bord nimmt.',
    },
    'POSTAL-03': {
      title: 'Zustellen',
      rule: 'Wer in einer Stadt der richtigen Farbe ankommt, stellt das Paket an Bord zu: Der Würfel kommt in den Beutel zurück, und die Mannschaft erhält 30 F. Dann darf sie das Paket laden, das in der Stadt liegt.',
    },
    'POSTAL-04': {
      title: 'Immer nur ein Paket',
      rule: 'Eine Mannschaft befördert ein einziges Paket und muss es zustellen, bevor sie ein anderes lädt.',
      ruling: 'Wer nichts an Bord hat, darf das Paket jeder Stadt laden, in der er ankommt.',
    },
    'POSTAL-05': {
      title: 'Neue Pakete',
      rule: 'In der Wartung bekommt jede Stadt ohne Paket ein neues, sobald die neue Zugreihenfolge steht.',
    },
    'POSTAL-06': {
      title: 'Wohin Pakete gehen',
      ruling:
        'Violette Städte haben keine Pakete und nehmen keine an, auch nicht per Eilzustellung. Eine Eilzustellung wird bei der Ankunft gespielt oder in Schritt 2, während das Fahrzeug in einer farbigen Stadt steht; danach darf das Paket dort geladen werden. Auch ein Paket in der Farbe der Stadt selbst darf geladen werden und wartet auf eine andere Stadt dieser Farbe.',
    },
    'POSTAL-07': {
      title: 'Nicht am Ladeort',
      ruling:
        'Kein Paket wird je in der Stadt zugestellt, in der es geladen wurde, auch nicht per Eilzustellung. Keines kann weggeworfen werden.',
    },
    'POSTAL-08': {
      title: 'Leerer Paketbeutel',
      ruling:
        'Hat der Beutel zu wenige Pakete, entscheidet der Zufall, welche Städte eines bekommen; die anderen warten, bis es wieder eines gibt.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Eilzustellung',
      rule: 'Das Paket an Bord wird in der Stadt zugestellt, in der die Mannschaft gerade ist, ganz gleich welcher Farbe. Für Schritt 2 eines Zuges oder bei der Ankunft. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
