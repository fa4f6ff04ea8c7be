import type { Messages } from '../../text.ts';

// What the reader can set.
export const settings = {
  'settings.light': 'Theme',
  'settings.light.day': 'Light',
  'settings.light.night': 'Dark',
  'settings.unofficial':
    'An unofficial version, neither made nor endorsed by the designers or the publisher of the printed game. All texts and drawings are our own.',
  'settings.title': 'Settings',
  'settings.aside': 'saved on this device',
  'settings.looks': 'How it looks',
  'settings.atTable': 'At the table',
  'settings.light.auto': 'System',
  'settings.camera': 'Map camera',
  'settings.camera.follows': 'Follows',
  'settings.camera.stays': 'Stays',
  'settings.camera.follows.how': 'The map comes to you when it is your turn.',
  'settings.camera.stays.how': 'The map stays where you have put it.',
  'settings.pace': 'Bot speed',
  'settings.pace.calm': 'Calm',
  'settings.pace.brisk': 'Brisk',
  'settings.pace.quick': 'Quick',
  'settings.pace.atOnce': 'Instant',
  'settings.pace.calm.how': 'Every move takes its time.',
  'settings.pace.brisk.how': 'A round of three bots takes about eight seconds.',
  'settings.pace.quick.how': 'Twice as fast. Space ends a move; hold it to skip to your turn.',
  'settings.pace.atOnce.how': 'You only see the result of the bots’ moves; the newspaper tells the rest.',
  'settings.motion': 'Animations',
  'settings.motion.system': 'System',
  'settings.motion.still': 'Off',
  'settings.textSize': 'Text size',
  'settings.about': 'About this version',
} as const satisfies Messages;
