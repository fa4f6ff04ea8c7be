import { atLeast, atMost, type Mission, mission } from './mission.ts';

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
  mission('victory', null, { of: ({ won }) => won, stands: () => ({ kind: 'open' }) }),
  mission('swift', null, {
    of: ({ turns }) => turns <= SWIFT,
    stands: ({ turns }) => (turns > SWIFT ? { kind: 'gone' } : { kind: 'turns', now: turns, all: SWIFT }),
  }),
  mission('fortune', null, {
    of: ({ francs }) => francs >= WEALTH,
    stands: ({ francs }) => ({ kind: 'francs', now: francs }),
  }),
  mission('penniless', null, {
    of: ({ francs }) => francs < PENNILESS,
    stands: ({ francs }) => ({ kind: 'francs', now: francs }),
  }),
  mission('as-new', null, {
    of: ({ engine, chassis, breakdowns }) => engine + chassis >= SOUND && breakdowns === 0,
    stands: ({ engine, chassis, breakdowns }) =>
      breakdowns > 0 ? { kind: 'gone' } : { kind: 'gauges', engine, chassis },
  }),
  mission('last-gasp', null, {
    of: ({ engine }) => engine === 1,
    stands: ({ engine }) => ({ kind: 'engine', now: engine }),
  }),
  mission(
    'overland',
    null,
    atMost(0, ({ seaLines, airLines }) => seaLines + airLines),
  ),
  mission(
    'into-the-blue',
    null,
    atLeast(BLIND, ({ uncovered }) => uncovered),
  ),
  mission(
    'surveyed',
    null,
    atMost(SURVEYED, ({ uncovered }) => uncovered),
  ),
  mission(
    'dauntless',
    null,
    atLeast(DAUNTLESS, ({ dangersPaid }) => dangersPaid),
  ),
  mission(
    'grand-tour',
    null,
    atLeast(MANY_CITIES, ({ cities }) => new Set(cities).size),
  ),
  mission(
    'hermit',
    null,
    atMost(FEW_CITIES, ({ cities }) => new Set(cities).size),
  ),
  mission(
    'four-colours',
    null,
    atLeast(4, ({ colours }) => colours.size),
  ),
  mission(
    'unguarded',
    null,
    atMost(0, ({ mostGuards }) => mostGuards),
  ),
  mission(
    'own-hands',
    null,
    atMost(0, ({ cardsSpent }) => cardsSpent),
  ),
];
