// The figures of dashes: each is replayed, and its standings are counted.

import { type CharacterId, dashStandings } from '@race/dash';
import { releasedCards } from '@race/dash/cards/released.ts';
import { characterName } from '@race/words/dash/index.ts';
import { say, words } from '../../games/dash/words.ts';
import type { DashEntry } from '../../sources/dash-messages.ts';
import { ownDashes } from '../../sources/device/dash-client.ts';
import { type DashReplay, replayOfRecord } from '../../sources/replay/dash.ts';
import { finished } from '../library/libraries.tsx';
import {
  csvOf,
  type Figures,
  figure,
  groupsOf,
  makeTally,
  mean,
  meanWords,
  most,
  placesOf,
  winsIn,
} from '../statistics/figures.ts';

export const tally = makeTally<DashEntry, CountedDash>({
  list: listOver,
  results: resultsOf,
  figures: dashFigures,
});

/** Forked games are left out, as with races. */
async function listOver(): Promise<readonly DashEntry[] | null> {
  const outcome = await ownDashes.request({ do: 'list' });
  if (!outcome.ok || outcome.value.kind !== 'list') return null;
  return finished(outcome.value.tables.filter(({ isForked }) => !isForked)).reverse();
}

async function resultsOf({ table, touched }: DashEntry): Promise<readonly CountedDash[]> {
  const saved = await ownDashes.request({ do: 'save', table });
  const replay = saved.ok && saved.value.kind === 'file' ? replayOfRecord(saved.value.text) : null;
  return replay?.ok === true ? dashResults(replay.value, { table, touched }) : [];
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
      [say('statistics.wins'), figure(winsIn(all))],
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
        say('statistics.place'),
        say('dash.figures.stages'),
        say('dash.figures.speed'),
      ],
      rows: all.toReversed().map(({ character, touched, place, players, stages, speed }) => ({
        game: characterName(words(), character),
        touched,
        cells: [say('statistics.placeOf', { place, crews: players }), figure(stages), figure(speed)],
      })),
    },
    file: {
      name: 'dash-figures',
      json: () => JSON.stringify({ format: 1, dashes: all }, null, 2),
      csv: () => csvOf(COLUMNS, all),
    },
  };
}

/** The result of a person in a finished dash. */
export interface CountedDash {
  readonly table: string;
  readonly touched: number;
  readonly players: number;
  readonly seat: number;
  readonly name: string;
  readonly character: CharacterId;
  /** Players who share a place have the same. DASH-END-03. */
  readonly place: number;
  readonly won: boolean;
  readonly stages: number;
  readonly speed: number;
}

/** One for each person; none before the end. */
export function dashResults(
  { options, players, scenes }: DashReplay,
  of: Pick<CountedDash, 'table' | 'touched'>,
): CountedDash[] {
  const publicState = scenes.at(-1)?.public;
  if (publicState === undefined || publicState.stack.length > 0) return [];
  const standings = dashStandings({ cards: releasedCards(options.data) }, publicState);
  return standings.flatMap(({ seat, place, stages, speed }) => {
    const [player, character] = [players[seat], publicState.characters[seat] ?? null];
    if (player?.kind !== 'person' || character === null) return [];
    const { name } = player;
    return [
      { ...of, players: players.length, seat, name, character, place, won: place === 1, stages, speed },
    ];
  });
}
