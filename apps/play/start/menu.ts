import {
  BOARD_IDS,
  type BoardId,
  CREWS,
  DIRECTIONS,
  type Direction,
  FEWEST_CREWS,
  MOST_CREWS,
  makeRace,
  readOptions,
} from '@race/great-race';
import {
  crewWords,
  LANGUAGE,
  LANGUAGES,
  type Language,
  type Name,
  named,
  t,
  thePlace,
  type Words,
} from '@race/words';
import type { Console } from '../console/console.ts';
import type { Save } from '../store/saves.ts';
import type { GivenArguments } from './arguments.ts';
import { pick } from './pick.ts';
import type { Decided } from './plan.ts';

export function pickLanguage(console: Console, words: Words, initial: Language): Promise<Language | null> {
  const picks = LANGUAGES.map((one) => ({ value: one, text: LANGUAGE[one].name, names: [one] }));
  return pick(console, words, {
    question: t(words, 'terminal.chooseLanguage'),
    picks,
    initial: LANGUAGES.indexOf(initial),
  });
}

/** Go on with a race that was left, or start a new one. */
export function pickRace(
  console: Console,
  words: Words,
  saves: readonly Save[],
): Promise<Save | 'new' | null> {
  const picks = saves.map((save) => ({
    value: save,
    text: t(words, 'terminal.goOn', { race: raceWords(words, save) }),
  }));
  return pick<Save | 'new'>(console, words, {
    question: t(words, 'terminal.chooseRace'),
    picks: [...picks, { value: 'new', text: t(words, 'terminal.newRace') }],
  });
}

function raceWords(words: Words, { table, when }: Save): string {
  const { board, towards, crews } = table.plan.options;
  const date = new Intl.DateTimeFormat(words.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(when);
  return t(words, 'terminal.raceLeft', {
    board: named(words, `names.board.${board}`),
    way: wayWords(words, board, towards),
    crews: t(words, 'terminal.crews', { count: crews }),
    turn: table.history.state.public.turn,
    date,
  });
}

function wayWords(words: Words, board: BoardId, towards: Direction): string {
  return t(words, 'terminal.way', endsOf(words, board, towards));
}

/** Where a race on a board starts, and where it goes. BASE-SETUP-01. */
export function endsOf(words: Words, board: BoardId, towards: Direction): { from: Name; to: Name } {
  const read = readOptions({ board, towards });
  if (!read.ok) throw new Error(`no board ${board}`);
  const { board: made } = makeRace(read.options);
  const end = (space: number) => thePlace(words, made, { space, form: 'name' });
  return { from: end(made.start), to: end(made.destination) };
}

/** Asks for what was not given; Enter takes the default. Null when the person leaves. */
export async function decide(console: Console, words: Words, said: GivenArguments): Promise<Decided | null> {
  const board = said.board ?? (await pickBoard(console, words));
  if (board === null) return null;
  const towards = said.towards ?? (await pickDirection(console, words, board));
  if (towards === null) return null;
  const crews = said.crews ?? (await pickCrews(console, words));
  if (crews === null) return null;
  const crew = said.crew ?? (await pickCrew(console, words));
  if (crew === null) return null;
  return { board, towards, crews, crew, rivals: said.rivals ?? 'racer', seed: said.seed ?? null };
}

const pickBoard = (console: Console, words: Words) =>
  pick(console, words, {
    question: t(words, 'terminal.chooseBoard'),
    picks: BOARD_IDS.map((board) => ({ value: board, text: t(words, `names.board.${board}`) })),
  });

const pickDirection = (console: Console, words: Words, board: BoardId) =>
  pick(console, words, {
    question: t(words, 'terminal.chooseDirection'),
    picks: DIRECTIONS.map((towards) => ({
      value: towards,
      text: wayWords(words, board, towards),
      names: [t(words, `names.direction.${towards}`)],
    })),
  });

function pickCrews(console: Console, words: Words): Promise<number | null> {
  const counts = Array.from({ length: MOST_CREWS - FEWEST_CREWS + 1 }, (_, i) => FEWEST_CREWS + i);
  return pick(console, words, {
    question: t(words, 'terminal.chooseCrews'),
    picks: counts.map((count) => ({ value: count, text: t(words, 'terminal.crews', { count }) })),
    initial: counts.length - 1,
  });
}

const pickCrew = (console: Console, words: Words) =>
  pick(console, words, {
    question: t(words, 'terminal.chooseCrew'),
    picks: CREWS.map((crew) => ({
      value: crew,
      text: `${t(words, `names.leader.${crew}`)} – ${Object.values(crewWords(words, crew)).join(', ')}`,
      names: [t(words, `names.surname.${crew}`), t(words, `names.crew.${crew}`)],
    })),
  });
