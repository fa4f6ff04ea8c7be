import { translationOf } from '../../text.ts';
import type { sound as English } from '../en/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Ton',
  'sound.off': 'Aus',
  'sound.soft': 'Leise',
  'sound.normal': 'Mittel',
  'sound.loud': 'Laut',
  'sound.how':
    'Motor, Plättchen, Karten, Würfel und Stadtglocken. Mit M schaltest du den Ton aus oder ein (auf der Landkarte Umschalt+M). Nichts hängt allein vom Ton ab.',
  'sound.isOff': 'Der Ton ist aus.',
  'sound.isOn': 'Der Ton ist an.',
});
