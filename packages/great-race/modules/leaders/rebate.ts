import type { Seat } from '@race/kernel';
import { lineOf } from '../../board/board.ts';
import type { OpenBoard } from '../../seams.ts';
import { isReady } from './who.ts';

const FRANCS_OF_WALLEDGRAVE = 50;

/** LEADER-WALLEDGRAVE, LEADER-06: off a sea line, beside transport cards; not off the air. */
export const seaRebate = (g: OpenBoard, seat: Seat, line: number): number =>
  lineOf(g.rules.board, line).kind === 'sea' && isReady(g.public, seat, 'english')
    ? FRANCS_OF_WALLEDGRAVE
    : 0;
