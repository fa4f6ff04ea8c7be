import { translationOf } from '../../text.ts';
import type { sound as English } from '../en/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Geluid',
  'sound.off': 'Uit',
  'sound.soft': 'Zacht',
  'sound.normal': 'Normaal',
  'sound.loud': 'Hard',
  'sound.how':
    'Motor, tegels, kaarten, dobbelstenen en stadsklokken. Met M zet je het geluid uit of aan (op de landkaart met Shift+M). Alles wat je hoort, zie je ook.',
  'sound.isOff': 'Het geluid staat uit.',
  'sound.isOn': 'Het geluid staat aan.',
});
