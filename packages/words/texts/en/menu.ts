import type { Messages } from '../../text.ts';

// The menu of a table.
export const menu = {
  'menu.title': 'Menu',
  'menu.race': 'This race',
  'menu.kept': 'This race is saved on this device. You can find it under “My races”.',
  'menu.saved': 'Saved as {name}.',
  'menu.rules': 'Rules',
} as const satisfies Messages;
