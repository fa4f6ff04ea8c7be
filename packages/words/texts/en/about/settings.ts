import type { Messages } from '../../../text.ts';

// What the reader may set, and what this edition is.
export const settings = {
  'settings.light': 'Theme',
  'settings.light.day': 'Light',
  'settings.light.night': 'Dark',
  'settings.unofficial':
    'An unofficial version, neither made nor endorsed by the designers or the publisher of the printed game. All texts and drawings are our own.',
  'settings.title': 'Settings',
  'settings.aside': 'saved on this device',
  'settings.light.auto': 'System',
  'settings.pace': 'Bot speed',
  'settings.pace.calm': 'Relaxed',
  'settings.pace.brisk': 'Fast',
  'settings.pace.atOnce': 'Instant',
  'settings.pace.calm.how': 'Every move is shown at a comfortable pace.',
  'settings.pace.brisk.how': 'Twice as fast. Tap to skip the rest.',
  'settings.pace.atOnce.how': 'You only see the result of the bots’ moves; the newspaper tells the rest.',
  'settings.motion': 'Animations',
  'settings.motion.system': 'System',
  'settings.motion.still': 'Off',
  'settings.textSize': 'Text size',
  'settings.edition': 'About this version',
} as const satisfies Messages;
