import type { postal as chapter } from '../../../chapters/modules/postal.ts';
import type { ChapterText } from '../../../text.ts';

export const postal = {
  sections: {
    postal: 'Der Postdienst',
  },
  rules: {
    'POSTAL-01': {
      title: 'Zwei Eilzustellungen',
      rule: 'Mischt 2 Eilzustellungen in den Nachziehstapel.',
    },
    'POSTAL-02': {
      title: 'Pakete zu Beginn',
      rule: 'Pakete sind Klötzchen in den vier Stadtfarben und haben ihren eigenen Beutel. Beim Aufbau zieht der Startspieler eines für jede Stadt; dann zieht jede Mannschaft eines, das sie mitnimmt.',
    },
    'POSTAL-03': {
      title: 'Zustellen',
      rule: 'Kommst du in eine Stadt in der Farbe deines Pakets, stellst du es zu: Das Klötzchen kommt zurück in den Beutel, und du bekommst 30 F. Danach darfst du das Paket dieser Stadt laden.',
    },
    'POSTAL-04': {
      title: 'Immer nur ein Paket',
      rule: 'Du hast nur ein Paket an Bord und musst es zustellen, bevor du ein anderes lädst.',
      ruling: 'Kommst du ohne Paket in eine Stadt, darfst du das Paket laden, das dort liegt.',
    },
    'POSTAL-05': {
      title: 'Neue Pakete',
      rule: 'In der Wartung, nach der neuen Zugreihenfolge, bekommt jede Stadt ohne Paket ein neues.',
    },
    'POSTAL-06': {
      title: 'Wohin Pakete gehen',
      ruling:
        'Lila Städte haben keine Pakete und nehmen keine an, auch nicht per Eilzustellung. Eine Eilzustellung spielst du bei der Ankunft oder in Schritt 2, wenn du in einer farbigen Stadt stehst; danach darfst du das Paket dort laden. Auch ein Paket in der Farbe der Stadt selbst darfst du laden; es wartet auf eine andere Stadt dieser Farbe.',
    },
    'POSTAL-07': {
      title: 'Nicht, wo es geladen wurde',
      ruling:
        'Ein Paket kannst du nie in der Stadt zustellen, in der du es geladen hast, auch nicht per Eilzustellung. Wegwerfen kannst du es nicht.',
    },
    'POSTAL-08': {
      title: 'Ein leerer Paketbeutel',
      ruling:
        'Ist der Beutel leer, bleiben Städte ohne Paket, bis es wieder eines gibt. Welche Stadt es bekommt, entscheidet der Zufall.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Eilzustellung',
      rule: 'Stell dein Paket in einer beliebigen farbigen Stadt zu, außer in der, wo du es geladen hast. Spielbar in Schritt 2 oder bei der Ankunft. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
