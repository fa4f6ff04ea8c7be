// The contents of the front page in the reader's language, for the page and for its picture.
import type { Standing } from '@race/great-race';
import { type DrivenWay, waysDriven } from '@race/great-race/ways-driven.ts';
import { cityName } from '@race/words/places.ts';
import { capital, nameOf, say, words } from '../../../shell/words/say.ts';
import { fullName } from '../../dashboard/crew.tsx';
import { wayWords } from '../../map/title.ts';
import type { BoardSheet } from '../../model/board-sheet.ts';
import { sentencesOf } from '../../model/sentences.ts';
import type { TableModel } from '../../model/table.ts';
import { type Dispatch, dispatchesOf } from '../dispatches.ts';
import { headlineOf } from '../fold.tsx';
import { headlineFor, leadFor, winnerIn } from '../standings.tsx';
import { printed, weightiest, weightOf } from '../weights.ts';

/** The most sentences of a dispatch on the front page. */
const SENTENCES = 4;

export interface PaperLine {
  readonly crew: string;
  readonly name: string;
  readonly rank: number;
  readonly prestige: string;
  /** The city or level that a crew reached. */
  readonly how: string;
}

export interface Article {
  readonly title: string;
  readonly text: string;
}

export interface FrontPage {
  readonly paper: string;
  /** Turn, direction and price. */
  readonly date: readonly [string, string, string];
  readonly headline: string;
  readonly lead: string;
  readonly standings: string;
  readonly prestige: string;
  readonly lines: readonly PaperLine[];
  /** The weightiest first. */
  readonly articles: readonly (Article & { readonly from: number })[];
  readonly mapTitle: string;
  readonly foot: string;
  readonly sheet: BoardSheet;
  readonly ways: readonly DrivenWay[];
  city(id: string): string;
}

/** Null before a race is over. */
export function frontPage(table: TableModel): FrontPage | null {
  const { crews, facts, moments, publicState, sheet, standings } = table;
  const { sentenceOf } = sentencesOf(table);
  const [lines, map, race] = [standings.value, sheet.value, facts.value];
  if (lines === null || map === null || race === null) return null;
  const { towards } = race.options;
  const start = map.board.ends[towards === 'south' ? 0 : 1];
  return {
    paper: say('newspaper.title'),
    date: [
      say('table.turn', { turn: publicState.value?.turn ?? 0 }),
      wayWords(map.board, towards),
      say('newspaper.price'),
    ],
    headline: headlineFor(table, winnerIn(lines)),
    lead: leadFor(table, lines),
    standings: say('standings.title'),
    prestige: capital(nameOf('standing', 'prestige')),
    lines: lines.map((standing, index) => lineOf(table, standing, index)),
    articles: choose(table, dispatchesOf(moments.value)).map((dispatch) => ({
      from: dispatch.from,
      title: headlineOf(table, dispatch) ?? '',
      text: weightiest(table, printed(dispatch), SENTENCES).map(sentenceOf).join(' '),
    })),
    mapTitle: say('newspaper.front.ways'),
    foot: `${say('names.game')} · ${say('newspaper.front.unofficial')}`,
    sheet: map,
    ways: waysDriven({ lines: moments.value, crews: crews.value.map(({ id }) => id), start }),
    city: (id) => cityName(words(), id),
  };
}

function lineOf(table: TableModel, standing: Standing, index: number): PaperLine {
  const { crews } = table;
  const crew = crews.value[standing.seat];
  const hasArrived = standing.place > 0;
  return {
    crew: crew?.id ?? '',
    name: crew === undefined ? '' : fullName(table, crew),
    rank: index + 1,
    prestige: hasArrived ? String(standing.prestige) : '–',
    how: hasArrived
      ? nameOf('ordinal', String(standing.place))
      : `${say('standings.notArrived')}, ${say('dashboard.level', { level: crew?.level ?? 0 })}`,
  };
}

// Which dispatches of a race come onto its front page.
/** Lighter events are not on the front page. */
const LEAST = 50;
const MOST = 24;

/** The weightiest first; of two alike, the later one, which readers do not know yet. The end of the race is the headline. */
function choose(table: TableModel, dispatches: readonly Dispatch[]): Dispatch[] {
  const weighed = dispatches
    .map((dispatch) => ({
      dispatch,
      weight: Math.max(0, ...dispatch.events.map((a0) => weightOf(table, a0))),
    }))
    .filter(({ weight }) => weight >= LEAST);
  weighed.sort((a, b) => b.weight - a.weight || b.dispatch.from - a.dispatch.from);
  return weighed.slice(0, MOST).map(({ dispatch }) => dispatch);
}
