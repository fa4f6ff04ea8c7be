// Pictures of the modules' tiles: villages and weather of their own.
import { fill, put } from '../svg.ts';
import { acacia, ground, ink, palm, shadow, strew } from './parts.ts';

function hut(thatchShade = '#A9702F'): string {
  return (
    shadow(5, 8, 13, 3) +
    fill('M-8,0H8V8C4,9.6 -4,9.6 -8,8Z', '#E6C48C') +
    fill('M2,0H8V8C6,9 4,9.3 2,9.4Z', '#B98A52') +
    fill('M-3,9.3V3.6C-3,1.6 1,1.6 1,3.6V9.4Z', '#3B2617') +
    fill('M-12,1L-1,-13L1,-13L12,1C6,4 -6,4 -12,1Z', '#D49A4E') +
    fill('M1,-13L12,1C9,2.6 6,3 3,3.2Z', thatchShade) +
    ink('M-12,1L-1,-13L1,-13L12,1C6,4 -6,4 -12,1Z', 0.8) +
    ink('M-8,1.6L-1.5,-10M-3,2.6L-.5,-10M3,2.8L.8,-10M7.4,2L1.4,-10', 0.45, 0.55) +
    ink('M-8,2V8C-4,9.6 4,9.6 8,8V2', 0.7)
  );
}

export const village = (): string =>
  ground('#DDB671', '#BC8F4C', 29) +
  ink('M-50,14C-26,16 -10,22 4,18C20,14 34,18 50,12', 5, 0.5, '#F2DDAF') +
  strew(
    [
      [-22, -17, 0.95],
      [4, -25, 0.82],
    ],
    hut(),
  ) +
  put(26, -10, 1.05, hut('#995F26')) +
  strew(
    [
      [-4, -2, 1.2],
      [-31, 4, 0.8],
    ],
    hut(),
  ) +
  strew(
    [
      [34, -27, 0.7],
      [-38, -18, 0.75],
    ],
    palm,
  );

const CLOUD =
  'M-38,-8C-48,-16 -40,-28 -29,-26C-28,-40 -8,-44 0,-33C8,-42 27,-38 26,-27C40,-30 46,-14 36,-8C20,-3 -22,-3 -38,-8Z';
const BOLT = 'M2,-8L-8,10L-1,9L-6,24L10,4L3,5L9,-8Z';
const RAIN =
  'M-30,-4l-5,14M-20,-2l-5,15M-10,-3l-5,14M12,-3l-5,15M22,-4l-5,14M32,-3l-5,12M-26,10l-4,10M16,12l-4,9M28,12l-3,8';

export const microclimate = (): string =>
  ground('#A9A184', '#857D62', 33, 40) +
  strew(
    [
      [-22, 26, 0.8],
      [22, 24, 0.7],
    ],
    acacia('#4F5F34', '#76824A'),
  ) +
  ink(RAIN, 1.3, 0.85, '#2E4F63') +
  fill(CLOUD, '#EFE6D2') +
  fill('M-38,-8C-22,-14 20,-12 38,-18C41,-14 40,-10 36,-8C20,-3 -22,-3 -38,-8Z', '#6C7A82') +
  fill('M-20,-7C-6,-12 8,-10 24,-16C20,-8 6,-5 -20,-7Z', '#4A5660') +
  ink(CLOUD, 1, 0.9) +
  fill(BOLT, '#FFC93C') +
  ink(BOLT, 0.9, 1);
