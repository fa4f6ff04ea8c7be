// Sockets at /live: who may open one, how much they may send, and how they are let go.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LARGEST_MESSAGE } from '@race/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { sendSanctions } from '../administration/sanctions.ts';
import { watchSanctions } from '../administration/shut-out.ts';
import { countedLimits } from '../monitoring/limits.ts';
import { type Log, SILENT } from '../monitoring/log.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import { makeAccounts } from '../people/accounts.ts';
import { deviceLabel } from '../people/device-label.ts';
import { type Cost, makeHasher } from '../people/hashing.ts';
import { sendTalk } from '../people/talk.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { writing } from '../rooms/writing.ts';
import { makeLimits, type RateLimits } from './buckets.ts';
import { CHECKING } from './costs.ts';
import { sayGoodbye } from './goodbye.ts';
import { beginHeartbeat, endSilent } from './heartbeat.ts';
import { mayStay } from './hello.ts';
import { LiveSocket, sessionOf } from './live-socket.ts';
import { addressOf, isWelcome } from './origin.ts';
import { makePeople } from './people.ts';
import { POLICY, Session } from './session.ts';
import type { SharedContext } from './shared-context.ts';
import { StreamWire, TOO_SLOW } from './stream-wire.ts';

export interface SocketOptions {
  /** Whether a Host header names this server. */
  readonly isOurs?: (host: string | undefined) => boolean;
  /** Pages of other origins that may open a socket. */
  readonly origins?: readonly string[];
  readonly isBehindProxy?: boolean;
  readonly limits?: RateLimits;
  readonly pushServices?: readonly string[];
  /** What hashing a password costs; tests take less. */
  readonly cost?: Cost;
  readonly mailbox?: Mailbox | null;
  readonly administrators?: ReadonlySet<string>;
  /** How time passes for who has to wait; tests do not. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly failed?: (error: unknown) => void;
  readonly log?: Log;
}

export interface Sockets {
  count(): number;
  /** Says goodbye to everybody and waits for them to go; a few at a time, so that they come again a few at a time. */
  close(): Promise<void>;
}

const PATH = '/live';
const NOT_TEXT = 1003;
const DROPPED = [POLICY, TOO_SLOW];
/** Whoever does not answer a close frame within this time is cut off, in milliseconds. */
const CLOSING = 1_000;
/** Pongs wait only for who reads: nobody who does leaves so many bytes unread. */
const MOST_UNREAD_BY_PINGS = 64_000;

const SETTINGS = {
  noServer: true,
  clientTracking: false,
  maxPayload: LARGEST_MESSAGE,
  perMessageDeflate: false,
  skipUTF8Validation: false,
  // Pings are answered here, where they are counted.
  autoPong: false,
  closeTimeout: CLOSING,
  WebSocket: LiveSocket,
} as const;

