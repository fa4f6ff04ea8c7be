import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'Das Ende des Rennens',
  'end.won': 'Sieg über René',
  'end.lost': 'René gewinnt',
  'end.inTime': 'Rechtzeitig',
  'end.tooLate': 'Zu spät',
  'end.next': 'So wird das nächste Rennen',
  'end.learns': '{count|one René lernt eine Karte|other René lernt # Karten}',
  'end.learned': 'Sein Stapel ist schon auf Stufe 3: René hat nichts mehr zu lernen.',
  'end.swap': 'Karte {out} geht, Karte {in} kommt',
  'end.powers': '{count|one Eine Kraft für immer|other # Kräfte für immer}',
  'end.noPowers': 'René hat keine Kraft gewonnen.',
  'end.stamps': '{count|0 Kein neuer Stempel|one Ein neuer Stempel|other # neue Stempel}',
  'end.noStamps': 'Kein Auftrag wurde erfüllt, der nicht schon gestempelt ist.',
  'end.youFirst': 'Du beginnst, mit 80 F.',
  'end.reneFirst': 'René beginnt, und du hast 70 F.',
  'end.goOn': 'Nächstes Rennen',
  'end.watch': 'Noch einmal ansehen',
  'end.rests': 'tankt und repariert',
});
