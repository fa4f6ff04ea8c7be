// The figures of dashes: each is played again, and its standings are counted.
import { characterName } from '@race/words/dash/index.ts';
import { finished } from '../front/library.ts';
import { csvOf, groupsOf, mean, most, placesOf, winsIn } from '../statistics/count.ts';
import { type Figures, type GameTally, makeTally } from '../statistics/figures.ts';
import { figure, meanWords } from '../statistics/words.ts';
import { type CountedDash, dashAccounts } from './accounts.ts';
import { request } from './game.ts';
import type { DashEntry } from './protocol.ts';
import { replayOfRecord } from './replay/replay.ts';
import { loadDashTexts, say, words } from './words.ts';

const tally = makeTally<DashEntry, CountedDash>({
  list: listOver,
  accounts: accountsOf,
  figures: dashFigures,
});

/** Once it can speak. */
export async function loadTally(): Promise<GameTally> {
  await loadDashTexts();
  return tally;
}

/** Those begun at a moment of another one are left out, as with races. */
async function listOver(): Promise<readonly DashEntry[] | null> {
  const outcome = await request({ do: 'list' });
  if (!outcome.ok || outcome.value.kind !== 'list') return null;
  return finished(outcome.value.tables.filter(({ isForked }) => !isForked)).reverse();
}

async function accountsOf({ table, touched }: DashEntry): Promise<readonly CountedDash[]> {
  const saved = await request({ do: 'save', table });
  const replay = saved.ok && saved.value.kind === 'file' ? replayOfRecord(saved.value.text) : null;
  return replay?.ok === true ? dashAccounts(replay.value, { table, touched }) : [];
}

const COLUMNS = [
  'table',
  'touched',
  'players',
  'seat',
  'name',
  'character',
  'place',
  'stages',
  'speed',
] as const satisfies readonly (keyof CountedDash)[];

function dashFigures(all: readonly CountedDash[]): Figures {
  const best = most(all, ({ stages }) => stages);
  return {
    title: say('dash.page.title'),
    counted: say('dash.figures.dashes'),
    sums: [
      [say('dash.figures.dashes'), figure(all.length)],
      [say('figures.wins'), figure(winsIn(all))],
      [say('dash.figures.best'), say('dash.page.stages', { stages: best })],
      [say('dash.figures.stages.mean'), meanWords(mean(all, ({ stages }) => stages))],
      [say('dash.figures.speed.mean'), meanWords(mean(all, ({ speed }) => speed))],
    ],
    places: placesOf(all),
    worth: {
      title: say('dash.figures.stagesPlot'),
      points: all.map(({ stages, won }) => ({ worth: stages, won })),
    },
    groups: [
      {
        title: say('dash.figures.byCharacter'),
        rows: groupsOf(all, ({ character }) => characterName(words(), character)),
      },
      {
        title: say('dash.figures.byPlayers'),
        rows: groupsOf(all, ({ players }) => say('dash.figures.players', { count: players })),
      },
    ],
    all: {
      title: say('dash.figures.all'),
      head: [
        say('dash.figures.dash'),
        say('figures.place'),
        say('dash.figures.stages'),
        say('dash.figures.speed'),
      ],
      rows: all.toReversed().map(({ character, touched, place, players, stages, speed }) => ({
        game: characterName(words(), character),
        touched,
        cells: [say('figures.placeOf', { place, crews: players }), figure(stages), figure(speed)],
      })),
    },
    file: {
      name: 'dash-figures',
      json: () => JSON.stringify({ format: 1, dashes: all }, null, 2),
      csv: () => csvOf(COLUMNS, all),
    },
  };
}
