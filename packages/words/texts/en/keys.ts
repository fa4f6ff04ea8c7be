import type { Messages } from '../../text.ts';

// Keyboard shortcuts.
export const keys = {
  'keys.title': 'Keyboard shortcuts',
  'keys.question': 'go to your decision',
  'keys.map': 'go to the map',
  'keys.hand': 'go to your hand',
  'keys.paper': 'go to the newspaper',
  'keys.words': 'describe the map in words',
  'keys.help': 'show these shortcuts',
  'keys.sound': 'turn sound off or on',
  'keys.plan':
    'while planning: add an assistant to the first, second, third or fourth box; with Shift remove one; Enter is “Ready”',
  'keys.tab': 'next control; with Shift the previous one',
  'keys.escape': 'close what is open, clear the selection',
  'keys.onMap': 'On the map',
  'keys.shift': 'On the map, press these letters with Shift; without Shift they jump to cities.',
  'keys.readers.title': 'With a screen reader',
  'keys.readers':
    'Screen readers keep their own keys while reading; these shortcuts work in focus or forms mode. Every part of the table is also a region or a heading, and events are announced automatically.',
  'keys.single': 'Single-key shortcuts',
  'keys.single.how': 'When off, single-key shortcuts are disabled.',
} as const satisfies Messages;
