// The http server: checks methods and paths, then serves the page. Sockets and the API are attached to it.

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuTime } from '../common/cpu-time.ts';
import type { Assets } from '../page/assets.ts';
import { type Budget, makeBudget } from './budget.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connections.ts';
import { EMBEDDED, STRICT_TRANSPORT } from './headers.ts';
import { addressOf } from './origin.ts';
import { readPath } from './path.ts';
import { type HttpReply, plainly, send } from './reply.ts';
import { isOverTls, type TransportConfig } from './secure.ts';
import { servePage } from './serve-page.ts';

const METHODS = ['GET', 'HEAD'];
/** In milliseconds. */
const TIMING = {
  /** How long a request may take to arrive. */
  arrival: 10_000,
  /** How often Node checks for requests that take longer. */
  look: 5_000,
  /** How long a connection may be inactive, such as one that does not read its reply. */
  silence: 30_000,
};
/** A first visit fetches some 450 files over six connections. Proxies open a new connection after this many. */
const MOST_REQUESTS = 1_000;
/** Requests that wait on one connection. Browsers and proxies send one at a time. */
const MOST_PIPELINED = 8;
/** Milliseconds of CPU, measured (docs/decisions/0020-node-http.md), rounded up. */
const REQUEST_COST = 0.05;
const CONNECTION_COST = 0.15;
/** How long a client may take to read why it was refused. */
const LAST_WORDS = 1_000;

const STATUS_OF_FAULT: { readonly [code: string]: string } = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Replies at paths that are not files of the page. */
export type HttpRoutes = ReadonlyMap<string, () => HttpReply | Promise<HttpReply>>;

export interface HttpOptions extends Partial<TransportConfig> {
  /** Whether a Host header names this server; the page is served to no other. */
  readonly isOurs?: (host: string | undefined) => boolean;
  /** Null for measuring. */
  readonly limits?: HttpLimits | null;
  readonly timing?: typeof TIMING;
  /** Called when a limit refuses a request. */
  readonly limited?: (limit: string) => void;
  readonly failed?: (error: unknown) => void;
  /** Pages that tell other sites what a link leads to; null for a path that is none of theirs. */
  readonly previews?: (path: string, headers: IncomingHttpHeaders, from: string) => Promise<HttpReply> | null;
}

/** The event with which requests below this path are handed to whoever attached to the server, as upgrades are. */
export const API_REQUEST = 'api';
const API_PATH = '/api/';
const isApiPath = (url = ''): boolean => url.startsWith(API_PATH);

export interface ApiVisit {
  /** Who is counted. */
  readonly from: string;
  /** Whether this address has used up its time of the server. */
  readonly isRefused: boolean;
  /** Headers of a connection over TLS. */
  readonly secure: HttpReply['headers'];
}

export interface HttpLimits {
  readonly budget: Budget;
  readonly connections: ConnectionLimits;
}

