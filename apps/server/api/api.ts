// The API over http: finds the operation, the token and the fields, and makes the request in a session like a socket's.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Refusal } from '@race/kernel';
import type { Words } from '@race/words/t.ts';
import type { ProgramIdentity } from '../accounts/identities.ts';
import { cpuTime } from '../common/cpu-time.ts';
import { NO, outOfScope } from '../common/refusals.ts';
import { SECURITY } from '../http/headers.ts';
import { readPath } from '../http/path.ts';
import { type HttpReply, send } from '../http/reply.ts';
import { API_REQUEST, type ApiVisit, hasBody } from '../http/server.ts';
import { banOnEither } from '../people/sanctions.ts';
import type { Sockets } from '../sockets/sockets.ts';
import { API_BASE, openApiDocument } from './document.ts';
import { makeFollower } from './follower.ts';
import { type Operation, operationsAt } from './operations.ts';
import { HTTP, problem } from './problem.ts';
import { type Outcome, openProgram } from './program.ts';
import { readFields, tokenIn } from './read.ts';
import { type LineStream, makeStream } from './stream.ts';

export interface Api {
  /** Ends all streams. */
  close(): void;
}

interface ApiOptions {
  /** Whether a Host header names this server. */
  readonly isOurs?: (host: string | undefined) => boolean;
  /** The words of problems. */
  readonly words: Words;
}

/**
 * Any page may use the API: a token is sent by hand, never by the browser itself, so a page can do nothing that its
 * author could not do without it. There are no cookies and no credentials.
 */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
} as const;
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '86400',
} as const;

const DOCUMENT_PATH = '/openapi.json';
/** The most streams of one account and its bot accounts. */
const MOST_STREAMS = 20;
/** Milliseconds that are charged for looking a token up. */
const LOOKUP = 1;
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' } as const;
const CLOSING = '{"type":"closing"}';

