// Sockets at /live: who may open one, how much they may send, and how they are let go.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE } from '@race/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { banOf, tellSanctions } from '../administration/sanctions.ts';
import { watchSanctions } from '../administration/shut-out.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import { makeAccounts } from '../people/accounts.ts';
import { type Cost, makeHasher } from '../people/hashing.ts';
import { tellTalk } from '../people/talk.ts';
import type { Hall } from '../rooms/hall.ts';
import { writing } from '../rooms/writing.ts';
import { countedLimits } from '../watch/limits.ts';
import { type Log, SILENT } from '../watch/log.ts';
import { type Limits, makeLimits } from './buckets.ts';
import { addressOf, isWelcome } from './origin.ts';
import { makePeople } from './people.ts';
import { type Desk, POLICY, Session } from './session.ts';
import { StreamWire, TOO_SLOW } from './stream-wire.ts';

export interface SocketOptions {
  /** Pages of other origins that may open a socket. */
  readonly origins?: readonly string[];
  readonly isBehindProxy?: boolean;
  readonly limits?: Limits;
  readonly pushServices?: readonly string[];
  /** What hashing a password costs; tests take less. */
  readonly cost?: Cost;
  readonly mailbox?: Mailbox | null;
  readonly administrators?: ReadonlySet<string>;
  readonly failed?: (error: unknown) => void;
  readonly log?: Log;
}

export interface Sockets {
  count(): number;
  /** Says goodbye to everybody and waits for them to go; a few at a time, so that they come again a few at a time. */
  close(): Promise<void>;
}

const PATH = '/live';
const HEARTBEAT = 30_000;
/** In so many heartbeats each is looked at once, whether what they came with still holds. */
const CHECK_EVERY = 20;
/** So many are let go together, and so many milliseconds lie between them: what they were still owed goes out. */
const GOODBYES = 250;
const BREATH = 25;
/** Who does not say goodbye back is gone. */
const PATIENCE = 3_000;
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;
const DROPPED = [POLICY, TOO_SLOW];

export function openSockets(server: Server, hall: Hall, options: SocketOptions = {}): Sockets {
  const { origins = [], isBehindProxy = false, log = SILENT } = options;
  let numbered = 0;
  const limits = countedLimits(options.limits ?? makeLimits(hall.now, hall.store), hall.meters);
  const people = makePeople(hall.store, hall.committer, hall.now);
  const { store, committer, now } = hall;
  const accounts = makeAccounts({ store, write: writing(committer), hasher: makeHasher(options.cost), now });
  const desk: Desk = {
    hall,
    limits,
    people,
    accounts,
    dismiss,
    warn,
    mailbox: options.mailbox ?? null,
    administrators: options.administrators ?? new Set(),
    pushServices: options.pushServices ?? [],
    failed: options.failed ?? (() => undefined),
    log,
  };
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    skipUTF8Validation: false,
    WebSocket: LiveSocket,
  });
  const open = new Set<WebSocket>();
  let emptied = (): void => undefined;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host } = request.headers;
    const address = addressOf(socketAddress(request), request.headers['x-forwarded-for'], isBehindProxy);
    socket.on('error', destroy);
    if (request.url !== PATH) return turnAway(socket, '404 Not Found');
    if (!isWelcome(origin, host, origins)) return turnAway(socket, '403 Forbidden');
    if (!limits.connections.take(address)) return turnAway(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (opened) =>
      attend(opened, socket, { address, origin: origin ?? null }),
    );
  });

  function attend(
    socket: LiveSocket,
    stream: Duplex,
    from: { readonly address: string; readonly origin: string | null },
  ): void {
    numbered += 1;
    socket.session = new Session(desk, new StreamWire(socket, stream), { ...from, nth: numbered });
    log.say({ event: 'opened', socket: numbered, address: from.address });
    open.add(socket);
    socket.on('message', hear);
    socket.on('pong', beat);
    socket.on('error', drop);
    socket.on('close', end);
  }

  // One function each for all sockets.
  function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
    if (isBinary) this.close(NOT_TEXT);
    else sessionOf(this)?.hear(data.toString());
  }
  function beat(this: WebSocket): void {
    const session = sessionOf(this);
    if (session !== null) session.isAlive = true;
  }
  function drop(this: WebSocket): void {
    this.terminate();
  }
  function end(this: WebSocket, code: number): void {
    const session = sessionOf(this);
    session?.end();
    const event = DROPPED.includes(code) ? 'dropped' : 'closed';
    log.say({ event, socket: session?.nth ?? 0, code });
    open.delete(this);
    if (open.size === 0) emptied();
  }

  // A page that is open elsewhere hears at once; whoever has none gets a notice later.
  hall.tellTurn = (person, table) => {
    for (const session of sessionsOf(person)) session.send(JSON.stringify({ say: 'turn', table }));
  };

  hall.talked = (room) => void tellTalk(desk, room).catch(desk.failed);

  function dismiss(person: string, except?: Session): void {
    dismissHere(person, except);
    hall.say({ about: 'person', person });
  }

  function dismissHere(person: string, except?: Session): void {
    for (const session of sessionsOf(person)) if (session !== except) session.dismiss();
  }

  async function warn(person: string): Promise<void> {
    for (const session of sessionsOf(person)) await tellSanctions(hall, session);
  }

  hall.checkPerson = (person) => {
    for (const session of sessionsOf(person)) check(session);
  };

  /** What they came with may have been taken back at another process. */
  function check(session: Session): void {
    void mayStay(desk, session)
      .then((may) => may || session.dismiss())
      .catch(desk.failed);
  }

  function* sessionsOf(person: string): Generator<Session> {
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.person === person) yield session;
    }
  }

  const stopWatching = watchSanctions({ store, now, dismiss: dismissHere, warn, failed: desk.failed });
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.isAlive === true) socket.ping();
      else socket.terminate();
      if (session === null) continue;
      session.isAlive = false;
      // A word may have been lost.
      if (!hall.isAlone && (session.nth + beats) % CHECK_EVERY === 0) check(session);
    }
  }, HEARTBEAT);
  heart.unref();

  return {
    count: () => open.size,
    async close() {
      clearInterval(heart);
      stopWatching();
      sockets.close();
      const leaving = [...open];
      while (leaving.length > 0) await letGo(leaving.splice(0, GOODBYES));
      if (open.size === 0) return;
      const gone = new Promise<void>((settle) => {
        emptied = settle;
      });
      const patience = setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, PATIENCE);
      await gone;
      clearTimeout(patience);
    },
  };
}

/** What they say from now on they say again elsewhere; what they have said is first written and told. */
async function letGo(some: readonly WebSocket[]): Promise<void> {
  for (const socket of some) socket.removeAllListeners('message');
  await new Promise((settle) => setTimeout(settle, BREATH));
  for (const socket of some) {
    if (socket.readyState === socket.OPEN) socket.send('{"say":"closing"}');
    socket.close(GOING_AWAY);
  }
}

async function mayStay({ hall, people }: Desk, { who }: Session): Promise<boolean> {
  if (who === null || !who.isKept) return true;
  return (await people.byToken(who.token)) !== null && (await banOf(hall, who.person)) === null;
}

/** A socket that knows whose it is, so that nobody has to be looked up when it says something. */
class LiveSocket extends WebSocket {
  session: Session | null = null;
}

const sessionOf = (socket: WebSocket): Session | null =>
  socket instanceof LiveSocket ? socket.session : null;

const socketAddress = (request: IncomingMessage): string | undefined => request.socket.remoteAddress;

function destroy(this: Duplex): void {
  this.destroy();
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