export function makeServer(
  assets: Assets,
  answers: HttpRoutes = new Map(),
  options: HttpOptions = {},
): Server {
  const { isBehindProxy = false, address = null, limited = ignore, failed = ignore } = options;
  const { isOurs = () => true, previews = () => null } = options;
  const { arrival, look, silence } = options.timing ?? TIMING;
  const limits =
    options.limits === undefined
      ? { budget: makeBudget(), connections: connectionLimits(isBehindProxy) }
      : options.limits;
  const pending = new WeakMap<Socket, number>();

  const whoAsks = (request: IncomingMessage): string =>
    addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], isBehindProxy);

  const server = createServer(
    { headersTimeout: arrival, requestTimeout: arrival, connectionsCheckingInterval: look },
    (request, response) => {
      if (!isApiPath(request.url)) request.resume();
      if (isPipelined(request, response)) return;
      serve(request, response).catch((error: unknown) => {
        failed(error);
        response.destroy();
      });
    },
  );
  server.maxRequestsPerSocket = MOST_REQUESTS;
  // Further requests on this connection would be answered 503 forever.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.timeout = silence;
  server.on('clientError', refuse);
  if (limits !== null) {
    limitConnections(
      server,
      limits.connections,
      (socket) => networkOf(socket),
      () => limited('connections'),
    );
    if (!isBehindProxy) server.on('connection', chargeConnection);
  }

  /** Ends connections on which too many requests wait. */
  function isPipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const count = (pending.get(socket) ?? 0) + 1;
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (count <= MOST_PIPELINED) return false;
    if (!socket.destroyed) limited('pipelined');
    socket.destroy();
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const from = whoAsks(request);
    limits?.budget.charge(from, REQUEST_COST);
    const delay = limits === null ? 0 : limits.budget.delay(from);
    if (delay !== null && delay > 0) await sleep(delay);
    if (response.destroyed) return;
    const secure = isOverTls({ isBehindProxy, address }, request.headers) ? STRICT_TRANSPORT : {};
    if (isApiPath(request.url))
      return handOver(request, response, { from, isRefused: delay === null, secure });
    const began = cpuTime();
    const reply = delay === null ? tooMuch() : replyTo(request, { assets, answers, isOurs, previews, from });
    limits?.budget.charge(from, cpuTime() - began);
    send(request, response, await reply, {
      ...secure,
      ...(hasBody(request) ? { Connection: 'close' } : {}),
    });
  }

  function handOver(request: IncomingMessage, response: ServerResponse, visit: ApiVisit): void {
    if (visit.isRefused) limited('http');
    if (!server.emit(API_REQUEST, request, response, visit))
      send(request, response, plainly(404, 'There is no API here.'));
  }

  function tooMuch(): HttpReply {
    limited('http');
    return plainly(429, 'Too many requests from your network. Please wait a minute.', {
      Connection: 'close',
      'Retry-After': '60',
    });
  }

  function chargeConnection(socket: Socket): void {
    const from = networkOf(socket);
    limits?.budget.charge(from, CONNECTION_COST);
    if (limits?.budget.delay(from) !== null) return;
    limited('http');
    socket.destroy();
  }

  return server;
}

const ignore = (): void => undefined;

const networkOf = (socket: Socket): string => addressOf(socket.remoteAddress, undefined, false);

/** A body that nobody reads ends the connection with the reply. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** Says why and closes, whether the client closes its side or not. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${STATUS_OF_FAULT[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`,
  );
  const timeout = setTimeout(() => socket.destroy(), LAST_WORDS);
  socket.once('close', () => clearTimeout(timeout));
}

interface Site extends Required<Pick<HttpOptions, 'isOurs' | 'previews'>> {
  readonly assets: Assets;
  readonly answers: HttpRoutes;
  /** Who asks. */
  readonly from: string;
}

/** A replay in a frame of another site: the page itself, under an address at which it stores nothing. */
const EMBED = /^\/embed\/[\w-]{1,32}(\/\d{1,5})?$/;

function replyTo(
  request: IncomingMessage,
  { assets, answers, isOurs, previews, from }: Site,
): HttpReply | Promise<HttpReply> {
  if (!METHODS.includes(request.method ?? '')) {
    return plainly(405, 'Only GET and HEAD are answered here.', { Allow: METHODS.join(', ') });
  }
  const read = readPath(request.url ?? '');
  if (!read.ok) return plainly(read.status, read.fault);
  const answer = answers.get(read.path);
  if (answer !== undefined) return answer();
  if (!isOurs(request.headers.host)) return misdirected();
  if (EMBED.test(read.path)) return { ...servePage(assets, '/', request.headers), security: EMBEDDED };
  return previews(read.path, request.headers, from) ?? servePage(assets, read.path, request.headers);
}

const misdirected = (): HttpReply =>
  plainly(421, 'This server is not known by that name. Whoever runs it can set ADDRESS to this address.');
