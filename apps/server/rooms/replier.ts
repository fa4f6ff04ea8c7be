import type { Refusal } from '@race/kernel';
import type { Member } from './actor-state.ts';

/** The origin of a request, and how it gets its result. */
export interface Replier {
  readonly member: Member;
  readonly id: number;
  /** When it came in, by `performance.now()`; null where another process measures that. */
  readonly since: number | null;
  refuse(refusal: Refusal): void;
  /** The step stands; used where no beat carries the news. */
  written(at: number): void;
}
