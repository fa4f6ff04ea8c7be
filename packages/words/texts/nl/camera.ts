import { translationOf } from '../../text.ts';
import type { camera as English } from '../en/camera.ts';

export const camera = translationOf<typeof English>()({
  'camera.keyMap': 'Hele kaart: klik of sleep om daar te kijken',
  'camera.toGo': '{city}: nog {levels}',
  'camera.pace': 'Tempo: {pace}',
  'camera.pace.calm': 'Rustig',
  'camera.pace.brisk': 'Vlot',
  'camera.pace.quick': 'Snel',
  'camera.pace.atOnce': 'Meteen',
});