export function openSockets(server: Server, rooms: Rooms, options: SocketOptions = {}): Sockets {
  const { isOurs = () => true, origins = [], isBehindProxy = false, log = SILENT } = options;
  let numbered = 0;
  const limits = countedLimits(
    options.limits ?? makeLimits(rooms.now, rooms.store, () => performance.now()),
    rooms.meters,
  );
  const people = makePeople(rooms.store, rooms.committer, rooms.now);
  const { store, committer, now } = rooms;
  const accounts = makeAccounts({ store, write: writing(committer), hasher: makeHasher(options.cost), now });
  const shared: SharedContext = {
    rooms,
    limits,
    people,
    accounts,
    dismiss,
    recheck,
    warn,
    mailbox: options.mailbox ?? null,
    administrators: options.administrators ?? new Set(),
    pushServices: options.pushServices ?? [],
    wait: options.wait ?? ((milliseconds) => sleep(milliseconds)),
    failed: options.failed ?? (() => undefined),
    log,
  };
  const sockets = new WebSocketServer(SETTINGS);
  const open = new Set<WebSocket>();
  let emptied = (): void => undefined;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host } = request.headers;
    const label = deviceLabel(request.headers['user-agent']);
    const address = addressOf(socketAddress(request), request.headers['x-forwarded-for'], isBehindProxy);
    socket.on('error', destroy);
    if (request.url !== PATH) return turnAway(socket, '404 Not Found');
    if (!isOurs(host)) return turnAway(socket, '421 Misdirected Request');
    if (!isWelcome(origin, host, origins)) return turnAway(socket, '403 Forbidden');
    if (!limits.connections.take(address) || !limits.sockets.take(address))
      return turnAway(socket, '429 Too Many Requests');
    socket.once('close', () => limits.sockets.give(address));
    sockets.handleUpgrade(request, socket, head, (opened) =>
      attend(opened, socket, { address, origin: origin ?? null, label }),
    );
  });

  function attend(
    socket: LiveSocket,
    stream: Duplex,
    from: { readonly address: string; readonly origin: string | null; readonly label: string },
  ): void {
    numbered += 1;
    socket.session = new Session(shared, new StreamWire(socket, stream), { ...from, nth: numbered });
    log.write({ event: 'opened', socket: numbered, address: from.address });
    open.add(socket);
    socket.on('message', receive);
    socket.on('ping', answerPing);
    socket.on('pong', takePong);
    socket.on('error', drop);
    socket.on('close', end);
  }

  // One function each for all sockets.
  function receive(this: WebSocket, data: RawData, isBinary: boolean): void {
    if (isBinary) this.close(NOT_TEXT);
    else sessionOf(this)?.receive(data.toString());
  }
  function answerPing(this: WebSocket, data: Buffer): void {
    const session = sessionOf(this);
    const isTooMuch = this.bufferedAmount > MOST_UNREAD_BY_PINGS;
    if (session === null || isTooMuch || !limits.controls.take(session.address)) this.terminate();
    else this.pong(data);
  }
  function takePong(this: WebSocket, data: Buffer): void {
    const session = sessionOf(this);
    if (session === null) this.terminate();
    else if (heartbeat.isAnswered(data)) session.isAlive = true;
    else if (!limits.controls.take(session.address)) this.terminate();
  }
  function drop(this: WebSocket): void {
    this.terminate();
  }
  function end(this: WebSocket, code: number): void {
    const session = sessionOf(this);
    session?.end();
    const event = DROPPED.includes(code) ? 'dropped' : 'closed';
    log.write({ event, socket: session?.nth ?? 0, code });
    open.delete(this);
    if (open.size === 0) emptied();
  }

  // A page that is open elsewhere hears at once; whoever has none gets a notice later.
  rooms.notifyTurn = (person, table) => {
    for (const session of sessionsOf(person)) session.send(JSON.stringify({ type: 'turn', table }));
  };

  rooms.talked = (room) => void sendTalk(shared, room).catch(shared.failed);

  function dismiss(person: string, except?: Session): void {
    dismissHere(person, except);
    rooms.publish({ about: 'person', person });
  }

  function recheck(person: string, by?: Session): void {
    by?.spend([...sessionsOf(person)].length * CHECKING);
    rooms.checkPerson(person);
    rooms.publish({ about: 'person', person });
  }

  function dismissHere(person: string, except?: Session): void {
    for (const session of sessionsOf(person)) if (session !== except) session.dismiss();
  }

  async function warn(person: string): Promise<void> {
    for (const session of sessionsOf(person)) await sendSanctions(rooms, session);
  }

  rooms.checkPerson = (person) => {
    for (const session of sessionsOf(person)) void check(session);
  };

  // One after the other: there may be thousands, and the store has just come back.
  rooms.checkPeople = async () => {
    for (const socket of [...open]) {
      const session = sessionOf(socket);
      if (session !== null) await check(session);
    }
  };

  /** What they came with may have been taken back. Until that is known they are not served. */
  function check(session: Session): Promise<void> {
    const { who } = session;
    return session.hold(mayStay(shared, who).then((may) => may || session.who !== who));
  }

  function* sessionsOf(person: string): Generator<Session> {
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.person === person) yield session;
    }
  }

  const stopWatching = watchSanctions({ store, now, dismiss: dismissHere, warn, failed: shared.failed });
  // A word may have been lost.
  const stopAsking = endSilent(open);
  const heartbeat = beginHeartbeat(open, (session) => void (rooms.isSingleProcess || check(session)));

  return {
    count: () => open.size,
    async close() {
      heartbeat.stop();
      stopAsking();
      stopWatching();
      sockets.close();
      const gone = new Promise<void>((settle) => {
        emptied = settle;
      });
      await sayGoodbye(open, gone);
    },
  };
}

const socketAddress = (request: IncomingMessage): string | undefined => request.socket.remoteAddress;

function destroy(this: Duplex): void {
  this.destroy();
}

/** The other end may never close: the connection is gone when the answer is out. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
