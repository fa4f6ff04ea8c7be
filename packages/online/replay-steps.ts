import {
  type Rules,
  type Seat,
  type State,
  type Streams,
  secrecyOf,
  start,
  step,
  type Types,
} from '@race/kernel';
import type { StandingAnswer } from './log.ts';

/** One answer played again: what it changed, and what the table could notice of it. */
export interface ReplayedStep<T extends Types> {
  readonly seat: Seat;
  readonly at: number;
  readonly before: State<T>;
  readonly after: State<T>;
  readonly events: readonly T['event'][];
  readonly horizon: boolean;
  readonly visibility: Visibility;
}

/** What others notice of an answer: nothing, that it was given, or all of it. */
export type Visibility = 'hidden' | 'sealed' | 'open' | 'revealed';

/** An answer to a secret question that leaves it open shows at most that it was given. */
export function visibilityOf(secrecy: ReturnType<typeof secrecyOf>, horizon: boolean): Visibility {
  if (secrecy === undefined) return 'open';
  if (horizon) return 'revealed';
  return secrecy === 'ready is hidden' ? 'hidden' : 'sealed';
}

/** Plays answers that stood once more, one by one. */
export function* replaySteps<T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  standing: readonly StandingAnswer<T>[],
): Generator<ReplayedStep<T>, void> {
  let state = start(rules, chance);
  for (const { seat, answer, at } of standing) {
    const stepped = step(rules, state, seat, answer);
    if (!stepped.ok) throw new Error(`an answer that stood is refused: ${stepped.refusal.reason}`);
    const { events, horizon } = stepped;
    const visibility = visibilityOf(secrecyOf(rules, state), horizon);
    yield { seat, at, before: state, after: stepped.state, events, horizon, visibility };
    state = stepped.state;
  }
}
