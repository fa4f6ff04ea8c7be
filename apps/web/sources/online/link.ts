// The link to a server over one socket after another: says hello, reconnects, resends. Every request gets a result.
// It runs in the worker; the page's side is in connection.ts.
import type { Refusal } from '@race/kernel';
import { PROTOCOL, type RequestBody, type ResultMessage, type ServerMessage } from '@race/protocol';

/** The part of a socket that a link needs. */
export interface Post {
  send(text: string): void;
  close(): void;
}

/** What a link gets from a browser, or from a test. */
export interface LinkEnvironment {
  open(hooks: { opened(): void; received(text: string): void; closed(): void }): Post;
  /** Calls back after some time; returns how to cancel. */
  after(milliseconds: number, then: () => void): () => void;
  /** A random number from 0 to 1, so that a thousand pages do not reconnect at the same moment. */
  chance(): number;
  readonly credentials: CredentialStorage;
}

/** The name to play under, and the token that proves who this is: saved by the page, where other tabs may change them. */
export interface CredentialStorage {
  read(): Credentials | Promise<Credentials>;
  /** The server let this token in; `isKnown` if it was not made just now. */
  accept(accepted: { readonly token: string | null; readonly isKnown: boolean }): void;
  /** The server does not know this token: it is removed, and set aside if it is worth keeping. */
  reject(token: string | null): void;
  /** Marks the token as worth keeping: a server that does not know it may be the wrong one, or have lost its store for now. */
  markWorthKeeping(): void;
}

export interface Credentials {
  readonly token: string | null;
  /** The tokens set aside, the latest first. */
  readonly aside: readonly string[];
  readonly name: string;
}

export type LinkState = 'opening' | 'here' | 'away';

