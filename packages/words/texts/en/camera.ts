import type { Messages } from '../../text.ts';

// The camera of the map while somebody plays: the key map, and the pace of what others do.
export const camera = {
  'camera.keyMap': 'Whole map: click or drag to look there',
  'camera.toGo': '{city}: {levels} to go',
  'camera.pace': 'Pace: {pace}',
  'camera.pace.calm': 'Calm',
  'camera.pace.brisk': 'Brisk',
  'camera.pace.quick': 'Quick',
  'camera.pace.atOnce': 'At once',
} as const satisfies Messages;
