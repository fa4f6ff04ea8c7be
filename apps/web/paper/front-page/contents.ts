// What stands on the front page, in the reader's language: for the page and for the picture of it.
import type { Standing } from '@race/great-race';
import { type DrivenWay, waysDriven } from '@race/great-race/ways-driven.ts';
import { cityName } from '@race/words/places.ts';
import { crewName } from '../../dashboard/names.ts';
import type { BoardSheet } from '../../map/sheet.ts';
import { wayWords } from '../../map/title.ts';
import { weightiest } from '../../replay/headline.ts';
import { crews } from '../../state/crews.ts';
import { facts, moments, publicState, sheet, standings } from '../../state/table-state.ts';
import { capital, nameOf, say, words } from '../../words/say.ts';
import { dispatchesOf, printed } from '../dispatches.ts';
import { headlineOf } from '../headlines.ts';
import { sentenceOf } from '../sentences.ts';
import { headlineFor, leadFor, winnerIn } from '../standings-words.ts';
import { choose } from './choose.ts';

/** The rest of a dispatch is told inside. */
const SENTENCES = 4;

export interface PaperLine {
  readonly crew: string;
  readonly name: string;
  readonly rank: number;
  readonly prestige: string;
  /** Where it came in, or how far it got. */
  readonly how: string;
}

export interface Article {
  readonly title: string;
  readonly text: string;
}

export interface FrontPage {
  readonly paper: string;
  /** Turn, way and price. */
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
export function frontPage(): FrontPage | null {
  const [lines, map, race] = [standings.value, sheet.value, facts.value];
  if (lines === null || map === null || race === null) return null;
  const { towards } = race.options;
  const start = map.board.ends[towards === 'south' ? 0 : 1];
  return {
    paper: say('page.paper'),
    date: [
      say('viewer.turn', { turn: publicState.value?.turn ?? 0 }),
      wayWords(map.board, towards),
      say('page.price'),
    ],
    headline: headlineFor(winnerIn(lines)),
    lead: leadFor(lines),
    standings: say('viewer.standings'),
    prestige: capital(nameOf('standing', 'prestige')),
    lines: lines.map(lineOf),
    articles: choose(dispatchesOf(moments.value)).map((dispatch) => ({
      from: dispatch.from,
      title: headlineOf(dispatch) ?? '',
      text: weightiest(printed(dispatch), SENTENCES).map(sentenceOf).join(' '),
    })),
    mapTitle: say('paper.ways'),
    foot: `${say('names.game')} · ${say('paper.unofficial')}`,
    sheet: map,
    ways: waysDriven({ lines: moments.value, crews: crews.value.map(({ id }) => id), start }),
    city: (id) => cityName(words(), id),
  };
}

function lineOf(standing: Standing, index: number): PaperLine {
  const crew = crews.value[standing.seat];
  const hasArrived = standing.place > 0;
  return {
    crew: crew?.id ?? '',
    name: crew === undefined ? '' : crewName(crew),
    rank: index + 1,
    prestige: hasArrived ? String(standing.prestige) : '–',
    how: hasArrived
      ? nameOf('ordinal', String(standing.place))
      : `${say('viewer.notArrived')}, ${say('page.level', { level: crew?.level ?? 0 })}`,
  };
}
