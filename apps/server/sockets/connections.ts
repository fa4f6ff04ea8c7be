// The open connections, found by person.
import type { WebSocket } from 'ws';
import type { Identities } from '../accounts/identities.ts';
import { mayStay } from '../people/hello.ts';
import { sendSanctions } from '../people/sanctions.ts';
import type { Connection } from '../requests/context.ts';
import { CHECKING } from '../requests/costs.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import type { Session } from './session.ts';
import { sessionOf } from './session.ts';

export class Connections {
  readonly #services: TableServices;
  readonly #identities: Identities;
  readonly #open = new Set<WebSocket>();
  /** Programs, which have no socket. */
  readonly programs = new Set<Session>();
  #emptied = (): void => undefined;

  constructor(services: TableServices, identities: Identities) {
    this.#services = services;
    this.#identities = identities;
  }

  get open(): ReadonlySet<WebSocket> {
    return this.#open;
  }

  add(socket: WebSocket): void {
    this.#open.add(socket);
  }

  remove(socket: WebSocket): void {
    this.#open.delete(socket);
    if (this.#open.size === 0) this.#emptied();
  }

  /** Resolves when the last connection is closed. */
  emptied(): Promise<void> {
    return new Promise((settle) => {
      this.#emptied = settle;
    });
  }

  /** Of a person, and of the programs that act for them or for their bot accounts. */
  *#of(person: string): Generator<Session> {
    for (const socket of this.#open) {
      const session = sessionOf(socket);
      if (session?.person === person) yield session;
    }
    for (const program of this.programs)
      if (program.person === person || program.who?.owner === person) yield program;
  }

  /** How many people there are: several pages of one person count once. */
  people(): number {
    const persons = new Set<string>();
    for (const socket of this.#open) {
      const person = sessionOf(socket)?.person ?? '';
      if (person !== '') persons.add(person);
    }
    return persons.size;
  }

  send(person: string, text: string): void {
    for (const session of this.#of(person)) session.send(text);
  }

  async warn(person: string): Promise<void> {
    for (const session of this.#of(person)) await sendSanctions(this.#services, session);
  }

  dismiss(person: string, except?: Connection): void {
    for (const session of this.#of(person)) if (session !== except) session.dismiss();
  }

  /** Charges a connection for checking all those of a person. */
  chargeCheck(person: string, by: Connection): void {
    by.spend([...this.#of(person)].length * CHECKING);
  }

  /** Closes a connection whose token is no longer valid. Its requests wait until that is known. */
  async check(session: Session): Promise<void> {
    const { who } = session;
    const stays = mayStay({ services: this.#services, identities: this.#identities }, who);
    await session.hold(stays.then((may) => may || session.who !== who));
  }

  checkPerson(person: string): void {
    for (const session of this.#of(person)) void this.check(session);
  }

  /** One after the other: there may be thousands, and the store has just come back. */
  async checkAll(): Promise<void> {
    for (const socket of [...this.#open]) {
      const session = sessionOf(socket);
      if (session !== null) await this.check(session);
    }
    for (const program of [...this.programs]) await this.check(program);
  }
}
