import { translationOf } from '../../text.ts';
import type { camera as English } from '../en/camera.ts';

export const camera = translationOf<typeof English>()({
  'camera.keyMap': 'Toute la carte : cliquez ou faites glisser pour regarder ailleurs',
  'camera.toGo': '{city} : encore {levels}',
  'camera.pace': 'Rythme : {pace}',
  'camera.pace.calm': 'Tranquille',
  'camera.pace.brisk': 'Vif',
  'camera.pace.quick': 'Rapide',
  'camera.pace.atOnce': 'Immédiat',
});
