// The open connections, found by person.
import type { WebSocket } from 'ws';
import type { Identities } from '../accounts/identities.ts';
import { mayStay } from '../people/hello.ts';
import { sendSanctions } from '../people/sanctions.ts';
import type { Connection } from '../requests/context.ts';
import { CHECKING } from '../requests/costs.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { sessionOf } from './live-socket.ts';
import type { Session } from './session.ts';

export class Connections {
  readonly #services: TableServices;
  readonly #identities: Identities;
  readonly #open = new Set<WebSocket>();
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

  *#of(person: string): Generator<Session> {
    for (const socket of this.#open) {
      const session = sessionOf(socket);
      if (session?.person === person) yield session;
    }
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
  }
}
