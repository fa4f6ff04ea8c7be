// The crews as the page shows them.
import { computed } from '@preact/signals';
import type { Crew, RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { moment, publicState } from './table-state.ts';

export interface ShownCrew extends Omit<Crew, 'id'> {
  readonly seat: Seat;
  /** Which crew drives here; empty until it is chosen. */
  readonly id: string;
  /** Its place in turn order, from 1. */
  readonly turn: number;
  readonly isBroken: boolean;
  /** What the moment tells is its doing. */
  readonly acts: boolean;
  readonly assistants: number;
  /** René Estienne: he sits in the second seat, and nobody plans or pays for him. */
  readonly isRene: boolean;
}

const RENES_SEAT = 1;

/** By seat. */
export const crews = computed<readonly ShownCrew[]>(() => {
  const seen = publicState.value;
  const actor = actorOf(moment.value?.events ?? []);
  return (seen?.crews ?? []).map((crew, seat) => ({
    ...crew,
    seat,
    id: crew.id ?? '',
    turn: (seen?.order.indexOf(seat) ?? 0) + 1,
    isBroken: crew.engine === 0,
    acts: seat === actor,
    assistants: crew.boxes.reduce((sum, here) => sum + here, 0),
    isRene: seat === RENES_SEAT && seen?.modules?.solo !== undefined,
  }));
});

/** In turn order. */
export const inOrder = computed(() => [...crews.value].sort((a, b) => a.turn - b.turn));

/** Whose doing it is: what follows in the same moment follows from that crew's answer. */
export function actorOf(events: readonly RaceEvent[]): Seat | null {
  const [first] = events;
  return first !== undefined && isOwn(first) && 'seat' in first ? first.seat : null;
}

/** Plans are revealed and bonuses paid to all at once: nobody's doing. */
const isOwn = ({ key }: RaceEvent): boolean => key !== 'planned' && key !== 'bonusPaid';
