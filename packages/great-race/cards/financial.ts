import { earn } from '../crew/money.ts';
import { tell } from '../state.ts';
import { card } from './card.ts';

const FRANCS = 30;

/** CARD-FINANCIAL */
export const financial = card({
  id: 'financial',
  copies: 3,
  when: 'beforeAssistant',
  picture: 'cash',
  play(g, seat) {
    earn(g, seat, FRANCS);
    tell(g, { key: 'moneyReceived', seat, francs: FRANCS });
  },
});
