import { hinderedRepair, startRepair } from '../assistants/repairman.ts';
import { card } from './card.ts';

/** CARD-REPAIRMAN: a repair, as a repairman assistant's. */
export const repairman = card({
  id: 'repairman',
  copies: 3,
  when: 'beforeAssistant',
  picture: 'wrench',
  hindered: hinderedRepair,
  play: (g, seat) => startRepair(g, seat, true),
});
