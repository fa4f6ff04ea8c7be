import type { Seat } from '@race/kernel';
import { crewIn, type RacePublic } from '../../state.ts';
import { facts } from './facts.ts';

/** How a table is set where the Suffragettes race and Simone's power is switched off. FIFTH-04. */
const WITHOUT_POWER = `${facts.name}:unaided`;

const WITH_LEADERS = 'leaders';

/** FIFTH-04: whether Simone's power is used at a table with these modules, whoever brings the Suffragettes. */
export const hasSimonesPower = (modules: readonly string[]): boolean => !modules.includes(WITHOUT_POWER);

/** Whether her power goes with her crew: where leaders are chosen it goes with her. LEADER-DEFORET. */
export const goesWithCrew = (modules: readonly string[]): boolean =>
  hasSimonesPower(modules) && !modules.includes(WITH_LEADERS);

/** FIFTH-02, FIFTH-04: one more card is dealt, and it is the Suffragettes' when all have taken theirs. */
export const suffragettesTake = (known: RacePublic): readonly Seat[] =>
  known.order.filter((seat) => crewIn(known, seat).id === 'suffragettes');
