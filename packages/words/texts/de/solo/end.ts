import { translationOf } from '../../../text.ts';
import type { end as English } from '../../en/solo/end.ts';

export const end = translationOf<typeof English>()({
  'solo.end.scene': 'Ende des Rennens',
  'solo.end.won': 'Du schlägst René',
  'solo.end.lost': 'René gewinnt',
  'solo.end.inTime': 'Du kommst rechtzeitig an',
  'solo.end.tooLate': 'Dir gehen die Runden aus',
  'solo.end.next': 'Nächstes Rennen',
  'solo.end.learns': '{count|one René lernt eine Karte|other René lernt # Karten}',
  'solo.end.learned': 'Renés Stapel ist schon auf Stufe 3: Er hat nichts mehr zu lernen.',
  'solo.end.swap': 'Karte {out} wird durch Karte {in} ersetzt',
  'solo.end.powers': '{count|one Eine neue vererbte Kraft|other # neue vererbte Kräfte}',
  'solo.end.noPowers': 'René hat keine vererbte Kraft gewonnen.',
  'solo.end.stamps': '{count|0 Kein neuer Stempel|one Ein neuer Stempel|other # neue Stempel}',
  'solo.end.noStamps': 'Du hast keine neue Mission erfüllt.',
  'solo.end.youFirst': 'Du fängst an und hast 80 F.',
  'solo.end.reneFirst': 'René fängt an, und du hast 70 F.',
  'solo.end.goOn': 'Nächstes Rennen',
  'solo.end.watch': 'Wiederholung',
  'solo.end.rests': 'tankt und repariert',
});
