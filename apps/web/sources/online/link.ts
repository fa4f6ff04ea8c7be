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
  /** Opens a socket at the address of this table, so that a load balancer can bring its people together; null for none. */
  open(table: string | null, hooks: { opened(): void; received(text: string): void; closed(): void }): Post;
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
  /** The device says that it has no network: the connection is lost, whatever the socket says. */
  cutOff(): void;
  /**
   * Moves to the address of a table, if the server has several. Nothing is lost on the way. Resolves once requests go there,
   * or after a moment in which nobody notices anything: then it moves later, or stays.
   */
  moveTo(table: string): Promise<void>;
  /** Whether requests go to the address of the wanted table, and the table is followed from there: then they stay in order. */
  isSettled(): boolean;
  /** Calls back when requests go to another address than before; returns how to unsubscribe. */
  moved(listener: () => void): () => void;
  close(): void;
}

interface Pace {
  readonly pingAfter: number;
  readonly pongTimeout: number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Together: how long a lost connection stays unnoticed, at a table and elsewhere. */
const AT_TABLE: Pace = { pingAfter: 2_500, pongTimeout: 2_300 };
const ELSEWHERE: Pace = { pingAfter: 25_000, pongTimeout: 6_000 };
/** How long a request that must not be sent later waits for the first connection. */
const OPENING = 5_000;
/** How long opening a table waits for its own socket. */
const UNNOTICED = 150;
/** How long a new socket may take, and an old one to answer what was asked there. */
const MOVING = 5_000;

/** Requests that are not idempotent. */
const NOT_REPEATABLE: ReadonlySet<RequestBody['do']> = new Set([
  'create',
  'challengePlayer',
  'code',
  'claim',
  'bug',
  'say',
  'write',
  'makeCup',
  'makeClub',
  'clubTable',
  'sayInClub',
  'writeInClub',
]);

/** Requests that lead the reader somewhere: sent later, they would interrupt what is done then. */
const NOT_LATER: ReadonlySet<RequestBody['do']> = new Set([
  ...NOT_REPEATABLE,
  'rename',
  'sit',
  'begin',
  'rematch',
  'setOff',
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
  'profile',
  'follow',
  'block',
  'note',
  'challengePlayer',
  'makeCup',
  'enterCup',
  'makeClub',
  'joinClub',
]);

/** Rate limits and storage errors: a retry may succeed. */
const TEMPORARY_RULES: ReadonlySet<string> = new Set(['NET-05', 'NET-07']);

const AWAY: Refusal = { reason: 'net.away', rule: 'NET-07', with: {} };

interface Waiting {
  readonly request: RequestBody;
  /** The socket that it was sent to. */
  post: Post | null;
  readonly resolve: (message: ResultMessage) => void;
}

/** `first` is the table that is opened first, if any. */
export function makeLink(environment: LinkEnvironment, first: string | null = null): Link {
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
  const movedListeners = new Set<() => void>();
  /** The table whose address is wanted, and that of the socket. */
  let table = first;
  let postTable: string | null = null;
  /** Whether a table is followed: then a lost connection has to be noticed soon. */
  let isAtTable = false;
  /** The token that the server has accepted. */
  let accepted: string | null = null;
  /** Whether the server has several processes, so that moving is of use. */
  let isSpread = false;
  let moving: Promise<void> | null = null;
  /** The socket before this one, until the table is watched here. */
  let before: Post | null = null;
  /** Sockets that still owe answers, and how to end them. */
  const retiring = new Map<Post, () => void>();
  let stopMoving = (): void => undefined;

  function become(next: LinkState): void {
    if (state === next) return;
    state = next;
    for (const watcher of watchers) watcher(next);
  }

  function open(): void {
    if (isClosed) return;
    refused = null;
    postTable = table;
    const opened = environment.open(table, {
      opened: async () => greet(opened, await environment.credentials.read()),
      received: (text) => {
        if (post === opened) received(text);
        else if (retiring.has(opened)) receivedLate(opened, text);
      },
      closed: () => {
        if (post === opened) lost();
        else retiring.get(opened)?.();
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
    waiting.set(id, { request: hello, post: at, resolve: (message) => greeted(at, message, attempt) });
    at.send(JSON.stringify({ ...hello, id }));
    pingLater();
  }

  function greeted(at: Post, message: ResultMessage, attempt: Credentials): void {
    if (!message.ok) {
      helloRefused(at, message.refusal, attempt);
      return;
    }
    const welcome = message.value.kind === 'welcome' ? message.value : null;
    const token = welcome?.token ?? attempt.token;
    environment.credentials.accept({ token, isKnown: token === attempt.token });
    accepted = token;
    isSpread = welcome?.spread === true;
    tries = 0;
    // Watchers request the table first, so that the waiting requests come from a member of it.
    const unsent = [...waiting];
    become('here');
    for (const [id, one] of unsent) sendTo(at, id, one);
    move();
  }

  function sendTo(at: Post | null, id: number, one: Waiting): void {
    one.post = at;
    at?.send(JSON.stringify({ ...one.request, id }));
  }

  /** Opens a socket at the table's address beside the present one, which stays until the new one has been let in. */
  function move(): Promise<void> {
    if (moving !== null) return moving;
    if (!isSpread || state !== 'here' || postTable === table) return Promise.resolve();
    const to = table;
    moving = tryToMove(to).finally(() => {
      moving = null;
      stopMoving = () => undefined;
      // Another table was opened meanwhile.
      if (table !== to) void move();
    });
    return moving;
  }

  async function tryToMove(to: string | null): Promise<void> {
    const { token, name } = await environment.credentials.read();
    // Somebody signed in or out in another tab: the next hello finds out.
    if (token === null || token !== accepted || isClosed) return;
    last += 1;
    const id = last;
    const hello = JSON.stringify({ do: 'hello', protocol: PROTOCOL, token, name: name || null, id });
    await new Promise<void>((done) => {
      const early: string[] = [];
      let isIn = false;
      const next = environment.open(to, {
        opened: () => next.send(hello),
        received(text) {
          if (isIn)
            return post === next ? received(text) : void (retiring.has(next) && receivedLate(next, text));
          const message: ServerMessage = JSON.parse(text);
          if (message.type !== 'result' || message.id !== id) return void early.push(text);
          // Where another process does not know this guest yet, the old socket stays.
          if (!message.ok || state !== 'here' || isClosed) return giveUp();
          isIn = true;
          stop();
          change(next, to);
          for (const one of early) received(one);
          done();
        },
        closed() {
          if (!isIn) done();
          else if (post === next) lost();
          else retiring.get(next)?.();
        },
      });
      function giveUp(): void {
        next.close();
        done();
      }
      const stop = environment.after(MOVING, () => isIn || giveUp());
      stopMoving = () => {
        stop();
        giveUp();
      };
    });
  }

  /** Requests go to the new socket from now on; the old one still answers what it was asked. */
  function change(next: Post, to: string | null): void {
    const old = post;
    post = next;
    postTable = to;
    before = old;
    pingLater();
    retire(old, next);
    for (const listener of movedListeners) listener();
  }

  const isOwed = (old: Post | null): boolean => [...waiting.values()].some((one) => one.post === old);

  function retire(old: Post | null, next: Post): void {
    if (old === null) return;
    const end = (): void => {
      retiring.delete(old);
      stop();
      old.close();
      // Repeats are recognised.
      for (const [id, one] of waiting) {
        if (one.post !== old) continue;
        if (!NOT_REPEATABLE.has(one.request.do)) {
          if (post === next) sendTo(next, id, one);
        } else settleAway(id, one);
      }
    };
    const stop = environment.after(isOwed(old) ? MOVING : 0, end);
    retiring.set(old, end);
  }

  function settleAway(id: number, { resolve: done }: Waiting): void {
    waiting.delete(id);
    done({ type: 'result', id, ok: false, refusal: AWAY });
  }

  /** Steps of a table come from the old socket until it is watched over the new one; then only what was asked there counts. */
  function receivedLate(old: Post, text: string): void {
    const message: ServerMessage = JSON.parse(text);
    take(message, before === old);
    if (!isOwed(old)) retiring.get(old)?.();
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
    if (message.type === 'view') before = null;
    take(message, true);
  }

  function take(message: ServerMessage, isCurrent: boolean): void {
    if (message.type === 'result') {
      resolveRequest(message);
      return;
    }
    if ('id' in message && message.id !== undefined)
      resolveRequest(
        { type: 'result', id: message.id, ok: true, value: { kind: 'written', at: message.at } },
        message,
      );
    if (isCurrent) for (const listener of listeners) listener(message);
  }

  /** Listeners get the step that answers a request before the request resolves. */
  function resolveRequest(message: ResultMessage, after?: ServerMessage): void {
    const pending = message.id === null ? undefined : waiting.get(message.id);
    if (pending === undefined || message.id === null) return;
    waiting.delete(message.id);
    if (message.ok && STORES_PERSON.has(pending.request.do)) {
      environment.credentials.markWorthKeeping();
      void move();
    }
    if (after === undefined) pending.resolve(message);
    else queueMicrotask(() => pending.resolve(message));
  }

  function lost(): void {
    post = null;
    stopWaiting();
    stopMoving();
    become('away');
    for (const [id, one] of waiting) {
      if (one.request.do === 'hello') waiting.delete(id);
      else if (NOT_LATER.has(one.request.do)) settleAway(id, one);
    }
    if (isClosed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + environment.chance());
    tries += 1;
    stopWaiting = environment.after(wait, open);
  }

  /** Pings when nothing was received for a while; without an answer the connection is lost, whatever the socket says. */
  function pingLater(): void {
    stopWaiting();
    stopWaiting = environment.after(pace().pingAfter, probe);
  }

  function probe(): void {
    if (post === null) return;
    const at = post;
    last += 1;
    at.send(JSON.stringify({ do: 'ping', id: last }));
    stopWaiting();
    stopWaiting = environment.after(pace().pongTimeout, () => giveUp(at));
  }

  function giveUp(at: Post): void {
    if (post !== at) return;
    lost();
    at.close();
  }

  const pace = (): Pace => (isAtTable ? AT_TABLE : ELSEWHERE);

  /** Refuses what must not be sent later: while the connection is lost at once, and while it is first opened after a moment. */
  function refuseLater(id: number, { request }: Waiting): void {
    if (!NOT_LATER.has(request.do) || state === 'here') return;
    const refuse = (): void => {
      const unsent = waiting.get(id);
      if (unsent !== undefined && unsent.post === null) settleAway(id, unsent);
    };
    if (state === 'away') refuse();
    else environment.after(OPENING, refuse);
  }

  open();
  return {
    request(request) {
      last += 1;
      const id = last;
      if (refused !== null) return Promise.resolve({ type: 'result', id, ok: false, refusal: refused });
      return new Promise((resolve) => {
        const one: Waiting = { request, post: null, resolve };
        waiting.set(id, one);
        if (request.do === 'watch' || request.do === 'unwatch') isAtTable = request.do === 'watch';
        if (state === 'here') sendTo(post, id, one);
        else refuseLater(id, one);
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
    cutOff() {
      if (post !== null) giveUp(post);
    },
    async moveTo(next) {
      table = next;
      await Promise.race([move(), new Promise<void>((settle) => void environment.after(UNNOTICED, settle))]);
    },
    isSettled: () => !isSpread || (moving === null && postTable === table && before === null),
    moved(listener) {
      movedListeners.add(listener);
      return () => movedListeners.delete(listener);
    },
    close() {
      isClosed = true;
      stopWaiting();
      stopMoving();
      for (const end of [...retiring.values()]) end();
      post?.close();
    },
  };
}
