import type { Messages } from '../../text.ts';

// Sound and music.
export const sound = {
  'sound.title': 'Sound',
  'sound.off': 'Off',
  'sound.soft': 'Quiet',
  'sound.normal': 'Medium',
  'sound.loud': 'Loud',
  'sound.how':
    'Engine, tiles, cards, dice and city bells. Press M to turn sound off or on (Shift+M on the map). Nothing depends on sound alone.',
  'sound.isOff': 'Sound is off.',
  'sound.isOn': 'Sound is on.',
} as const satisfies Messages;
