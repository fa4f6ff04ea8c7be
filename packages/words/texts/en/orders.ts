import type { Messages } from '../../text.ts';

// What a seat at an online table has answered for it automatically.
export const orders = {
  'orders.title': 'Automatic responses',
  'orders.how':
    'These responses are given for you, based on what everyone can see. Nobody else knows about them.',
  'orders.window': 'When a danger card is played',
  'orders.window.ask': 'Ask me',
  'orders.window.1': 'Ask only if I would lose a level',
  'orders.window.2': 'Ask only if I would lose two levels',
  'orders.window.9': 'Never ask, do nothing',
  'orders.guards': 'When only guards are left',
  'orders.guards.ask': 'Ask me',
  'orders.guards.pass': 'Pass',
  'orders.draft': 'Confirm when others are ready',
  'orders.draft.on': 'Waiting for the others',
  'orders.draft.how': 'Confirms your plan as it is once everyone else has confirmed.',
} as const satisfies Messages;
