import dice from 'virtual:game-icon/dice-six-faces-six';
import { put } from '@race/atlas';
import { isSparedNow } from '@race/great-race/drive/price.ts';
import { isMicroclimate } from '@race/great-race/modules/microclimate/tiles.ts';
import type { ModuleFace } from '../face.ts';
import { facts, publicState, say } from '../kit.ts';
import { dieDrawing } from '../parts/die.tsx';
import { Board } from './board.tsx';

/** A die is thrown on each of its tiles, unless a weather station spares the drive. SEASON-07, 08. */
function meets(spaces: readonly number[]): string | undefined {
  const now = publicState.value;
  if (now === null || isSparedNow(now)) return undefined;
  const count = spaces.filter((space) => isMicroclimate(facts.value?.tiles[now.tiles[space] ?? -1])).length;
  return count === 0 ? undefined : say('boards.microclimate.ahead', { count });
}

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
  meets,
  sounds: { microclimateRolled: 'dice' },
  weights: { microclimateRolled: 71 },
  note: {
    rule: 'SEASON-07',
    matters: ({ tiles }) => tiles.some((tile) => isMicroclimate(facts.value?.tiles[tile])),
  },
};
