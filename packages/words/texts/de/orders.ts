import { translationOf } from '../../text.ts';
import type { orders as English } from '../en/orders.ts';

export const orders = translationOf<typeof English>()({
  'orders.title': 'Automatische Antworten',
  'orders.how':
    'Diese Antworten gibt das Spiel für dich, anhand dessen, was alle sehen können. Niemand sonst weiß davon.',
  'orders.window': 'Wenn eine Gefahrenkarte gespielt wird',
  'orders.window.ask': 'Mich fragen',
  'orders.window.1': 'Nur fragen, wenn ich eine Stufe verlieren würde',
  'orders.window.2': 'Nur fragen, wenn ich zwei Stufen verlieren würde',
  'orders.window.9': 'Nie fragen, nichts tun',
  'orders.guards': 'Wenn nur noch Wachen übrig sind',
  'orders.guards.ask': 'Mich fragen',
  'orders.guards.pass': 'Passen',
  'orders.draft': 'Nach den anderen bestätigen',
  'orders.draft.on': 'Wartet auf die anderen',
  'orders.draft.how': 'Bestätigt deinen Plan so, wie er ist, sobald alle anderen bestätigt haben.',
});
