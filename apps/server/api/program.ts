// A program at a table: the same session as behind a socket, with what it sends handed to a listener.
import type { Refusal } from '@race/kernel';
import type { ServerMessage } from '@race/protocol';
import type { ProgramIdentity } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import type { SharedContext } from '../requests/context.ts';
import type { Connections } from '../sockets/connections.ts';
import { Session, type Wire } from '../sockets/session.ts';

export type Outcome =
  /** The result as JSON. */
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: Refusal };

/** The one request of a program’s session. */
const ID = 1;
const DONE = `{"type":"result","id":${ID},"ok":true,"value":`;
const RESULT = '{"type":"result"';

class ProgramWire implements Wire {
  isOpen = true;
  receive: (text: string) => void = () => undefined;
  closed: () => void = () => undefined;

  send(text: string): void {
    if (this.isOpen) this.receive(text);
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.closed();
  }
}

export interface Program {
  /** Ends it if its token is no longer valid. */
  check(): Promise<void>;
  /** Makes the one request of this session. */
  ask(request: object): Promise<Outcome>;
  /** Leaves all tables. */
  end(): void;
}

interface Listener {
  /** A message that is no result. */
  receive(text: string): void;
  /** The token is no longer valid, or the program sent too much. */
  closed(): void;
}

interface Caller {
  readonly identity: ProgramIdentity;
  readonly address: string;
  readonly isQuiet: boolean;
}

export function openProgram(
  { shared, connections }: { readonly shared: SharedContext; readonly connections: Connections },
  { identity, address, isQuiet }: Caller,
  listener: Listener,
): Program {
  const wire = new ProgramWire();
  const { label } = identity.who;
  const session = new Session(shared, wire, { address, origin: null, label, nth: 0, isQuiet });
  session.who = identity.who;
  connections.programs.add(session);
  let settle: (outcome: Outcome) => void = () => undefined;
  wire.receive = (text) => (text.startsWith(RESULT) ? settle(outcomeOf(text)) : listener.receive(text));
  wire.closed = () => {
    settle({ ok: false, refusal: NO.unknownToken });
    listener.closed();
  };
  return {
    check: () => connections.check(session),
    ask(request) {
      return new Promise((resolve) => {
        settle = resolve;
        if (!wire.isOpen) resolve({ ok: false, refusal: NO.unknownToken });
        session.receive(JSON.stringify({ ...request, id: ID }));
      });
    },
    end() {
      wire.isOpen = false;
      connections.programs.delete(session);
      session.end();
    },
  };
}

function outcomeOf(text: string): Outcome {
  if (text.startsWith(DONE)) return { ok: true, text: text.slice(DONE.length, -1) };
  const message = JSON.parse(text) as Extract<ServerMessage, { type: 'result'; ok: false }>;
  return { ok: false, refusal: message.refusal };
}
