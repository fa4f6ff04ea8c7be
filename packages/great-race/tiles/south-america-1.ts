// South America's 60 tiles: cheaper in petrol than Africa's, harder on the machine. Released data: a change is a new version beside it.
import type { TileData } from './data.ts';

export const southAmericaTiles1: readonly TileData[] = [
  { id: '1p', petrol: 1, damage: 0, danger: false, stop: false, copies: 2 },
  { id: '2p', petrol: 2, damage: 0, danger: false, stop: false, copies: 12 },
  { id: '3p', petrol: 3, damage: 0, danger: false, stop: false, copies: 1 },
  { id: '1p1d', petrol: 1, damage: 1, danger: false, stop: false, copies: 12 },
  { id: '2p1d', petrol: 2, damage: 1, danger: false, stop: false, copies: 10 },
  { id: '1p2d', petrol: 1, damage: 2, danger: false, stop: false, copies: 1 },
  { id: '2p2d', petrol: 2, damage: 2, danger: false, stop: false, copies: 1 },
  { id: '1p-stop', petrol: 1, damage: 0, danger: false, stop: true, copies: 4 },
  { id: '2p-stop', petrol: 2, damage: 0, danger: false, stop: true, copies: 6 },
  { id: '1p1d-stop', petrol: 1, damage: 1, danger: false, stop: true, copies: 1 },
  { id: '1p2d-stop', petrol: 1, damage: 2, danger: false, stop: true, copies: 1 },
  { id: '1p-danger', petrol: 1, damage: 0, danger: true, stop: false, copies: 4 },
  { id: '2p-danger', petrol: 2, damage: 0, danger: true, stop: false, copies: 4 },
  { id: '1p1d-danger', petrol: 1, damage: 1, danger: true, stop: false, copies: 1 },
];
