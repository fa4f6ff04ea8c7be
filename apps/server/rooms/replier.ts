import type { Refusal } from '@race/kernel';
import type { Member } from './room.ts';

/** Who made a request, and how the result reaches them. */
export interface Replier {
  readonly member: Member;
  readonly id: number;
  /** When it came in, by `performance.now()`. */
  readonly since: number;
  refuse(refusal: Refusal): void;
  /** The step stands; used where no beat carries the news. */
  written(at: number): void;
}
