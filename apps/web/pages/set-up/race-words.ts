// A race in words: who is in it, where it goes, when it was last touched.
import { listOf } from '@race/words/t.ts';
import { capital, dayWords, named, nameOf, say, words } from '../../shell/words/say.ts';
import { crewOf, peopleOf, type RaceEntry } from '../../sources/race-messages.ts';

const crewName = (saved: RaceEntry, seat: number): string => {
  const crew = crewOf(saved, seat);
  return crew === '' ? say('names.seat', { number: seat + 1 }) : nameOf('surname', crew);
};

/** A person goes by name, a bot by its crew. */
export function playerName(saved: RaceEntry, seat: number): string {
  const player = saved.players[seat];
  return player?.kind === 'person' && player.name !== '' ? player.name : crewName(saved, seat);
}

/** All at the table, or the rivals of the only person. */
export function telegramText(saved: RaceEntry): string {
  if (saved.lesson !== undefined) return say('front.lesson');
  const board = named('board', saved.options.board);
  const seats = saved.players.map((_, seat) => seat);
  const names = (some: readonly number[]) =>
    listOf(
      words(),
      some.map((seat) => playerName(saved, seat)),
    );
  if (peopleOf(saved) > 1) return say('front.telegram.several.text', { board, players: names(seats) });
  const rivals = names(seats.filter((seat) => saved.players[seat]?.kind === 'bot'));
  return say('front.telegram.one.text', { board, rivals });
}

/** The two ends of each board, as they are called. */
const ENDS = {
  africa: { north: 'colomb-bechar', south: 'cape-town' },
  'south-america': { north: 'caracas', south: 'ushuaia' },
} as const;

/** "From Colomb-Béchar to Cape Town". */
export function wayWords({ board, towards }: Pick<RaceEntry['options'], 'board' | 'towards'>): string {
  const { north, south } = ENDS[board];
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  return say('table.way', { from: named('city', from), to: named('city', to) });
}

/** The city where a race ends. */
export const goalOf = ({ board, towards }: Pick<RaceEntry['options'], 'board' | 'towards'>) =>
  named('city', ENDS[board][towards]);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const A_WEEK = 7;

/** "two hours ago"; after a week "on 3 November 2026". */
export function whenWords(touched: number, now: number): string {
  const ago = Math.max(0, now - touched);
  if (ago >= A_WEEK * UNITS[0][1]) return say('names.onDate', { date: dayWords(touched) });
  const told = new Intl.RelativeTimeFormat(words().locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (ago >= length) return told.format(-Math.floor(ago / length), unit);
  return say('library.justNow');
}

export const turnWords = (turn: number): string => capital(say('front.telegram.turn', { turn }));

/** Within a sentence: a German noun keeps its capital. */
export const inSentence = (text: string): string =>
  words().language === 'de' ? text : text.toLocaleLowerCase(words().locale);
