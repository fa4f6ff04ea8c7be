import { translationOf } from '../../../text.ts';
import type { end as english } from '../../en/solo/end.ts';

export const end = translationOf<typeof english>()({
  'end.scene': 'Ende des Rennens',
  'end.won': 'Du schlägst René',
  'end.lost': 'René gewinnt',
  'end.inTime': 'Du kommst rechtzeitig an',
  'end.tooLate': 'Dir gehen die Runden aus',
  'end.next': 'Nächstes Rennen',
  'end.learns': '{count|one René lernt eine Karte|other René lernt # Karten}',
  'end.learned': 'Renés Stapel ist schon auf Stufe 3: Er hat nichts mehr zu lernen.',
  'end.swap': 'Karte {out} wird durch Karte {in} ersetzt',
  'end.powers': '{count|one Eine neue vererbte Kraft|other # neue vererbte Kräfte}',
  'end.noPowers': 'René hat keine vererbte Kraft gewonnen.',
  'end.stamps': '{count|0 Kein neuer Stempel|one Ein neuer Stempel|other # neue Stempel}',
  'end.noStamps': 'Du hast keine neue Mission erfüllt.',
  'end.youFirst': 'Du fängst an und hast 80 F.',
  'end.reneFirst': 'René fängt an, und du hast 70 F.',
  'end.goOn': 'Nächstes Rennen',
  'end.watch': 'Wiederholung',
  'end.rests': 'tankt und repariert',
});
