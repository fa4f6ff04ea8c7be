import type { BoardId, RaceOptions } from '../../options.ts';
import { inVersion } from '../../parts.ts';

/** What a weather asks of every tile, and whether it closes the sea. SEASON-04. */
interface Weather {
  readonly petrol: number;
  readonly damage: number;
  readonly closesSea: boolean;
}

export const WEATHERS = {
  fair: { petrol: 0, damage: 0, closesSea: false },
  rains: { petrol: 0, damage: 1, closesSea: false },
  heat: { petrol: 1, damage: 0, closesSea: false },
  storm: { petrol: 0, damage: 0, closesSea: true },
  flood: { petrol: 1, damage: 1, closesSea: false },
  gale: { petrol: 0, damage: 1, closesSea: true },
} as const satisfies { readonly [name: string]: Weather };

export type WeatherId = keyof typeof WEATHERS;
export const WEATHER_IDS = Object.keys(WEATHERS) as readonly WeatherId[];

/** The weather of a season by the face rolled; fair on any other. */
type Season = { readonly [face: number]: WeatherId };

/** January/February to November/December. SEASON-02. */
export const SEASONS = 6;
export const FACES = 6;

export const LEVELS = ['normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Six seasons. */
export type Year = readonly Season[];
export type Calendars = Record<BoardId, Record<Level, Year>>;

/**
 * The calendars, our own design but for the first entry: rains come as damage, dry months cost petrol, storms close
 * the sea. Each continent has its own; the hard year lists more faces, and dearer ones.
 */
const FIRST: Calendars = {
  africa: {
    normal: [
      { 1: 'rains', 4: 'heat' },
      { 2: 'heat', 6: 'rains' },
      { 1: 'heat', 5: 'storm' },
      { 4: 'rains', 6: 'rains' },
      { 3: 'storm', 5: 'rains' },
      { 2: 'heat', 3: 'rains' },
    ],
    hard: [
      { 1: 'rains', 4: 'heat' },
      { 2: 'heat', 3: 'heat', 6: 'gale' },
      { 1: 'heat', 5: 'storm' },
      { 3: 'rains', 4: 'flood', 6: 'storm' },
      { 2: 'rains', 5: 'flood' },
      { 2: 'heat', 3: 'storm', 6: 'rains' },
    ],
  },
  'south-america': {
    normal: [
      { 1: 'rains', 4: 'rains' },
      { 3: 'rains' },
      { 5: 'storm' },
      { 2: 'heat', 6: 'storm' },
      { 4: 'heat' },
      { 1: 'heat', 6: 'rains' },
    ],
    hard: [
      { 1: 'rains', 4: 'flood' },
      { 3: 'rains', 5: 'rains', 6: 'storm' },
      { 2: 'rains', 5: 'gale' },
      { 2: 'heat', 4: 'heat', 6: 'storm' },
      { 1: 'heat', 4: 'storm' },
      { 1: 'heat', 3: 'rains', 6: 'flood' },
    ],
  },
};

/** By data version. Released ones stay. */
export const CALENDARS: readonly Calendars[] = [FIRST];

/** The year of a table. */
export const yearOf = ({ board, data }: Pick<RaceOptions, 'board' | 'data'>, level: Level): Year =>
  inVersion(CALENDARS, data, 'the season')[board][level];
