import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
  'hint.thinking': 'Denkt nach …',
  'hint.stop': 'Abbrechen',
  'hint.failed': 'Gerade ist kein Tipp verfügbar.',
  'hint.place': 'Plan übernehmen',
  'hint.even': 'Hier kommt es kaum darauf an: Die nächstbeste Wahl ist etwa genauso gut.',
  'hint.sure':
    'Damit gewinnst du von hier aus etwa {chance} von hundert Rennen: {low} bis {high} mehr als mit der nächstbesten Wahl.',
  'hint.about': 'Damit gewinnst du von hier aus etwa {chance} von hundert Rennen.',

  'hint.because.arrival': 'Das bringt am Ziel mehr Punkte.',
  'hint.because.way': 'Danach bist du näher am Ziel.',
  'hint.because.petrol': 'So bleibt dir Benzin für die weitere Strecke.',
  'hint.because.vehicle': 'So bleibt dein Fahrzeug besser in Schuss.',
  'hint.because.money': 'So bleibt dir mehr Geld.',
  'hint.because.cards': 'So bleiben dir mehr Karten.',
  'hint.because.city': 'Das bringt dich in eine Stadt, wo Benzin und Teile billig sind.',
  'hint.because.order': 'Das bringt dich in der Zugreihenfolge nach vorn.',
  'hint.because.rivals': 'Das bremst deine Gegner am meisten.',
  'hint.because.whole': 'Alles in allem stehst du danach besser da.',
});