export interface Link {
  request(request: RequestBody): Promise<ResultMessage>;
  /** Subscribes to everything the server sends by itself; returns how to unsubscribe. */
  subscribe(listener: (message: ServerMessage) => void): () => void;
  /** Subscribes to the state of the connection; calls at once. */
  watch(listener: (state: LinkState) => void): () => void;
  /** Subscribes to refusals of the server to let this page in; returns how to unsubscribe. */
  refused(listener: (refusal: Refusal) => void): () => void;
  /** Checks the connection: when the device wakes up, or the network is said to be back. */
  nudge(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_AFTER = 25_000;
const PONG_TIMEOUT = 6_000;

/** Requests that are not idempotent. */
const NOT_REPEATABLE: ReadonlySet<RequestBody['do']> = new Set([
  'create',
  'code',
  'claim',
  'bug',
  'say',
  'write',
]);

/** Once these succeed, the server has stored the person. */
const STORES_PERSON: ReadonlySet<RequestBody['do']> = new Set([
  'create',
  'sit',
  'code',
  'claim',
  'push',
  'mail',
  'mute',
  'wordless',
  'password',
  'addPasskey',
  'seek',
  'setOff',
]);

/** Rate limits and storage errors: a retry may succeed. */
const TEMPORARY_RULES: ReadonlySet<string> = new Set(['NET-05', 'NET-07']);

const AWAY: Refusal = { reason: 'net.away', rule: 'NET-07', with: {} };

interface Waiting {
  readonly request: RequestBody;
  readonly resolve: (message: ResultMessage) => void;
}

export function makeLink(environment: LinkEnvironment): Link {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(message: ServerMessage) => void>();
  const watchers = new Set<(state: LinkState) => void>();
  const refusals = new Set<(refusal: Refusal) => void>();
  let post: Post | null = null;
  let state: LinkState = 'opening';
  let last = 0;
  let tries = 0;
  let isClosed = false;
  let refused: Refusal | null = null;
  let stopWaiting = (): void => undefined;

  function become(next: LinkState): void {
    if (state === next) return;
    state = next;
    for (const watcher of watchers) watcher(next);
  }

  function open(): void {
    if (isClosed) return;
    refused = null;
    const opened = environment.open({
      opened: async () => greet(opened, await environment.credentials.read()),
      received: (text) => {
        if (post === opened) received(text);
      },
      closed: () => {
        if (post === opened) lost();
      },
    });
    post = opened;
  }

  /** Says hello with a token, or as a new guest; tries the others when the server does not know the first. */
  function greet(at: Post, attempt: Credentials): void {
    if (post !== at) return;
    const { token, name } = attempt;
    const hello = { do: 'hello', protocol: PROTOCOL, token, name: name || null } as const;
    last += 1;
    const id = last;
    waiting.set(id, { request: hello, resolve: (message) => greeted(at, message, attempt) });
    at.send(JSON.stringify({ ...hello, id }));
    pingLater();
  }

  function greeted(at: Post, message: ResultMessage, attempt: Credentials): void {
    if (!message.ok) {
      helloRefused(at, message.refusal, attempt);
      return;
    }
    const token = (message.value.kind === 'welcome' ? message.value.token : null) ?? attempt.token;
    environment.credentials.accept({ token, isKnown: token === attempt.token });
    tries = 0;
    // Watchers request the table first, so that the waiting requests come from a member of it.
    const unsent = [...waiting];
    become('here');
    for (const [id, { request }] of unsent) at.send(JSON.stringify({ ...request, id }));
  }

  function helloRefused(at: Post, refusal: Refusal, { token, aside, name }: Credentials): void {
    if (TEMPORARY_RULES.has(refusal.rule)) at.close();
    else if (refusal.reason !== 'net.unknownToken') refuseAll(at, refusal);
    else {
      // Signed out elsewhere, never stored, or the server has another store for now: then the token works again later.
      environment.credentials.reject(token);
      const [next = null, ...rest] = aside;
      greet(at, { token: next, aside: rest, name });
    }
  }

  /** Every request is refused until the link is opened again. */
  function refuseAll(at: Post, refusal: Refusal): void {
    refused = refusal;
    const unsent = [...waiting];
    waiting.clear();
    for (const [id, { resolve: done }] of unsent) done({ type: 'result', id, ok: false, refusal });
    for (const listener of refusals) listener(refusal);
    post = null;
    stopWaiting();
    at.close();
    become('away');
  }

  function received(text: string): void {
    pingLater();
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'result') resolveRequest(message);
    else {
      if ('id' in message && message.id !== undefined)
        resolveRequest(
          { type: 'result', id: message.id, ok: true, value: { kind: 'written', at: message.at } },
          message,
        );
      for (const listener of listeners) listener(message);
    }
  }

  /** Listeners get the step that answers a request before the request resolves. */
  function resolveRequest(message: ResultMessage, after?: ServerMessage): void {
    const pending = message.id === null ? undefined : waiting.get(message.id);
    if (pending === undefined || message.id === null) return;
    waiting.delete(message.id);
    if (message.ok && STORES_PERSON.has(pending.request.do)) environment.credentials.markWorthKeeping();
    if (after === undefined) pending.resolve(message);
    else queueMicrotask(() => pending.resolve(message));
  }

  function lost(): void {
    post = null;
    stopWaiting();
    become('away');
    for (const [id, { request, resolve: done }] of waiting) {
      if (request.do !== 'hello' && !NOT_REPEATABLE.has(request.do)) continue;
      waiting.delete(id);
      if (request.do !== 'hello') done({ type: 'result', id, ok: false, refusal: AWAY });
    }
    if (isClosed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + environment.chance());
    tries += 1;
    stopWaiting = environment.after(wait, open);
  }

  /** Pings when nothing was received for a while; without an answer the connection is lost, whatever the socket says. */
  function pingLater(): void {
    stopWaiting();
    stopWaiting = environment.after(PING_AFTER, probe);
  }

  function probe(): void {
    if (post === null) return;
    const at = post;
    last += 1;
    at.send(JSON.stringify({ do: 'ping', id: last }));
    stopWaiting();
    stopWaiting = environment.after(PONG_TIMEOUT, () => {
      if (post !== at) return;
      lost();
      at.close();
    });
  }

  open();
  return {
    request(request) {
      last += 1;
      const id = last;
      if (refused !== null) return Promise.resolve({ type: 'result', id, ok: false, refusal: refused });
      return new Promise((resolve) => {
        waiting.set(id, { request, resolve });
        if (state === 'here') post?.send(JSON.stringify({ ...request, id }));
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(watcher) {
      watchers.add(watcher);
      watcher(state);
      return () => watchers.delete(watcher);
    },
    refused(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    nudge() {
      if (post !== null) probe();
      else {
        stopWaiting();
        open();
      }
    },
    close() {
      isClosed = true;
      stopWaiting();
      post?.close();
    },
  };
}
