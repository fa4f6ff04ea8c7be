// The figures of races: each is replayed, and what it told is all that is counted.
import type { RaceEntry } from '../device/protocol.ts';
import { type Device, listRaces } from '../front/device.ts';
import { finished } from '../front/library.ts';
import { nameOf, say } from '../words/say.ts';
import { csvOf, groupsOf, mean, most, placesOf, total, winsIn } from './count.ts';
import { type CountedRace, countedRace, meanPrestige } from './counted-race.ts';
import { type Figures, type GameTally, makeTally } from './figures.ts';
import { figure, meanWords } from './words.ts';

const tallies = new WeakMap<Device, GameTally>();

/** One for as long as the page is open: a race is replayed once. */
export function raceTally(device: Device): GameTally {
  const tally =
    tallies.get(device) ??
    makeTally<RaceEntry, CountedRace>({
      list: async () => {
        const races = await listRaces(device);
        return races === null ? null : finished(races).reverse();
      },
      accounts: async (kept) => {
        const outcome = await device.request({ do: 'account', table: kept.table });
        return outcome.ok && outcome.value.kind === 'account'
          ? outcome.value.accounts.map((account) => countedRace(account, kept))
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
  const spaces = (count: number) => say('figures.spaces', { count });
  const byCaptain = {
    title: say('figures.byCaptain'),
    rows: groupsOf(all, ({ captain }) =>
      captain === null ? say('figures.unled') : nameOf('leader', captain),
    ),
  };
  return {
    title: say('names.game'),
    counted: say('figures.races'),
    sums: [
      [say('figures.races'), figure(all.length)],
      [say('figures.wins'), figure(winsIn(all))],
      [say('figures.arrived'), figure(all.filter(({ arrived }) => arrived).length)],
      [say('figures.prestige.mean'), meanWords(meanPrestige(all))],
      [say('figures.turns'), meanWords(mean(all, ({ turns }) => turns))],
      [say('figures.longest'), spaces(most(all, ({ longest }) => longest))],
      [say('figures.driven'), spaces(total(all, (one) => one.spaces))],
      [say('figures.francs'), say('viewer.francs', { francs: total(all, ({ francs }) => francs) })],
      [say('figures.cards'), figure(total(all, ({ cards }) => cards))],
      [say('figures.dangers'), figure(total(all, ({ dangers }) => dangers))],
    ],
    places: placesOf(all),
    worth: {
      title: say('figures.prestigePlot'),
      points: all.map(({ prestige, arrived, won }) => ({ worth: arrived ? prestige : null, won })),
    },
    groups: [
      { title: say('figures.byBoard'), rows: groupsOf(all, ({ board }) => nameOf('board', board)) },
      { title: say('figures.byCrew'), rows: groupsOf(all, ({ crew }) => nameOf('surname', crew)) },
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
  title: say('figures.all'),
  head: [
    say('figures.race'),
    say('figures.place'),
    say('figures.prestige'),
    say('figures.longest'),
    say('figures.francs'),
    say('figures.cards'),
    say('figures.dangers'),
  ],
  rows: all.toReversed().map((one) => ({
    game: `${nameOf('board', one.board)}, ${nameOf('surname', one.crew)}`,
    touched: one.touched,
    cells: [
      say('figures.placeOf', { place: one.place, crews: one.crews }),
      one.arrived ? figure(one.prestige) : '–',
      figure(one.longest),
      figure(one.francs),
      figure(one.cards),
      figure(one.dangers),
    ],
  })),
});
