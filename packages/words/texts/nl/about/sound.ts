import { translationOf } from '../../../text.ts';
import type { sound as English } from '../../en/about/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Geluid',
  'sound.off': 'Uit',
  'sound.soft': 'Zacht',
  'sound.normal': 'Gewoon',
  'sound.loud': 'Hard',
  'sound.how':
    'Motor, tegels, kaarten, dobbelstenen en stadsklokken. De toets M zet het uit en aan, op de kaart met Shift; wat te horen is, is ook te zien.',
  'sound.isOff': 'Het geluid is uit.',
  'sound.isOn': 'Het geluid is aan.',
});
