import { hinderedDrive, startDrive } from '../drive/drive.ts';
import { card } from './card.ts';

/** CARD-DRIVER: a drive. */
export const driver = card({
  id: 'driver',
  copies: 3,
  when: 'beforeAssistant',
  picture: 'steering-wheel',
  drives: true,
  hindered: hinderedDrive,
  play: (g, seat) => startDrive(g, seat, true),
});
