import { type Bot, seatBots } from '@race/bots';
import {
  begin,
  type Entry,
  fast,
  type GameRecord,
  type History,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  type Rules,
  record,
  type Seat,
  type Seed,
  type Stream,
  streams,
  type Types,
  undoable,
  view,
  write,
} from '@race/kernel';
import { happens } from '@race/kernel/laws/index.ts';
import type { LabGame } from '../games/game.ts';

/** How a game to be recorded is played. */
export interface Recording<T extends Types, R extends Rules<T>> {
  readonly rules: R;
  /** By seat. */
  readonly bots: readonly Bot<T, R>[];
  readonly seed: number;
  /** Eight words instead of one: the generator of a real table. */
  readonly isSealed: boolean;
  /** How often an answer is taken back where that is possible, in percent. */
  readonly undo: number;
  /** The game is left after so many lines. */
  readonly most: number;
}

/** Plays and records a game. */
export function playRecorded<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  recording: Recording<T, R>,
): GameRecord {
  const { rules, bots, most } = recording;
  const seed = seedOf(recording);
  const dice = fast(recording.seed, MINDS);
  const players = seatBots(bots, recording.seed);
  let history: History<T> = begin(rules, streams(game.streams, seed));
  while (!isOver(history.state) && history.entries.length < most) {
    const [seat = 0] = listSeats(pending(rules, history.state));
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const answers = legalActions(open<T>(rules, history.state), seat);
    const asked = { rules, view: view<T>(rules, history.state, seat), answers, chance: player.chance };
    history = add(history, { seat, answer: player.bot.choose(asked) });
    history = takeBack(history, seat, { dice, percent: recording.undo });
  }
  return record(history, { options: game.optionsOf(rules), seed, salt: saltOf(recording.seed) });
}

/** Takes the last answer back, or a plan that nobody has seen yet. */
function takeBack<T extends Types>(
  history: History<T>,
  seat: Seat,
  { dice, percent }: { readonly dice: Stream; readonly percent: number },
): History<T> {
  if (percent === 0 || !happens(dice, percent) || undoable(history, seat) < 0) return history;
  return add(history, { seat, undo: true });
}

function add<T extends Types>(history: History<T>, entry: Entry<T>): History<T> {
  const written = write(history, entry);
  if (!written.ok) throw new Error(`a bot's answer is refused: ${written.refusal.reason}`);
  return written.history;
}

/** A stream apart from those of the game and its players. */
const MINDS = 3_000_003;
const WORDS = 8;

function seedOf({ seed, isSealed }: { readonly seed: number; readonly isSealed: boolean }): Seed {
  return isSealed
    ? Array.from({ length: WORDS }, (_, word) => Math.imul(seed + 1, 0x9e3779b1 * (word + 1)) | 0)
    : seed;
}

/** A recorded game has no secrets, so its salt need not be secret. */
const saltOf = (seed: number): string => `laboratory ${seed}`;
