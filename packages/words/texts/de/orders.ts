import { translationOf } from '../../text.ts';
import type { orders as english } from '../en/orders.ts';

export const orders = translationOf<typeof english>()({
  'orders.title': 'Daueraufträge',
  'orders.how': 'Wird für dich beantwortet, nach dem, was alle sehen. Sonst weiß niemand davon.',
  'orders.window': 'Wenn eine Gefahrenkarte gespielt wird',
  'orders.window.ask': 'Mich fragen',
  'orders.window.1': 'Ablehnen, außer ich verlöre eine Stufe',
  'orders.window.2': 'Ablehnen, außer ich verlöre zwei Stufen',
  'orders.window.9': 'Immer ablehnen',
  'orders.guards': 'Wenn nur noch Wachen übrig sind',
  'orders.guards.ask': 'Mich fragen',
  'orders.guards.pass': 'Passen',
  'orders.draft': 'Nach den anderen',
  'orders.draft.on': 'Wartet auf die anderen',
  'orders.draft.how': 'Bestätigt den Plan, wie er ist, sobald die anderen ihren bestätigt haben.',
});
