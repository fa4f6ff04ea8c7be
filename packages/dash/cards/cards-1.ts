import type { DashCard } from './card.ts';
import { packetOf, starter } from './make.ts';

/**
 * The cards of the Dash, version 1: our own numbers (DASH-COMP-03), never changed once released. Each vehicle is a
 * ladder from fast and short to slow and long, no speed twice (DASH-COMP-04); the rungs are dealt out so that nobody
 * is stronger. Speed, whole stages, halves, booster.
 */
export const cards1: readonly DashCard[] = [
  ...packetOf('french', [
    [1, 3, 'none', 'summit'],
    [8, 1, 'right', 'fastest'],
    [1, 3, 'none', 'last-word'],
    [6, 1, 'right', 'disguise'],
    [8, 0, 'left', 'speed-first'],
  ]),
  ...packetOf('italian', [
    [2, 3, 'none', 'fastest'],
    [7, 1, 'left', 'last-word'],
    [8, 1, 'none', 'disguise'],
    [2, 2, 'right', 'speed-first'],
    [6, 0, 'left', 'swap'],
  ]),
  ...packetOf('english', [
    [5, 2, 'none', 'last-word'],
    [9, 1, 'left', 'disguise'],
    [4, 2, 'none', 'speed-first'],
    [1, 2, 'both', 'swap'],
    [3, 0, 'right', 'summit'],
  ]),
  ...packetOf('belgian', [
    [8, 1, 'none', 'disguise'],
    [4, 1, 'both', 'speed-first'],
    [6, 2, 'none', 'swap'],
    [7, 1, 'left', 'summit'],
    [1, 2, 'none', 'fastest'],
  ]),
  ...packetOf('american', [
    [7, 2, 'none', 'speed-first'],
    [3, 2, 'left', 'swap'],
    [7, 1, 'none', 'summit'],
    [4, 1, 'both', 'fastest'],
    [9, 1, 'none', 'last-word'],
  ]),
  ...packetOf('swiss', [
    [4, 2, 'none', 'swap'],
    [2, 2, 'right', 'summit'],
    [2, 3, 'none', 'fastest'],
    [8, 1, 'right', 'last-word'],
    [7, 0, 'right', 'disguise'],
  ]),
  ...packetOf('suffragettes', [
    [9, 1, 'none', 'summit'],
    [1, 2, 'both', 'fastest'],
    [3, 2, 'none', 'last-word'],
    [3, 2, 'left', 'disguise'],
    [4, 0, 'left', 'speed-first'],
  ]),
  starter('train-1', ['train', 6, 2, 'none']),
  starter('train-2', ['train', 3, 2, 'none']),
  starter('car-1', ['car', 5, 1, 'both']),
  starter('car-2', ['car', 6, 1, 'right']),
  starter('motorbike', ['motorbike', 5, 2, 'none']),
  starter('boat', ['boat', 5, 1, 'both']),
  starter('plane-1', ['plane', 5, 0, 'right']),
  starter('plane-2', ['plane', 2, 2, 'none']),
];
