import type { DashCard } from './card.ts';
import { packetOf, starter } from './make.ts';

/**
 * The cards of the Dash, version 1: our own numbers (DASH-COMP-03), never changed once released. Each vehicle is a
 * ladder from fast and short to slow and long, no speed twice (DASH-COMP-04); the rungs are dealt out so that nobody
 * is stronger. Speed, whole stages, halves, booster.
 */
export const cards1: readonly DashCard[] = [
  ...packetOf('french', [
    [9, 1, 'none', 'last-word'],
    [9, 1, 'left', 'speed-first'],
    [4, 2, 'none', 'fastest'],
    [8, 1, 'right', 'disguise'],
    [1, 2, 'none', 'summit'],
  ]),
  ...packetOf('italian', [
    [8, 1, 'none', 'speed-first'],
    [3, 2, 'left', 'swap'],
    [6, 2, 'none', 'last-word'],
    [6, 1, 'right', 'fastest'],
    [9, 1, 'none', 'disguise'],
  ]),
  ...packetOf('english', [
    [7, 2, 'none', 'disguise'],
    [1, 2, 'both', 'swap'],
    [7, 1, 'none', 'fastest'],
    [1, 2, 'both', 'last-word'],
    [6, 0, 'left', 'summit'],
  ]),
  ...packetOf('belgian', [
    [4, 2, 'none', 'speed-first'],
    [4, 1, 'both', 'fastest'],
    [2, 3, 'none', 'summit'],
    [4, 1, 'both', 'swap'],
    [4, 0, 'left', 'disguise'],
  ]),
  ...packetOf('american', [
    [1, 3, 'none', 'speed-first'],
    [7, 1, 'left', 'disguise'],
    [8, 1, 'none', 'swap'],
    [2, 2, 'right', 'fastest'],
    [8, 0, 'left', 'last-word'],
  ]),
  ...packetOf('swiss', [
    [5, 2, 'none', 'summit'],
    [8, 1, 'right', 'swap'],
    [1, 3, 'none', 'fastest'],
    [3, 2, 'left', 'speed-first'],
    [3, 0, 'right', 'last-word'],
  ]),
  ...packetOf('suffragettes', [
    [2, 3, 'none', 'disguise'],
    [2, 2, 'right', 'fastest'],
    [3, 2, 'none', 'last-word'],
    [7, 1, 'left', 'summit'],
    [7, 0, 'right', 'speed-first'],
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
