import { translationOf } from '../../text.ts';
import type { camera as English } from '../en/camera.ts';

export const camera = translationOf<typeof English>()({
  'camera.keyMap': 'Ganze Karte: Klicke oder ziehe, um dorthin zu schauen',
  'camera.toGo': '{city}: noch {levels}',
  'camera.pace': 'Tempo: {pace}',
  'camera.pace.calm': 'Ruhig',
  'camera.pace.brisk': 'Zügig',
  'camera.pace.quick': 'Schnell',
  'camera.pace.atOnce': 'Sofort',
});
