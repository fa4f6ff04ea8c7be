import type { Refusal } from '@race/kernel';
import type { Replier } from '../rooms/replier.ts';
import type { Connection } from './context.ts';

/** One request of one session, until it is answered. */
export class PendingRequest implements Replier {
  readonly member: Connection;
  readonly id: number;
  readonly since = performance.now();

  constructor(member: Connection, id: number) {
    this.member = member;
    this.id = id;
  }

  refuse(refusal: Refusal): void {
    this.member.refuse(this.id, refusal);
  }

  written(at: number): void {
    this.member.sendResult(this.id, { kind: 'written', at });
  }
}
