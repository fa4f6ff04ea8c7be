// The statistics of races: each is replayed, and its events are counted.
import type { RaceOptions } from '@race/great-race';
import type { PlayerResult } from '@race/local/player-results.ts';
import { nameOf, say } from '../../shell/words/say.ts';
import { type Device, listRaces } from '../../sources/device/client.ts';
import type { RaceEntry } from '../../sources/race-messages.ts';
import { finished } from '../library/libraries.tsx';
import {
  csvOf,
  type Figures,
  figure,
  type GameTally,
  groupsOf,
  makeTally,
  mean,
  meanWords,
  most,
  placesOf,
  total,
  winsIn,
} from './figures.ts';

interface SavedRace {
  readonly table: string;
  readonly touched: number;
  readonly options: Pick<RaceOptions, 'board' | 'crews'>;
}

/** The result of a player with the race it belongs to. */
export interface CountedRace extends PlayerResult {
  readonly table: string;
  readonly touched: number;
  readonly board: string;
  readonly crews: number;
  readonly won: boolean;
}

/** Only a crew that arrived can win. BASE-END-07. */
export const countedRace = (result: PlayerResult, { table, touched, options }: SavedRace): CountedRace => ({
  ...result,
  table,
  touched,
  board: options.board,
  crews: options.crews,
  won: result.place === 1 && result.arrived,
});

/** Of the crews that arrived. */
export const meanPrestige = (all: readonly CountedRace[]): number | null =>
  mean(
    all.filter(({ arrived }) => arrived),
    ({ prestige }) => prestige,
  );

const tallies = new WeakMap<Device, GameTally>();

/** The same for as long as the page is open, so that a race is replayed once. */
export function raceTally(device: Device): GameTally {
  const tally =
    tallies.get(device) ??
    makeTally<RaceEntry, CountedRace>({
      list: async () => {
        const races = await listRaces(device);
        return races === null ? null : finished(races).reverse();
      },
      results: async (kept) => {
        const outcome = await device.request({ do: 'results', table: kept.table });
        return outcome.ok && outcome.value.kind === 'results'
          ? outcome.value.results.map((result) => countedRace(result, kept))
          : [];
      },
      figures: raceFigures,
    });
  tallies.set(device, tally);
  return tally;
}

const COLUMNS = [
  'table',
  'touched',
  'board',
  'crews',
  'seat',
  'name',
  'crew',
  'captain',
  'place',
  'arrived',
  'prestige',
  'turns',
  'spaces',
  'longest',
  'francs',
  'cards',
  'dangers',
] as const satisfies readonly (keyof CountedRace)[];

function raceFigures(all: readonly CountedRace[]): Figures {
  const spaces = (count: number) => say('statistics.spaces', { count });
  const byCaptain = {
    title: say('statistics.byCaptain'),
    rows: groupsOf(all, ({ captain }) =>
      captain === null ? say('statistics.unled') : nameOf('leader', captain),
    ),
  };
  return {
    title: say('names.game'),
    counted: say('statistics.races'),
    sums: [
      [say('statistics.races'), figure(all.length)],
      [say('statistics.wins'), figure(winsIn(all))],
      [say('statistics.arrived'), figure(all.filter(({ arrived }) => arrived).length)],
      [say('statistics.prestige.mean'), meanWords(meanPrestige(all))],
      [say('statistics.turns'), meanWords(mean(all, ({ turns }) => turns))],
      [say('statistics.longest'), spaces(most(all, ({ longest }) => longest))],
      [say('statistics.driven'), spaces(total(all, (one) => one.spaces))],
      [say('statistics.francs'), say('dashboard.francs', { francs: total(all, ({ francs }) => francs) })],
      [say('statistics.cards'), figure(total(all, ({ cards }) => cards))],
      [say('statistics.dangers'), figure(total(all, ({ dangers }) => dangers))],
    ],
    places: placesOf(all),
    worth: {
      title: say('statistics.prestigePlot'),
      points: all.map(({ prestige, arrived, won }) => ({ worth: arrived ? prestige : null, won })),
    },
    groups: [
      { title: say('statistics.byBoard'), rows: groupsOf(all, ({ board }) => nameOf('board', board)) },
      { title: say('statistics.byCrew'), rows: groupsOf(all, ({ crew }) => nameOf('surname', crew)) },
      ...(all.some(({ captain }) => captain !== null) ? [byCaptain] : []),
    ],
    all: raceByRace(all),
    file: {
      name: 'great-race-figures',
      json: () => JSON.stringify({ format: 1, races: all }, null, 2),
      csv: () => csvOf(COLUMNS, all),
    },
  };
}

const raceByRace = (all: readonly CountedRace[]): Figures['all'] => ({
  title: say('statistics.all'),
  head: [
    say('statistics.race'),
    say('statistics.place'),
    say('statistics.prestige'),
    say('statistics.longest'),
    say('statistics.francs'),
    say('statistics.cards'),
    say('statistics.dangers'),
  ],
  rows: all.toReversed().map((one) => ({
    game: `${nameOf('board', one.board)}, ${nameOf('surname', one.crew)}`,
    touched: one.touched,
    cells: [
      say('statistics.placeOf', { place: one.place, crews: one.crews }),
      one.arrived ? figure(one.prestige) : '–',
      figure(one.longest),
      figure(one.francs),
      figure(one.cards),
      figure(one.dangers),
    ],
  })),
});
