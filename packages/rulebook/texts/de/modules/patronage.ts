import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: {
    patronage: 'Die Mäzene',
  },
  rules: {
    'PATRON-01': {
      title: 'Zwei Dandys',
      rule: 'Mischt 2 Dandys in den Nachziehstapel.',
    },
    'PATRON-02': {
      title: 'Die Sponsorentafel',
      rule: 'Die Sponsorentafel zeigt steigende Geldsummen. Alle Mäzenmarker beginnen auf ihrem Startfeld, dem einzigen, auf dem mehrere stehen dürfen.',
    },
    'PATRON-03': {
      title: 'Finanzierung bewegt den Marker',
      rule: 'Eine Finanzierungsaktion zieht deinen Mäzenmarker für jeden beteiligten Assistenten ein Feld weiter. Besetzte Felder werden übersprungen und nicht gezählt.',
    },
    'PATRON-04': {
      title: 'Kassieren',
      rule: 'Ganz am Anfang eines Zuges, vor dem Benzin, darfst du kassieren: Nimm die Summe unter deinem Mäzenmarker und stell ihn zurück auf den Start. Der Rest dieses Zuges verfällt, aber gepasst hast du damit nicht.',
    },
    'PATRON-05': {
      title: 'Grenzen der Tafel',
      ruling:
        'Zum Kassieren brauchst du einen aktiven Assistenten und einen Mäzenmarker jenseits des Starts. Schritte über das letzte freie Feld hinaus verfallen. Einen Dandy, der nichts bewegen würde, kannst du nicht spielen.',
    },
    'PATRON-06': {
      title: 'Mäzene am Ziel',
      ruling:
        'Kommst du an, nimm deinen Mäzenmarker von der Tafel. Was du nicht kassiert hast, ist verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Dein Mäzenmarker rückt 2 Felder weiter; besetzte Felder werden übersprungen und nicht gezählt. Spielbar in Schritt 2. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
