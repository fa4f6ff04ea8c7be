// How each weather looks: its picture, and what it lays over the map.

import wave from 'virtual:game-icon/big-wave';
import flood from 'virtual:game-icon/flood';
import heat from 'virtual:game-icon/heat-haze';
import rains from 'virtual:game-icon/raining';
import fair from 'virtual:game-icon/sun';
import gale from 'virtual:game-icon/windy-stripes';
import { WEATHERS, type WeatherId } from '@race/great-race/modules/season/calendar.ts';

export const SKIES: { readonly [W in WeatherId]: string } = { fair, rains, heat, storm: wave, flood, gale };

/** What lies over the land: strokes of rain, the shimmer of heat, streaks of wind; on a square of 60. */
export const VEILS: { readonly [W in WeatherId]?: string } = {
  rains: stroke('M8,4L2,20M28,10L22,26M48,2L42,18M16,34L10,50M38,38L32,54M56,32L50,48', '#1f4f66', 1.5),
  heat: stroke('M0,14q7.5,-6 15,0t15,0t15,0t15,0M0,44q7.5,-6 15,0t15,0t15,0t15,0', '#a8521a', 1.6),
  flood: stroke(
    'M8,4L2,20M28,10L22,26M48,2L42,18M0,44q7.5,-6 15,0t15,0t15,0t15,0M0,52q7.5,-6 15,0t15,0t15,0t15,0',
    '#1f4f66',
    1.6,
  ),
  gale: stroke('M0,12C14,6 26,18 42,10M18,30C32,24 44,36 60,28M0,48C14,42 26,54 42,46', '#33424a', 1.6),
};

function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export const closesSea = (weather: WeatherId): boolean => WEATHERS[weather].closesSea;
