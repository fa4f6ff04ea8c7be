// A table in memory, as the rest of this folder does not see it: the consequences of a change start here.
import type { Seat } from '@race/kernel';
import type { Whose } from '../common/fair-queue.ts';
import { NO } from '../common/refusals.ts';
import {
  type Member,
  newPeople,
  newTimers,
  type TableGame,
  type TablePeople,
  type TableTimers,
} from './actor-state.ts';
import { repair, takeOver } from './catching-up.ts';
import { resumeClocks } from './clocks.ts';
import { takeAllBack } from './forward.ts';
import { Gate } from './gate.ts';
import { isLive } from './live.ts';
import { awaitOrders } from './orders.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import type { TableActor, TableServices } from './table-actor.ts';

type TableFacts = Pick<TableActor, 'id' | 'served' | 'rules' | 'plan' | 'made'>;

export class Actor implements TableActor {
  readonly id: string;
  readonly served: TableFacts['served'];
  readonly rules: TableFacts['rules'];
  readonly plan: TableFacts['plan'];
  readonly made: number;
  readonly services: TableServices;
  readonly game: TableGame;
  readonly people: TablePeople;
  readonly timers: TableTimers = newTimers();
  readonly gate = new Gate();
  #isOpen = false;
  /** Whether the process is ending. */
  #isStopped = false;

  constructor({ id, served, rules, plan, made }: TableFacts, game: TableGame, services: TableServices) {
    this.id = id;
    this.served = served;
    this.rules = rules;
    this.plan = plan;
    this.made = made;
    this.game = game;
    this.people = newPeople(services.now());
    this.services = services;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    if (!isLive(this)) return;
    resumeClocks(this);
    openQuestion(this);
    resumeWindow(this);
  }

  forget(): void {
    this.#isOpen = false;
    this.#stopTimers();
  }

  stop(): void {
    this.#isStopped = true;
    this.forget();
  }

  reopen(): void {
    this.#close((member) => member.lost(this.id));
  }

  fail(error: unknown): void {
    if (this.#isStopped) return;
    this.services.failed(error);
    this.services.broken.add(this.id);
    this.#close((member) => member.closed(this.id, NO.tableBroken));
  }

  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  #close(tell: (member: Member) => void): void {
    if (!this.#isOpen) return;
    this.forget();
    takeAllBack(this);
    const { members } = this.people;
    this.people.members = [];
    for (const { member } of members) tell(member);
    this.services.events.publish('closed', { actor: this });
  }

  #stopTimers(): void {
    const { window, orders, takeover } = this.timers;
    for (const timer of [window, orders, takeover]) if (timer !== null) clearTimeout(timer);
  }

  isIdleSince(moment: number): boolean {
    const { window, orders, takeover, botsDue, thinking } = this.timers;
    const isBusy = botsDue || thinking !== null || this.game.forwarded.size > 0;
    const isWaiting = window !== null || orders !== null || takeover !== null || isBusy;
    return (
      this.people.members.length === 0 && this.people.touched < moment && !isWaiting && !this.gate.isShut
    );
  }

  get whose(): Whose {
    return { address: this.people.members[0]?.member.address ?? '', table: this.id };
  }

  chargeOpening(member: Pick<Member, 'spend'>): void {
    if (this.people.openingCost > 0) member.spend(this.people.openingCost);
    this.people.openingCost = 0;
  }

  addMember(member: Member, seat: Seat | null): void {
    this.removeMember(member);
    this.people.members.push({ member, seat });
    // Where only bots sit they wait for a spectator.
    if (isLive(this) && this.ownsNextMove()) this.services.bots.call(this);
  }

  removeMember(member: Member): void {
    const { people, services } = this;
    people.members = people.members.filter((seated) => seated.member !== member);
    if (member.isQuiet === true) return;
    people.lastHere.set(member.person, services.now());
    people.touched = services.now();
    services.events.publish('attendance', { table: this.id });
  }

  ownsNextMove(): boolean {
    const { node, failed } = this.services;
    if (node === null || this.game.isOwned) return true;
    if (this.#isOpen)
      this.timers.takeover ??= setTimeout(
        () => void takeOver(this).catch(failed),
        node.takeoverAfter * (1 + Math.random() / 4),
      );
    return false;
  }

  repair(): Promise<void> {
    return repair(this);
  }

  followOrders(): void {
    if (!this.#isStopped) awaitOrders(this);
  }
}
