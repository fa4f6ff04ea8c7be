import { translationOf } from '../../../text.ts';
import type { sound as English } from '../../en/about/sound.ts';

export const sound = translationOf<typeof English>()({
  'sound.title': 'Ton',
  'sound.off': 'Aus',
  'sound.soft': 'Leise',
  'sound.normal': 'Mittel',
  'sound.loud': 'Laut',
  'sound.how':
    'Motor, Plättchen, Karten, Würfel und Stadtglocken. Die Taste M schaltet ihn aus und ein, auf der Karte mit Umschalttaste; was zu hören ist, ist auch zu sehen.',
  'sound.isOff': 'Der Ton ist aus.',
  'sound.isOn': 'Der Ton ist an.',
});
