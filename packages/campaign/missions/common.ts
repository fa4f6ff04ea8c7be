import { type Mission, mission } from './mission.ts';

const SWIFT = 5;
const WEALTH = 200;
const PENNILESS = 10;
const SOUND = 8;
const FEW_CITIES = 2;
const MANY_CITIES = 6;
const BLIND = 10;
const SURVEYED = 2;
const DAUNTLESS = 3;

/** Missions of both continents, chosen so that no single way of playing fulfils many of them. */
export const COMMON: readonly Mission[] = [
  mission('victory', null, ({ won }) => won),
  mission('swift', null, ({ turns }) => turns <= SWIFT),
  mission('fortune', null, ({ francs }) => francs >= WEALTH),
  mission('penniless', null, ({ francs }) => francs < PENNILESS),
  mission('as-new', null, ({ engine, chassis, breakdowns }) => engine + chassis >= SOUND && breakdowns === 0),
  mission('last-gasp', null, ({ engine }) => engine === 1),
  mission('overland', null, ({ seaLines, airLines }) => seaLines + airLines === 0),
  mission('into-the-blue', null, ({ uncovered }) => uncovered >= BLIND),
  mission('surveyed', null, ({ uncovered }) => uncovered <= SURVEYED),
  mission('dauntless', null, ({ dangersPaid }) => dangersPaid >= DAUNTLESS),
  mission('grand-tour', null, ({ cities }) => new Set(cities).size >= MANY_CITIES),
  mission('hermit', null, ({ cities }) => new Set(cities).size <= FEW_CITIES),
  mission('four-colours', null, ({ colours }) => colours.size === 4),
  mission('unguarded', null, ({ mostGuards }) => mostGuards === 0),
  mission('own-hands', null, ({ cardsSpent }) => cardsSpent === 0),
];
