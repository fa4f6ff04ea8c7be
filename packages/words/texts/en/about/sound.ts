import type { Messages } from '../../../text.ts';

export const sound = {
  'sound.title': 'Sound',
  'sound.off': 'Off',
  'sound.soft': 'Soft',
  'sound.normal': 'Medium',
  'sound.loud': 'Loud',
  'sound.how':
    'Motor, tiles, cards, dice and city bells. The key M turns it off and on, on the map with Shift; whatever is heard is also seen.',
  'sound.isOff': 'Sound is off.',
  'sound.isOn': 'Sound is on.',
} as const satisfies Messages;
