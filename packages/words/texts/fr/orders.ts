import { translationOf } from '../../text.ts';
import type { orders as english } from '../en/orders.ts';

export const orders = translationOf<typeof english>()({
  'orders.title': 'Consignes',
  'orders.how':
    'Réponses données d’office, d’après ce que tout le monde voit. Personne d’autre n’en sait rien.',
  'orders.window': 'Quand une carte danger est jouée',
  'orders.window.ask': 'Me demander',
  'orders.window.1': 'Décliner, sauf si j’y perds un niveau',
  'orders.window.2': 'Décliner, sauf si j’y perds deux niveaux',
  'orders.window.9': 'Toujours décliner',
  'orders.guards': 'Quand il ne reste que des gardes',
  'orders.guards.ask': 'Me demander',
  'orders.guards.pass': 'Passer',
  'orders.draft': 'Après les autres',
  'orders.draft.on': 'Attend les autres',
  'orders.draft.how': 'Confirme le plan tel quel une fois que les autres ont confirmé le leur.',
});
