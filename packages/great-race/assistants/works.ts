import type { Refusal, Seat } from '@race/kernel';
import { spendAssistant } from '../crew/assistants.ts';
import { FUNDING, MECHANICS, PATHFINDER } from '../crew/crews.ts';
import { drawIntoHand } from '../crew/hand.ts';
import { hinderedDrive, startDrive } from '../drive/drive.ts';
import type { Game } from '../state.ts';
import { fund } from './funding.ts';
import { hinderedDrawing, hinderedLaying, layTiles } from './pathfinder.ts';
import { hinderedRepair, startRepair } from './repairman.ts';

/** What assistants of a box can be sent to do. BASE-PLAN-05: which of the two is chosen when it is played. */
export interface Work {
  readonly box: number;
  readonly rule: string;
  hindered(g: Game, seat: Seat): Refusal | null;
  start(g: Game, seat: Seat): void;
}

const TILES_OF_A_PATHFINDER = 2;
const CARDS_OF_A_PATHFINDER = 1;

export const WORKS = {
  lay: {
    box: PATHFINDER,
    rule: 'BASE-PATH-01',
    hindered: hinderedLaying,
    start(g, seat) {
      spendAssistant(g, seat, PATHFINDER);
      layTiles(g, seat, TILES_OF_A_PATHFINDER);
    },
  },
  draw: {
    box: PATHFINDER,
    rule: 'BASE-PATH-07',
    hindered: hinderedDrawing,
    start(g, seat) {
      spendAssistant(g, seat, PATHFINDER);
      drawIntoHand(g, seat, CARDS_OF_A_PATHFINDER);
    },
  },
  repair: {
    box: MECHANICS,
    rule: 'BASE-MECH-01',
    hindered: hinderedRepair,
    start(g, seat) {
      spendAssistant(g, seat, MECHANICS);
      startRepair(g, seat, false);
    },
  },
  drive: {
    box: MECHANICS,
    rule: 'BASE-MECH-02',
    hindered: hinderedDrive,
    start(g, seat) {
      spendAssistant(g, seat, MECHANICS);
      startDrive(g, seat, false);
    },
  },
  fund: { box: FUNDING, rule: 'BASE-FUND-01', hindered: () => null, start: fund },
} as const satisfies { readonly [verb: string]: Work };

export type WorkVerb = keyof typeof WORKS;

export const isWork = (verb: string): verb is WorkVerb => Object.hasOwn(WORKS, verb);
