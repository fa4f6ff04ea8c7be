// The connection to the server: opened, lost, reopened. Every request is answered, whatever happens in between.
import type { Refusal } from '@race/kernel';
import { PROTOCOL, type RequestBody, type ResultMessage, type ServerMessage } from '@race/protocol';

/** One socket, as far as the link needs it. */
export interface Post {
  send(text: string): void;
  close(): void;
}

/** The world around the link: a browser, or a test. */
export interface Outside {
  open(hooks: { opened(): void; received(text: string): void; closed(): void }): Post;
  /** Calls back after some time; returns how to take that back. */
  after(milliseconds: number, then: () => void): () => void;
  /** From 0 up to 1: so that a thousand pages do not all come back in the same moment. */
  chance(): number;
  readonly token: TokenStorage;
  name(): string;
}

/** The secret that says who this is, kept on this device. */
export interface TokenStorage {
  get(): string | null;
  set(token: string | null): void;
  /** Something hangs on the token: a server that does not know it may be the wrong one, or have lost its store for now. */
  prize(): void;
  /** Takes the token away and keeps it aside, if something hangs on it. */
  setAside(): void;
  /** The tokens that are kept aside, the latest first. */
  aside(): readonly string[];
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
  /** Looks whether the line still holds: when the device wakes up, or the network is said to be back. */
  nudge(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_AFTER = 25_000;
const PONG_TIMEOUT = 6_000;

/** Asked twice these would be done twice; all others have the same outcome again. */
const NOT_REPEATABLE: ReadonlySet<RequestBody['do']> = new Set([
  'create',
  'code',
  'claim',
  'bug',
  'say',
  'write',
]);

/** Once these are granted, a server has written down who asked. */
const PRIZING: ReadonlySet<RequestBody['do']> = new Set([
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

/** Too fast, or not kept: it may go better the next time. */
const PASSING: ReadonlySet<string> = new Set(['NET-05', 'NET-07']);

const AWAY: Refusal = { reason: 'net.away', rule: 'NET-07', with: {} };

/** What a hello was said with, and what can be tried after it. */
interface Tried {
  readonly token: string | null;
  readonly others: readonly string[];
}

interface Waiting {
  readonly request: RequestBody;
  readonly resolve: (message: ResultMessage) => void;
}

export function makeLink(outside: Outside): Link {
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
    const opened = outside.open({
      opened: () => greet(opened, outside.token.get(), outside.token.aside()),
      received: (text) => {
        if (post === opened) received(text);
      },
      closed: () => {
        if (post === opened) lost();
      },
    });
    post = opened;
  }

  /** Says hello with a token, or as a new guest; the others are tried when that one is not known. */
  function greet(at: Post, token: string | null, others: readonly string[]): void {
    const name = outside.name() || null;
    const hello = { do: 'hello', protocol: PROTOCOL, token, name } as const;
    last += 1;
    const id = last;
    waiting.set(id, { request: hello, resolve: (message) => greeted(at, message, { token, others }) });
    at.send(JSON.stringify({ ...hello, id }));
    watchOver();
  }

  function greeted(at: Post, message: ResultMessage, tried: Tried): void {
    if (!message.ok) {
      notLetIn(at, message.refusal, tried);
      return;
    }
    const token = (message.value.kind === 'welcome' ? message.value.token : null) ?? tried.token;
    if (token !== outside.token.get()) outside.token.set(token);
    if (token === tried.token) outside.token.prize();
    tries = 0;
    // Who hears that the line is back asks for the table first: what waited is sent to somebody who looks on.
    const unsent = [...waiting];
    become('here');
    for (const [id, { request }] of unsent) at.send(JSON.stringify({ ...request, id }));
  }

  function notLetIn(at: Post, refusal: Refusal, { token, others }: Tried): void {
    if (PASSING.has(refusal.rule)) at.close();
    else if (refusal.reason !== 'net.unknownToken') turnAway(at, refusal);
    else {
      // Signed out elsewhere, never written down, or the server has another store for now: then it is known again later.
      if (token === outside.token.get()) outside.token.setAside();
      const [next = null, ...rest] = others;
      greet(at, next, rest);
    }
  }

  /** Whoever is not let in gets that as the outcome of whatever they ask, until they come anew. */
  function turnAway(at: Post, refusal: Refusal): void {
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
    watchOver();
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
    if (message.ok && PRIZING.has(pending.request.do)) outside.token.prize();
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
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + outside.chance());
    tries += 1;
    stopWaiting = outside.after(wait, open);
  }

  /** When nothing is heard for a while, asks; when nothing comes back, the line is gone whatever it says. */
  function watchOver(): void {
    stopWaiting();
    stopWaiting = outside.after(PING_AFTER, probe);
  }

  function probe(): void {
    if (post === null) return;
    const at = post;
    last += 1;
    at.send(JSON.stringify({ do: 'ping', id: last }));
    stopWaiting();
    stopWaiting = outside.after(PONG_TIMEOUT, () => {
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
