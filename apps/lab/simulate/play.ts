import type { Player } from '@race/bots';
import {
  close,
  includes,
  isOver,
  legalActions,
  open,
  pending,
  play,
  type Rules,
  type Seat,
  start,
  streams,
  type Table,
  type Types,
  view,
} from '@race/kernel';
import type { GameEnd, LabGame } from '../games/game.ts';

export interface PlayedGame {
  readonly decisions: number;
  readonly end: GameEnd;
}

interface Seating<T extends Types, R extends Rules<T>> {
  readonly rules: R;
  readonly seed: number;
  readonly players: readonly Player<T, R>[];
}

/** Plays one game to its end and watches it. */
export function playWatched<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  { rules, seed, players }: Seating<T, R>,
): PlayedGame {
  const opening: T['event'][] = [];
  const g = open<T>(rules, start<T>(rules, streams(game.streams, seed), opening), []);
  const watch = game.watch(close(g));
  watch.hear(opening);
  let decisions = 0;
  while (!isOver(g)) {
    const seat = lowest(pending(rules, g));
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`);
    const { answer, isDecision } = choiceOf(g, rules, { ...player, seat });
    if (isDecision) decisions += 1;
    g.events = [];
    play(g, seat, answer);
    watch.hear(g.events);
  }
  return { decisions, end: watch.end(close(g)) };
}

function lowest(seats: number): Seat {
  let seat = 0;
  while (!includes(seats, seat)) seat++;
  return seat;
}

/** A bot is asked only where there is something to choose. */
function choiceOf<T extends Types, R extends Rules<T>>(
  g: Table<T>,
  rules: R,
  { seat, bot, chance }: Player<T, R> & { readonly seat: Seat },
): { readonly answer: T['answer']; readonly isDecision: boolean } {
  const answers = legalActions(g, seat);
  if (answers.length === 1) return { answer: answers[0], isDecision: false };
  return {
    answer: bot.choose({ rules, view: view(rules, close(g), seat), answers, chance }),
    isDecision: true,
  };
}
