import type { Refusal } from '@race/kernel';
import type { Member } from './room.ts';

/** Who asked for a step, and how they hear what became of it. */
export interface Asker {
  readonly member: Member;
  readonly id: number;
  /** When it was heard, by `performance.now()`. */
  readonly since: number;
  refuse(refusal: Refusal): void;
  /** The step stands; used where no beat carries the news. */
  written(at: number): void;
}
