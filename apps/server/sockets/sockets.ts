// WebSockets at /live: who may open one, how much they may send, and how they are closed.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLivePath, LARGEST_MESSAGE } from '@race/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { makeAccounts } from '../accounts/accounts.ts';
import { deviceLabel } from '../accounts/device-label.ts';
import { type Cost, makeHasher } from '../accounts/hashing.ts';
import { makeIdentities } from '../accounts/identities.ts';
import { watchSanctions } from '../administration/shut-out.ts';
import { addressOf, isWelcome } from '../http/origin.ts';
import { type Log, SILENT } from '../monitoring/log.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import { sendRemoval, sendTalk } from '../people/talk.ts';
import { makeLimits, type RateLimits } from '../requests/buckets.ts';
import type { SharedContext } from '../requests/context.ts';
import { countedLimits } from '../requests/counted-limits.ts';
import { makeHolds } from '../requests/holds.ts';
import { makeLobbyFeed } from '../requests/lobby-feed.ts';
import type { ServerEvents } from '../rooms/table-actor.ts';
import { listLobby } from '../table-requests/lists.ts';
import { Connections } from './connections.ts';
import { sayGoodbye } from './goodbye.ts';
import { beginHeartbeat, endSilent } from './heartbeat.ts';
import { countPeople } from './people-here.ts';
import { LiveSocket, POLICY, receiveMessage, Session, sessionOf } from './session.ts';
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
  /** Where people at other machines find the page. */
  readonly publicAddress?: () => string | null;
  readonly mailbox?: Mailbox | null;
  readonly administrators?: ReadonlySet<string>;
  /** How often open tables are looked at for those who follow them, in milliseconds. */
  readonly lobbyEvery?: number;
  /** How often processes tell each other how many people they have, in milliseconds. */
  readonly hereEvery?: number;
  /** How to wait; tests do not. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly failed?: (error: unknown) => void;
  readonly log?: Log;
}

export interface Sockets {
  /** What programs need as well. */
  readonly shared: SharedContext;
  readonly connections: Connections;
  count(): number;
  /** Closes all connections, a few at a time. */
  close(): Promise<void>;
}

const DROPPED = [POLICY, TOO_SLOW];
/** How long a client may take to answer a close frame, in milliseconds. */
const CLOSING = 1_000;
/** A client with more unread bytes gets no pongs; one that reads never has as many. */
const MOST_UNREAD_BY_PINGS = 64_000;

/** How often open tables are looked at, in milliseconds; several processes read them from the store. */
const LOBBY_EVERY = 1_000;
const LOBBY_EVERY_TOGETHER = 3_000;

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

/** What sockets need from the rest of the server. */
export type SocketServices = Pick<SharedContext, 'services' | 'rooms' | 'cluster'> & {
  readonly rater: { count(table: string): Promise<void> };
};

export function openSockets(server: Server, games: SocketServices, options: SocketOptions = {}): Sockets {
  const { services, rooms, cluster, rater } = games;
  const { store, committer, events, meters, now } = services;
  const { isOurs = () => true, origins = [], isBehindProxy = false, log = SILENT } = options;
  const failed = options.failed ?? (() => undefined);
  const limits = countedLimits(options.limits ?? makeLimits(now, store, () => performance.now()), meters);
  const identities = makeIdentities(store, committer, now);
  const connections = new Connections(services, identities);
  const peopleHere = countPeople(games, () => connections.people(), options.hereEvery);
  const shared: SharedContext = {
    services,
    rooms,
    cluster,
    countRace: rater.count,
    limits,
    holds: makeHolds(now),
    identities,
    accounts: makeAccounts({ store, write: committer.write, hasher: makeHasher(options.cost), now }),
    dismiss(person, except) {
      connections.dismiss(person, except);
      cluster.publish({ about: 'person', person });
    },
    recheck(person, by) {
      if (by !== undefined) connections.chargeCheck(person, by);
      connections.checkPerson(person);
      cluster.publish({ about: 'person', person });
    },
    warn: (person) => connections.warn(person),
    lobby: makeLobbyFeed({
      list: () => listLobby(shared),
      every: options.lobbyEvery ?? (services.node === null ? LOBBY_EVERY : LOBBY_EVERY_TOGETHER),
      failed,
    }),
    peopleHere: peopleHere.count,
    publicAddress: options.publicAddress ?? (() => null),
    mailbox: options.mailbox ?? null,
    administrators: options.administrators ?? new Set(),
    pushServices: options.pushServices ?? [],
    wait: options.wait ?? ((milliseconds) => sleep(milliseconds)),
    failed,
    log,
  };
  const sockets = new WebSocketServer(SETTINGS);
  let numbered = 0;
  const stopWatching = watchSanctions({
    store,
    now,
    dismiss: (person) => connections.dismiss(person),
    warn: shared.warn,
    failed,
  });
  const stopAsking = endSilent(connections.open);
  // In a cluster, a message that a person was signed out may have been lost.
  const heartbeat = beginHeartbeat(
    connections.open,
    (session) => void (services.node === null || connections.check(session)),
  );

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host } = request.headers;
    const label = deviceLabel(request.headers['user-agent']);
    const address = addressOf(socketAddress(request), request.headers['x-forwarded-for'], isBehindProxy);
    socket.on('error', destroy);
    if (!isLivePath(request.url ?? '')) return turnAway(socket, '404 Not Found');
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
    connections.add(socket);
    socket.on('message', receiveMessage);
    socket.on('ping', answerPing);
    socket.on('pong', takePong);
    socket.on('error', drop);
    socket.on('close', end);
  }

  // One function for all sockets.
  function answerPing(this: WebSocket, data: Buffer): void {
    const session = sessionOf(this);
    const isTooMuch = this.bufferedAmount > MOST_UNREAD_BY_PINGS;
    if (session === null || isTooMuch || !limits.controls.take(session.address)) this.terminate();
    else this.pong(data);
  }
  function takePong(this: WebSocket, data: Buffer): void {
    const session = sessionOf(this);
    if (session === null) this.terminate();
    else if (heartbeat.isAnswered(data)) session.missed = 0;
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
    connections.remove(this);
  }

  const sendTurn =
    (asked: boolean) =>
    ({ person, table }: ServerEvents['asked']): void =>
      connections.send(person, JSON.stringify({ type: 'turn', table, asked }));
  events.subscribe('asked', sendTurn(true));
  events.subscribe('askedElsewhere', sendTurn(true));
  events.subscribe('heeded', sendTurn(false));
  events.subscribe('talkElsewhere', ({ actor, removed }) => {
    if (removed === undefined) void sendTalk(shared, actor).catch(failed);
    else sendRemoval(actor, removed);
  });
  events.subscribe('personChanged', ({ person }) => connections.checkPerson(person));
  events.subscribe('messagesMissed', () => void connections.checkAll().catch(failed));

  return {
    shared,
    connections,
    count: () => connections.open.size,
    async close() {
      heartbeat.stop();
      stopAsking();
      stopWatching();
      shared.lobby.close();
      peopleHere.close();
      sockets.close();
      await sayGoodbye(connections.open, connections.emptied());
    },
  };
}

const socketAddress = (request: IncomingMessage): string | undefined => request.socket.remoteAddress;

function destroy(this: Duplex): void {
  this.destroy();
}

/** The client may never close its side: the connection is destroyed once the reply is sent. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
