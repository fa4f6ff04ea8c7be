import { translationOf } from '../../text.ts';
import type { orders as English } from '../en/orders.ts';

export const orders = translationOf<typeof English>()({
  'orders.title': 'Automatische antwoorden',
  'orders.how':
    'Deze antwoorden worden voor je gegeven, op basis van wat iedereen ziet. Niemand anders weet ervan.',
  'orders.window': 'Als er een gevaarkaart wordt gespeeld',
  'orders.window.ask': 'Mij vragen',
  'orders.window.1': 'Alleen vragen als ik een punt zou verliezen',
  'orders.window.2': 'Alleen vragen als ik twee punten zou verliezen',
  'orders.window.9': 'Nooit vragen, niets doen',
  'orders.guards': 'Als ik alleen nog bewakers heb',
  'orders.guards.ask': 'Mij vragen',
  'orders.guards.pass': 'Passen',
  'orders.draft': 'Bevestigen als de anderen klaar zijn',
  'orders.draft.on': 'Wacht op de anderen',
  'orders.draft.how': 'Bevestigt je plan zoals het is zodra alle anderen hebben bevestigd.',
});
