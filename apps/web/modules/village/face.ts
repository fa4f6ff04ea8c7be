import huts from 'virtual:game-icon/huts-village';
import { put } from '@race/atlas';
import type { ModuleFace } from '../face.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { giftOfMark, giftSign } from './gifts.ts';

/** The smaller a tile is on screen, the larger its gift. */
const SIZES = { near: 0.95, mid: 1.15, far: 1.4, tiny: 1.5 } as const;

/** Villages on the map, and their gifts. VILLAGE-01 to VILLAGE-04. */
export const face: ModuleFace = {
  name: 'village',
  icon: huts,
  Board,
  stands: { onward: 'main' },
  Beside,
  tileMark(mark, sight) {
    const gift = giftOfMark(mark);
    return gift === undefined ? undefined : put(-24, -20, SIZES[sight], giftSign(gift));
  },
  weights: { giftTaken: 72, villagePassed: 59 },
  note: { rule: 'VILLAGE-02', matters: ({ stack }) => stack.at(-1)?.kind === 'village' },
};
