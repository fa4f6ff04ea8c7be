import type { patronage as chapter } from '../../../chapters/modules/patronage.ts';
import type { ChapterText } from '../../../text.ts';

export const patronage = {
  sections: { patronage: 'Die Mäzene' },
  rules: {
    'PATRON-01': {
      title: 'Charmante Begleitung',
      rule: '2 Dandys werden in den Nachziehstapel gemischt.',
    },
    'PATRON-02': {
      title: 'Die Leiste der Mäzene',
      rule: 'Eine Leiste zeigt steigende Summen. Der Marker jeder Mannschaft beginnt auf ihrem Startfeld, dem einzigen, auf dem mehrere stehen können.',
    },
    'PATRON-03': {
      title: 'Finanzierung bewegt den Marker',
      rule: 'Die Finanzierung rückt den Marker der Mannschaft für jeden beteiligten Assistenten ein Feld weiter. Besetzte Felder werden übersprungen und nicht gezählt.',
    },
    'PATRON-04': {
      title: 'Kassieren',
      rule: 'Ganz am Anfang eines Zuges, vor dem Benzin, darf eine Mannschaft kassieren: Sie nimmt die Summe unter ihrem Marker, der Marker geht zum Start zurück, und der Rest des Zuges verfällt. Das ist kein Passen.',
    },
    'PATRON-05': {
      title: 'Grenzen der Leiste',
      ruling:
        'Kassieren braucht einen aktiven Assistenten und einen Marker jenseits des Starts. Schritte über das letzte freie Feld hinaus verfallen; ein Dandy, der nichts bewegen würde, kann nicht gespielt werden.',
    },
    'PATRON-06': {
      title: 'Mäzene im Ziel',
      ruling:
        'Eine Mannschaft, die ankommt, nimmt ihren Marker von der Leiste. Was sie nicht kassiert hat, ist verloren.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Der Marker des Mäzens rückt 2 Felder weiter; besetzte werden übersprungen und nicht gezählt. Für Schritt 2 eines Zuges. 2 Exemplare.',
    },
  },
} satisfies ChapterText<typeof chapter>;
