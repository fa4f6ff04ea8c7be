// A hint in words: an act with its object, why, and the likely next step.
import type { LineAct } from '@race/bots/search/line.ts';
import type { AdviceReason } from '@race/bots/search/reasons.ts';
import type { Board } from '@race/great-race/board/board.ts';
import type { DriveRoute } from '@race/local';
import { thePlace } from '@race/words';
import { named, say, words } from '../../../shell/words/say.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { verbWords } from '../decide/verbs.ts';
import { labelOf } from '../labels.ts';
import { isForeseen } from './hint.ts';

/** What is to be done, with its object: "Drive into Elisabethville". */
export const actWords = (table: TableModel, act: LineAct): string =>
  driveWords(table, act) ?? labelOf(table, act.answer);

/** A later act: without prices, which are not known yet. */
export function nextWords(table: TableModel, act: LineAct): string | null {
  const { answer } = act;
  const drive = driveWords(table, act);
  if (drive !== null) return drive;
  if (answer.do === 'play') return labelOf(table, answer);
  return isForeseen(act) ? verbWords(table, answer.do) : null;
}

function driveWords(table: TableModel, act: LineAct): string | null {
  const board = choosingOf(table).context.value?.rules.board;
  return board === undefined ? null : driveTo(board, act);
}

/** A drive by where it leads; null for any other act. */
export function driveTo(board: Board, { answer, way }: LineAct): string | null {
  const space = way.at(-1);
  if (space === undefined || answer.do === 'line') return null;
  return say('hint.drive', { into: thePlace(words(), board, { space, form: 'into' }) });
}

/** The route of the bar that an act takes: the same spaces, else the easiest there. */
export function routeOf(ways: readonly DriveRoute[], { way }: LineAct): DriveRoute | null {
  const to = way.at(-1);
  const there = ways.filter((route) => route.to === to);
  return there.find(({ spaces }) => spaces.join() === way.join()) ?? there[0] ?? null;
}

/** One sentence of facts that hold; null where none does. */
export function whyWords(table: TableModel, act: LineAct, reason: AdviceReason | null): string | null {
  if (reason === null || reason.is === 'levels') {
    const road = roadWords(table, act);
    if (road !== null) return road;
  }
  if (reason === null) return null;
  const { is, count, seat } = reason;
  const { context } = choosingOf(table);
  const board = context.value?.rules.board;
  switch (is) {
    case 'arrived':
      return say('hint.why.arrived', {
        city: named('city', board?.spaces[board.destination]?.city?.id ?? ''),
      });
    case 'city':
      return say('hint.why.city');
    case 'rival':
      return seat === null ? null : say('hint.why.rival', { count, crew: theCrew(table, { seat }) });
    default:
      return say(`hint.why.${is}`, { count });
  }
}

/** Whom a drive takes the crew past, or level with, where the whole road is known. */
function roadWords(table: TableModel, act: LineAct): string | null {
  const { crews, reader, readable, seatView } = table;
  const own = crews.value[reader.value ?? -1];
  const route = routeOf(seatView.value?.ways ?? [], act);
  const level = readable.value?.board.level[act.way.at(-1) ?? -1];
  if (own === undefined || route === null || level === undefined) return null;
  if (route.unknown > 0 || route.isOnlySeen) return null;
  const [best] = crews.value
    .filter((crew) => crew.seat !== own.seat && crew.level > own.level && crew.level <= level)
    .sort((a, b) => b.level - a.level);
  if (best === undefined) return null;
  const crew = theCrew(table, best);
  return best.level < level ? say('hint.why.past', { crew }) : say('hint.why.level', { crew });
}
