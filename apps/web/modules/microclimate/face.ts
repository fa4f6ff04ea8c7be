import dice from 'virtual:game-icon/dice-six-faces-six';
import { put } from '@race/atlas';
import { isMicroclimate } from '@race/great-race/modules/microclimate/tiles.ts';
import type { ModuleFace } from '../face.ts';
import { facts } from '../kit.ts';
import { dieDrawing } from '../parts/die.tsx';
import { Board } from './board.tsx';

/** Tiles with a weather of their own, and their die. SEASON-06, 07. */
export const face: ModuleFace = {
  name: 'microclimate',
  icon: dice,
  Board,
  tileMark: (mark) =>
    mark === 'microclimate'
      ? put(0, -26, 0.56, `<g transform="translate(-25 -25)">${dieDrawing(5)}</g>`)
      : undefined,
  plates: { 'SEASON-07': { viewBox: '0 0 50 50', svg: dieDrawing(5) } },
  sounds: { microclimateRolled: 'dice' },
  weights: { microclimateRolled: 71 },
  note: {
    rule: 'SEASON-07',
    matters: ({ tiles }) => tiles.some((tile) => isMicroclimate(facts.value?.tiles[tile])),
  },
};
