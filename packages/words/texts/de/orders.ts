import { translationOf } from '../../text.ts';
import type { orders as english } from '../en/orders.ts';

export const orders = translationOf<typeof english>()({
  'orders.title': 'Automatische Antworten',
  'orders.how':
    'Diese Antworten werden für dich gegeben, nach dem, was alle sehen können. Niemand sonst weiß davon.',
  'orders.window': 'Wenn eine Gefahrenkarte gespielt wird',
  'orders.window.ask': 'Mich fragen',
  'orders.window.1': 'Nichts tun, außer ich würde eine Stufe verlieren',
  'orders.window.2': 'Nichts tun, außer ich würde zwei Stufen verlieren',
  'orders.window.9': 'Nie reagieren',
  'orders.guards': 'Wenn nur noch Wachen übrig sind',
  'orders.guards.ask': 'Mich fragen',
  'orders.guards.pass': 'Passen',
  'orders.draft': 'Nach den anderen bestätigen',
  'orders.draft.on': 'Wartet auf die anderen',
  'orders.draft.how': 'Bestätigt deinen Plan so, wie er ist, sobald alle anderen bestätigt haben.',
});
