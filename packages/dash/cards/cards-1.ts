import type { DashCard } from './card.ts';
import { packetOf, starter } from './make.ts';

/**
 * The cards of the Dash, version 1: our own numbers (DASH-COMP-03), never changed once released. Slow cards cover
 * more; speeds within a vehicle are all different (DASH-COMP-04).
 */
export const cards1: readonly DashCard[] = [
  ...packetOf('french', [
    [9, 1, 'none', 'summit'],
    [2, 1, 'both', 'fastest'],
    [4, 2, 'none', 'disguise'],
    [6, 1, 'right', 'speed-first'],
    [3, 1, 'left', 'swap'],
  ]),
  ...packetOf('italian', [
    [3, 2, 'none', 'fastest'],
    [9, 1, 'left', 'last-word'],
    [1, 3, 'none', 'speed-first'],
    [4, 1, 'both', 'swap'],
    [7, 0, 'right', 'summit'],
  ]),
  ...packetOf('english', [
    [6, 1, 'none', 'last-word'],
    [5, 1, 'right', 'disguise'],
    [8, 1, 'none', 'swap'],
    [1, 2, 'both', 'summit'],
    [4, 1, 'right', 'fastest'],
  ]),
  ...packetOf('belgian', [
    [2, 2, 'none', 'disguise'],
    [7, 1, 'right', 'speed-first'],
    [5, 2, 'none', 'summit'],
    [8, 1, 'left', 'fastest'],
    [2, 1, 'right', 'last-word'],
  ]),
  ...packetOf('american', [
    [8, 1, 'none', 'speed-first'],
    [4, 1, 'both', 'swap'],
    [2, 3, 'none', 'fastest'],
    [3, 2, 'left', 'last-word'],
    [8, 0, 'left', 'disguise'],
  ]),
  ...packetOf('swiss', [
    [5, 2, 'none', 'swap'],
    [3, 2, 'left', 'summit'],
    [7, 1, 'none', 'last-word'],
    [5, 1, 'both', 'disguise'],
    [6, 0, 'right', 'speed-first'],
  ]),
  ...packetOf('suffragettes', [
    [4, 2, 'none', 'summit'],
    [8, 1, 'left', 'fastest'],
    [3, 2, 'none', 'disguise'],
    [2, 2, 'right', 'swap'],
    [9, 0, 'left', 'last-word'],
  ]),
  starter('train-1', ['train', 7, 1, 'none']),
  starter('train-2', ['train', 1, 2, 'none']),
  starter('car-1', ['car', 6, 1, 'left']),
  starter('car-2', ['car', 1, 2, 'right']),
  starter('motorbike', ['motorbike', 6, 2, 'none']),
  starter('boat', ['boat', 7, 1, 'right']),
  starter('plane-1', ['plane', 5, 1, 'left']),
  starter('plane-2', ['plane', 1, 1, 'right']),
];
