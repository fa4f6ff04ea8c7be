import { translationOf } from '../../text.ts';
import type { orders as english } from '../en/orders.ts';

export const orders = translationOf<typeof english>()({
  'orders.title': 'Vaste opdrachten',
  'orders.how': 'Wordt voor je beantwoord, naar wat iedereen ziet. Niemand anders weet ervan.',
  'orders.window': 'Als er een gevarenkaart gespeeld wordt',
  'orders.window.ask': 'Vraag het mij',
  'orders.window.1': 'Afwijzen, tenzij ik een niveau zou verliezen',
  'orders.window.2': 'Afwijzen, tenzij ik twee niveaus zou verliezen',
  'orders.window.9': 'Altijd afwijzen',
  'orders.guards': 'Als er alleen wachters over zijn',
  'orders.guards.ask': 'Vraag het mij',
  'orders.guards.pass': 'Passen',
  'orders.draft': 'Na de anderen',
  'orders.draft.on': 'Wacht op de anderen',
  'orders.draft.how': 'Bevestigt het plan zoals het is zodra de anderen het hunne bevestigd hebben.',
});
