import passport from 'virtual:game-icon/passport';
import gate from 'virtual:game-icon/temple-gate';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import type { TableModel } from '../kit.ts';
import { dieDrawing } from '../parts/die.tsx';
import { Beside, Board, gateWords, Mark } from './board.tsx';

/** Influence, the gates of the cities, visas. DIPLO-01 to DIPLO-08. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'diplomacy',
  icon: gate,
  Board,
  asks: ['influence'],
  stands: { influence: 'board', roll: 'main', bribe: 'main', stay: 'end' },
  Beside,
  Mark,
  meets: () => gateWords(table),
  figures: { visa: passport },
  plates: { 'DIPLO-03': { viewBox: '0 0 50 50', svg: dieDrawing(6) } },
  sounds: { borderRolled: 'dice' },
  weights: { borderClosed: 79, borderRolled: 65, bribePaid: 67, influenceBought: 58 },
  note: {
    rule: 'DIPLO-03',
    matters: ({ stack }) => ['border', 'influence'].includes(stack.at(-1)?.kind ?? ''),
  },
});
