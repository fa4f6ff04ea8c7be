import { refuel } from '../crew/gauges.ts';
import { no } from '../refusals.ts';
import { crewOf, tell } from '../state.ts';
import { card } from './card.ts';

const LEVELS = 5;

/** CARD-REFUELLING-STATION */
export const refuellingStation = card({
  id: 'refuelling-station',
  copies: 2,
  when: 'beforeAssistant',
  picture: 'gas-pump',
  fuels: LEVELS,
  hindered(g, seat) {
    const { petrol, petrolMax } = crewOf(g, seat);
    return petrol < petrolMax ? null : no('card.tankFull', 'CARD-01', { card: 'refuelling-station' });
  },
  play(g, seat) {
    const { petrol, petrolMax } = crewOf(g, seat);
    refuel(g, seat, LEVELS);
    tell(g, { key: 'petrolPoured', seat, levels: Math.min(LEVELS, petrolMax - petrol) });
  },
});
