import { translationOf } from '../../text.ts';
import type { orders as English } from '../en/orders.ts';

export const orders = translationOf<typeof English>()({
  'orders.title': 'Réponses automatiques',
  'orders.how':
    'Ces réponses sont données pour vous, d’après ce que tout le monde voit. Personne d’autre n’en sait rien.',
  'orders.window': 'Quand une carte danger est jouée',
  'orders.window.ask': 'Me demander',
  'orders.window.1': 'Demander seulement si je perds un niveau',
  'orders.window.2': 'Demander seulement si je perds deux niveaux',
  'orders.window.9': 'Ne jamais demander, laisser faire',
  'orders.guards': 'Quand il ne reste que des gardes',
  'orders.guards.ask': 'Me demander',
  'orders.guards.pass': 'Passer',
  'orders.draft': 'Confirmer après les autres',
  'orders.draft.on': 'En attente des autres',
  'orders.draft.how': 'Votre plan est confirmé tel quel dès que tous les autres ont confirmé le leur.',
});
