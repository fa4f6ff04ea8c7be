import type { Refusal } from '@race/kernel';
import type { Asker } from '../rooms/asker.ts';
import type { Session } from './session.ts';

/** One wish of one session, until it is answered. */
export class Asking implements Asker {
  readonly member: Session;
  readonly id: number;
  readonly since = performance.now();

  constructor(member: Session, id: number) {
    this.member = member;
    this.id = id;
  }

  refuse(refusal: Refusal): void {
    this.member.refuse(this.id, refusal);
  }

  written(at: number): void {
    this.member.outcome(this.id, { kind: 'written', at });
  }
}
