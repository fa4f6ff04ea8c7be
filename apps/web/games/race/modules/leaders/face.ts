import sextant from 'virtual:game-icon/compass';
import portrait from 'virtual:game-icon/portrait';
import { portraitOf } from '@race/atlas/draw/portraits.ts';
import { hasSimonesPower } from '@race/great-race/modules/fifth/simone.ts';
import { deforet } from '@race/great-race/modules/leaders/deforet.ts';
import { seaRebate } from '@race/great-race/modules/leaders/rebate.ts';
import { LEADERS } from '@race/great-race/modules/leaders/who.ts';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import type { TableModel } from '../kit.ts';
import { choosingOf, nameOf } from '../kit.ts';
import { Board, leaderAt, Mark, ruleOf } from './board.tsx';

/** Leaders and the topographer. LEADER-01 to LEADER-12. */
export const face = (table: TableModel): ModuleFace => {
  const { facts, publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const { context } = choosingOf(table);
  return {
    name: 'leaders',
    icon: portrait,
    Board,
    glance() {
      const leader = me.value === null ? null : leaderAt(publicState.value, me.value);
      return leader === null ? '' : nameOf('surname', leader);
    },
    asks: ['leaders'],
    stands: {
      lead: 'board',
      power: 'board',
      keep: 'main',
      redraw: 'second',
      discount: 'main',
      fullFare: 'second',
    },
    // The tile Chapman may put back. LEADER-CHAPMAN.
    tileAsked() {
      const [frame, now] = [openFrame.value, context.value];
      if (frame?.kind !== 'redraw' || !('space' in frame) || now === null) return undefined;
      return now.rules.tiles[now.known.tiles[Number(frame.space)] ?? -1]?.id;
    },
    Mark,
    figures: { topographer: sextant },
    plates: Object.fromEntries(
      LEADERS.map((leader) => [ruleOf(leader), { viewBox: '0 0 100 120', svg: portraitOf(leader) }]),
    ),
    weights: { leaderChosen: 60, powerUsed: 51, tileRedrawn: 73 },
    rebate: seaRebate,
    alsoTakes: (now) => (hasSimonesPower(facts.value?.options.modules ?? []) ? deforet(now) : []),
    note: { rule: 'LEADER-03', matters: () => true },
  };
};