/** One request, and where it comes from. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visit: ApiVisit;
}

interface Asked {
  readonly operation: Operation;
  readonly identity: ProgramIdentity;
  readonly fields: object;
}

export function openApi(server: Server, sockets: Sockets, { isOurs = () => true, words }: ApiOptions): Api {
  const { shared } = sockets;
  const { limits, services } = shared;
  const open = new Map<LineStream, string>();
  const document = Buffer.from(JSON.stringify(openApiDocument()));

  server.on(API_REQUEST, (request: IncomingMessage, response: ServerResponse, visit: ApiVisit) => {
    const call = { request, response, visit };
    serve(call).catch((error: unknown) => {
      shared.failed(error);
      if (response.headersSent) response.destroy();
      else refuse(call, NO.notKept);
    });
  });

  function reply({ request, response, visit }: Call, what: HttpReply): void {
    if (response.destroyed) return;
    // A body that was not read to its end cannot be told from the next request.
    const rest = request.complete || !hasBody(request) ? {} : { Connection: 'close' };
    send(request, response, what, { ...visit.secure, ...CORS, ...rest });
  }

  const refuse = (call: Call, refusal: Refusal, headers: HttpReply['headers'] = {}): void =>
    reply(call, problem(words, refusal, headers));

  async function serve(call: Call): Promise<void> {
    const { request, visit } = call;
    if (visit.isRefused) return refuse(call, NO.tooFast, { 'Retry-After': '60' });
    if (!isOurs(request.headers.host)) return refuse(call, HTTP.noHost);
    if (request.method === 'OPTIONS') return reply(call, { status: 204, headers: PREFLIGHT, body: '' });
    const read = readPath(request.url ?? '');
    if (!read.ok || !read.path.startsWith(API_BASE)) return refuse(call, HTTP.noPath);
    const path = read.path.slice(API_BASE.length);
    if (path === DOCUMENT_PATH && request.method === 'GET')
      return reply(call, { status: 200, headers: JSON_TYPE, body: document });
    const at = operationsAt(path);
    if (at === null) return refuse(call, HTTP.noPath);
    const operation = at.found.find(({ method }) => method === request.method);
    if (operation === undefined)
      return refuse(call, HTTP.noMethod, { Allow: at.found.map(({ method }) => method).join(', ') });
    const identity = await identify(call);
    if ('reason' in identity) return refuse(call, identity);
    const { scope } = operation;
    if (scope !== null && !identity.scopes.includes(scope)) return refuse(call, outOfScope(scope));
    const fields = await readFields(operation, request, at.params);
    if (!fields.ok) return refuse(call, fields.refusal);
    const asked = { operation, identity, fields: fields.value };
    const refused = await whyNotByProgram(asked, visit.from);
    if (refused !== null) return refuse(call, refused);
    await answer(call, asked);
  }

  /** DAILY-02: everybody drives the daily expedition by themselves. */
  async function whyNotByProgram({ operation, fields }: Asked, from: string): Promise<Refusal | null> {
    if (operation.scope !== 'play' || !('table' in fields)) return null;
    const actor = await shared.rooms.get(String(fields.table), from);
    return actor?.plan.shutUntil === undefined ? null : NO.itCounts;
  }

  async function identify({ request, visit: { from } }: Call): Promise<ProgramIdentity | Refusal> {
    const token = tokenIn(request);
    if (token === null) return HTTP.noToken;
    if (!limits.workAddress.take(from)) return NO.tooFast;
    limits.workAddress.spend(from, LOOKUP);
    const found = await shared.identities.byApiToken(token);
    // Guesses are counted like new guests.
    if (found === null) return limits.costlyAddress.take(from) ? NO.unknownToken : NO.tooFast;
    const banned = await banOnEither(services, found.who);
    if (banned !== null) shared.holds.add(from);
    return banned ?? found;
  }

  function answer(call: Call, asked: Asked): Promise<void> | void {
    switch (asked.operation.as) {
      case 'me':
        return reply(call, json(JSON.stringify(meOf(asked.identity))));
      case 'stream':
        return stream(call, asked);
      case 'race':
        return race(call, asked);
      case 'file':
        return once(call, asked, (text) => (JSON.parse(text) as { readonly text: string }).text);
      case 'result':
        return once(call, asked, (text) => text);
    }
  }

  async function once(call: Call, asked: Asked, bodyOf: (text: string) => string): Promise<void> {
    const outcome = await askOnce(call, asked);
    if (outcome.ok) reply(call, json(bodyOf(outcome.text)));
    else refuse(call, outcome.refusal);
  }

  /** One request with one result, by a program that nobody sees. */
  async function askOnce(
    { visit }: Call,
    { identity, operation, fields }: Asked,
    receive: (text: string) => void = () => undefined,
  ): Promise<Outcome> {
    const program = openProgram(
      sockets,
      { identity, address: visit.from, isQuiet: true },
      { receive, closed: () => undefined },
    );
    try {
      return await program.ask({ do: operation.request, ...fields });
    } finally {
      program.end();
    }
  }

  /** A table and its race now: watched for this moment. */
  async function race(call: Call, asked: Asked): Promise<void> {
    const follower = makeFollower();
    let view = 'null';
    const outcome = await askOnce(call, asked, (text) => {
      const line = charged(call, asked)(() => follower.receive(text));
      if (line?.type === 'view') view = line.text;
    });
    if (!outcome.ok) return refuse(call, outcome.refusal);
    reply(call, json(`{"kind":"race","table":${JSON.stringify(follower.news)},"view":${view}}`));
  }

  async function stream(call: Call, asked: Asked): Promise<void> {
    const { response, visit } = call;
    const { identity, operation, fields } = asked;
    const { from } = visit;
    if (response.destroyed) return;
    const payer = identity.who.owner ?? identity.who.person;
    const held = [...open.values()].filter((one) => one === payer).length;
    if (held >= MOST_STREAMS) return refuse(call, NO.full);
    if (!limits.connections.take(from) || !limits.sockets.take(from)) return refuse(call, NO.tooFast);
    const lines = makeStream(response, {
      follower: makeFollower(),
      until: identity.until,
      now: services.now,
      charged: charged(call, asked),
    });
    const program = openProgram(
      sockets,
      { identity, address: from, isQuiet: !identity.scopes.includes('play') },
      { receive: lines.receive, closed: () => lines.end() },
    );
    open.set(lines, payer);
    const leave = (): void => {
      if (!open.delete(lines)) return;
      limits.sockets.give(from);
      program.end();
    };
    response.once('close', leave);
    // A token that was ended since it was looked up had no stream to end.
    await program.check();
    const outcome = await program.ask({ do: operation.request, ...fields });
    if (outcome.ok) return lines.begin({ ...SECURITY, ...visit.secure, ...CORS });
    leave();
    refuse(call, outcome.refusal);
  }

  /** Does some work and charges the program for it. */
  const charged =
    ({ visit: { from } }: Call, { identity: { who } }: Asked) =>
    <X>(work: () => X): X => {
      const since = cpuTime();
      const result = work();
      const spent = cpuTime() - since;
      limits.workAddress.spend(from, spent);
      limits.workPerson.spend(who.owner ?? who.person, spent);
      return result;
    };

  return {
    close() {
      for (const lines of [...open.keys()]) lines.end(CLOSING);
    },
  };
}

const json = (body: string): HttpReply => ({ status: 200, headers: JSON_TYPE, body });

const meOf = ({ who, scopes, until }: ProgramIdentity) => ({
  kind: 'me',
  person: who.person,
  name: who.name,
  owner: who.owner ?? null,
  scopes,
  until,
});
