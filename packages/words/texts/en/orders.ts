import type { Messages } from '../../text.ts';

// What a seat has answered for it at a table over the network.
export const orders = {
  'orders.title': 'Standing orders',
  'orders.how': 'Answered for you, by what everybody can see. Nobody else knows of it.',
  'orders.window': 'When a danger card is played',
  'orders.window.ask': 'Ask me',
  'orders.window.1': 'Decline, unless I would lose a level',
  'orders.window.2': 'Decline, unless I would lose two levels',
  'orders.window.9': 'Always decline',
  'orders.guards': 'When only guards are left',
  'orders.guards.ask': 'Ask me',
  'orders.guards.pass': 'Pass',
  'orders.draft': 'When the others have',
  'orders.draft.on': 'Waits for the others',
  'orders.draft.how': 'Confirms the plan as it is once the others have confirmed theirs.',
} as const satisfies Messages;
