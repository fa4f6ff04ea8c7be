import type { Messages } from '../../../text.ts';

// What the reader may set, and what this edition is.
export const settings = {
  'settings.light': 'Light',
  'settings.light.day': 'Day',
  'settings.light.night': 'Night',
  'settings.unofficial':
    'An unofficial edition: neither made nor endorsed by the designers or the publisher of the printed game. All words and drawings are our own.',
  'settings.title': 'Settings',
  'settings.aside': 'they stay on this device',
  'settings.light.auto': 'As the device',
  'settings.pace': 'Pace of the bots',
  'settings.pace.calm': 'Calm',
  'settings.pace.brisk': 'Brisk',
  'settings.pace.atOnce': 'At once',
  'settings.pace.calm.how': 'Every move drives by at a pace one can follow.',
  'settings.pace.brisk.how': 'Twice as fast; a tap still shows the rest at once.',
  'settings.pace.atOnce.how': 'Bots’ moves are shown as their outcome; the newspaper tells the rest.',
  'settings.motion': 'Things that move',
  'settings.motion.system': 'As the device',
  'settings.motion.still': 'Stay still',
  'settings.textSize': 'Size of letters',
  'settings.edition': 'This edition',
} as const satisfies Messages;
