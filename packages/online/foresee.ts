// What an answer leads to, before the server has said so.
import {
  advance,
  imagine,
  only,
  openGame,
  pending,
  type Rules,
  type Streams,
  secrecyOf,
  type Types,
  why,
} from '@race/kernel';
import { heard } from '@race/kernel/heard.ts';
import { checksum, ownChecksum } from '@race/protocol';
import { type Mirror, viewOf } from './mirror.ts';

interface Given<T extends Types> {
  readonly answer: T['answer'];
  /** For the imagined world: a step that uses it is not certain. */
  readonly chance: Streams;
}

/**
 * The table after an answer of this seat, where that is certain: nobody else is asked, and nothing is drawn, revealed or
 * kept secret. Null where it is not, and for an answer that is not legal.
 */
export function foresee<T extends Types>(
  rules: Rules<T>,
  mirror: Mirror<T>,
  { answer, chance }: Given<T>,
): Mirror<T> | null {
  const { seat, at, past } = mirror;
  if (seat === null || mirror.public.stack.length === 0) return null;
  const world = imagine(rules, viewOf(mirror), chance);
  if (secrecyOf(rules, world) !== undefined || pending(rules, world) !== only(seat)) return null;
  if (why(rules, world, seat, answer) !== null) return null;
  const { events, horizon, visibility } = advance(openGame(rules, world, false), { seat, answer });
  if (horizon || visibility !== 'open') return null;
  const beat = { at: at + 1, seat, horizon, events: heard<T>(events, seat) };
  return {
    ...mirror,
    at: at + 1,
    question: at + 1,
    public: world.public,
    own: world.seats[seat] ?? null,
    past: [...past, beat],
  };
}

/** Whether the server has said what was foreseen. */
export const isAsForeseen = <T extends Types>(foreseen: Mirror<T>, told: Mirror<T>): boolean =>
  foreseen.at === told.at &&
  foreseen.question === told.question &&
  foreseen.ready === told.ready &&
  checksum(foreseen.public) === checksum(told.public) &&
  ownChecksum(foreseen.own) === ownChecksum(told.own) &&
  JSON.stringify(foreseen.past.at(-1)?.events) === JSON.stringify(told.past.at(-1)?.events);
