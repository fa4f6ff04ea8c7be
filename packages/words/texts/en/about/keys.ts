import type { Messages } from '../../../text.ts';

// The keys of the table.
export const keys = {
  'keys.title': 'Keys',
  'keys.question': 'to what is asked',
  'keys.map': 'to the map',
  'keys.hand': 'to your hand',
  'keys.paper': 'to the newspaper',
  'keys.words': 'the map in words',
  'keys.help': 'these keys',
  'keys.sound': 'sound off and on',
  'keys.plan':
    'while planning: one assistant onto the first, second, third or fourth box; with Shift off it again; Enter is “ready”',
  'keys.tab': 'to the next thing; with Shift to the one before',
  'keys.escape': 'closes what lies open, lets go of what was chosen',
  'keys.onMap': 'On the map',
  'keys.shift': 'Letters that lead around the table take Shift there: without it they lead to cities.',
  'keys.readers.title': 'With a screen reader',
  'keys.readers':
    'It keeps its own keys while it reads the page; these work in its focus or forms mode. Every part of the table is also a region or a heading, and what happens is told by itself.',
  'keys.single': 'Single keys',
  'keys.single.how': 'Off, no letter or figure by itself does anything.',
} as const satisfies Messages;
