import sextant from 'virtual:game-icon/compass';
import portrait from 'virtual:game-icon/portrait';
import { seaRebate } from '@race/great-race/modules/leaders/powers.ts';
import { me } from '../boards/acts.ts';
import type { ModuleFace } from '../face.ts';
import { known, nameOf } from '../kit.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { Mark } from './mark.tsx';
import { leaderAt } from './standing.ts';

/** Leaders and the topographer. LEADER-01 to LEADER-12. */
export const face: ModuleFace = {
  name: 'leaders',
  icon: portrait,
  Board,
  glance() {
    const leader = me.value === null ? null : leaderAt(known.value, me.value);
    return leader === null ? '' : nameOf('surname', leader);
  },
  asks: ['leaders'],
  stands: { lead: 'board', power: 'board', keep: 'main', redraw: 'second' },
  Beside,
  Mark,
  figures: { topographer: sextant },
  weights: { leaderChosen: 60, powerUsed: 51, tileRedrawn: 73 },
  rebate: seaRebate,
  note: { rule: 'LEADER-03', matters: () => true },
};
