// What this page knows of its server, as signals: the state of the link, the open table, other messages. Made once,
// when the first online page is opened. worker.ts opens the socket, link.ts retries.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Types } from '@race/kernel';
import type { Certificate } from '@race/online/certificate.ts';
import type {
  ClockMessage,
  ReplyMessage,
  RequestBody,
  RequestResult,
  SanctionMessage,
  ServerMessage,
  TableNews,
  TalkLine,
} from '@race/protocol';
import { makeClient, type RpcClient, serve } from '@race/protocol/rpc.ts';
import { untilFetched } from '../../shell/base/until-fetched.ts';
import { addTexts } from '../../shell/words/say.ts';
import type { Device } from '../client.ts';
import type { GameSeatView } from '../messages.ts';
import { makeCertificates } from './certificates.ts';
import type { AnyMessage } from './device.ts';
import type { AnyOutcome, AnyRequest } from './games.ts';
import { credentials, myName, saveName } from './identity.ts';
import type { Link, LinkState } from './link.ts';
import type { OnlineEvent, OnlineWorker } from './messages.ts';
import { followTurns } from './turns.ts';

export const {
  connection,
  accessRefusal,
  news,
  newsAt,
  announced,
  clocks,
  closed,
  missedAfter,
  turnNow,
  waits,
  hasUnsentRequests,
  device,
  checkRace,
  closeTable,
  sendRequest,
  subscribeToServer,
  introduce,
  certificates,
  lastMessage,
  talkChanges,
  turns,
  unread,
  markRead,
} = makeConnection();

/** The device with the types of the game at the open table. */
export const deviceAs = <D>(): D => device as unknown as D;

type RequestOutcome =
  | { readonly ok: true; readonly value: RequestResult }
  | { readonly ok: false; readonly refusal: Refusal };

/** The state of the connection, the table that is open over it, and the messages that are not about its game. */
function makeConnection() {
  const connection = signal<LinkState>('opening');
  /** Why the server does not let this page in; null while it does. */
  const accessRefusal = signal<Refusal | null>(null);
  const worker = startWorker();
  worker.subscribe((event) => {
    if (event.type === 'refused') accessRefusal.value = event.refusal;
    if (event.type !== 'link') return;
    connection.value = event.state;
    if (event.state === 'here') accessRefusal.value = null;
  });

  const subscribe: Link['subscribe'] = (listener) =>
    worker.subscribe((event) => {
      if (event.type === 'server') listener(event.message);
    });
  const open = makeOpenTable(worker, subscribe);
  /** Requests of the game that have no outcome yet. */
  const pending = signal(0);
  /** Answers whose outcome is shown before the server has confirmed it. */
  const unconfirmed = signal(0);
  worker.subscribe((event) => {
    if (event.type === 'unconfirmed') unconfirmed.value = event.count;
  });
  /** The open table, as a device. */
  const device: Device<AnyRequest, AnyOutcome, AnyMessage> = {
    async request(request) {
      if (isOpening(request)) open.setTable(request.table);
      pending.value += 1;
      try {
        return await worker.request('handle', request);
      } catch {
        return AWAY;
      } finally {
        pending.value -= 1;
      }
    },
    subscribe: open.subscribeToGame,
  };

  const sendRequest = (request: RequestBody): Promise<RequestOutcome> =>
    worker.request('send', request).catch(() => AWAY);
  /** The name the server has accepted on this page: it may have refused the saved one. */
  let accepted: string | null = null;
  /** Sends a new name to the server before sitting down, and saves it. */
  async function introduce(name: string): Promise<RequestOutcome> {
    if (name === accepted && name === myName()) return NOTHING_TO_DO;
    const done = await sendRequest({ do: 'rename', name });
    if (!done.ok) return done;
    accepted = name;
    saveName(name);
    return done;
  }

  const { news, newsAt, announced, clocks, closed, missedAfter, turnNow, waits, closeTable } = open;
  return {
    ...showTalk(subscribe),
    ...collectSanctions(subscribe),
    /** The other tables that wait for the reader, the longest wait first. */
    turns: followTurns({
      subscribe,
      async request() {
        const done = await sendRequest({ do: 'turns' });
        return done.ok ? done.value : null;
      },
      connection,
      open: computed(() => news.value?.table ?? null),
      now: () => performance.now(),
    }),
    certificates: makeCertificates(subscribe),
    connection,
    accessRefusal,
    news,
    newsAt,
    announced,
    clocks,
    closed,
    missedAfter,
    turnNow,
    waits,
    /** Whether an answer has not reached the server. */
    hasUnsentRequests: computed(() => pending.value + unconfirmed.value > 0 && connection.value !== 'here'),
    device,
    /** Replays a finished race; returns how many answers it has when it is valid, else null. */
    checkRace: (file: string, promised: Certificate) => worker.request('check', { file, promised }),
    closeTable,
    sendRequest,
    /** To every message that the page gets. */
    subscribeToServer: subscribe,
    introduce,
  };
}

/** The table that this page was opened at, so that its first socket is at the right address. */
function tableInAddress(): string | null {
  return /^#online=([\w-]{1,32})$/.exec(location.hash)?.[1] ?? null;
}

type OnlineClient = Pick<RpcClient<OnlineWorker, OnlineEvent>, 'request' | 'subscribe'>;

/** The worker that holds the connection. It is started again until its script can be fetched; requests wait for it. */
function startWorker(): OnlineClient {
  const listeners = new Set<(event: OnlineEvent) => void>();
  const started = untilFetched(async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    serve(worker, credentials);
    const client = makeClient<OnlineWorker, OnlineEvent>(worker);
    client.subscribe((event) => {
      for (const listener of listeners) listener(event);
    });
    await client.request('open', tableInAddress());
    return client;
  });
  const nudge = async () => (await started).request('nudge', undefined);
  addEventListener('online', nudge);
  addEventListener('offline', async () => (await started).request('cutOff', undefined));
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void nudge();
  });
  return {
    request: (name, given) => started.then(({ request }) => request(name, given)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type AnnouncedMessage = Extract<ServerMessage, { type: 'announced' }>;
type AnySeatView = GameSeatView<Types, object, string>;

/** The table that is open, apart from its game. */
function makeOpenTable(worker: OnlineClient, subscribe: Link['subscribe']) {
  const news = signal<TableNews | null>(null);
  /** When it came. */
  const newsAt = signal(0);
  /** What somebody at the table did last. */
  const announced = signal<AnnouncedMessage | null>(null);
  /** The last message about its clocks, and when it came. */
  const clocks = signal<{ readonly message: ClockMessage; readonly receivedAt: number } | null>(null);
  /** Why the server closed the table; null while it is open. */
  const closed = signal<Refusal | null>(null);
  /** The last line seen before coming back; null when nothing was missed. */
  const missedAfter = signal<number | null>(null);
  /** The seats that the table waits for, as far as everybody knows, and the answers of the reader's own seat. */
  const waits = signal<Pick<AnySeatView, 'waitsFor' | 'answers'> | null>(null);
  /** The turn of a race, the round of a dash; 0 before the first. */
  const turnNow = signal(0);
  let open: string | null = null;

  function setTable(table: string | null): void {
    if (open === table) return;
    open = table;
    for (const part of [news, announced, clocks, closed, missedAfter, waits]) part.value = null;
  }

  subscribe((message) => {
    if (message.type === 'closed' && message.table === open) closed.value = message.refusal;
    if (message.type === 'table' && message.news.table === open)
      batch(() => {
        news.value = message.news;
        newsAt.value = performance.now();
      });
    if (message.type === 'announced' && message.table === open) announced.value = message;
    if (message.type === 'clock' && message.table === open)
      clocks.value = { message, receivedAt: performance.now() };
  });
  const subscribeToGame = (listener: (message: AnyMessage) => void) =>
    worker.subscribe((event) => {
      if (event.type === 'game') listener(event.message);
    });
  worker.subscribe((event) => {
    if (event.type === 'missed') missedAfter.value = event.line;
  });
  subscribeToGame((message) => {
    if (message.type !== 'view') return;
    const seatView = message.seatView as AnySeatView;
    waits.value = seatView;
    turnNow.value = turnOf(seatView.view.public);
  });

  return {
    subscribeToGame,
    news,
    newsAt,
    announced,
    clocks,
    closed,
    missedAfter,
    turnNow,
    waits,
    setTable,
    /** Stops following a table; returns whether it was still the open one. */
    closeTable(table: string): boolean {
      if (open !== table) return false;
      void worker.request('leave', undefined);
      setTable(null);
      return true;
    },
  };
}

/** Every game counts its turns, under one of two names. */
function turnOf(known: object): number {
  const counted = 'turn' in known ? known.turn : 'round' in known ? known.round : 0;
  return typeof counted === 'number' ? counted : 0;
}

const isOpening = (request: AnyRequest): request is { readonly do: 'open'; readonly table: string } =>
  request.do === 'open';

/** An error in the worker: whether the request has reached the server is unknown. */
const AWAY = { ok: false, refusal: { reason: 'net.away', rule: 'NET-07', with: {} } } as const;
const NOTHING_TO_DO: RequestOutcome = { ok: true, value: { kind: 'done' } };

type TalkMessage = TalkLine & { readonly table: string };

const TALK_SHOWN_FOR = 12_000;

/** The last chat message, for a while; then it is only in the list of messages. Its texts are fetched with the first one. */
function showTalk(subscribe: Link['subscribe']): {
  readonly lastMessage: ReadonlySignal<TalkMessage | null>;
  readonly talkChanges: ReadonlySignal<number>;
} {
  const lastMessage = signal<TalkMessage | null>(null);
  /** Counts what was said, and what was removed. */
  const talkChanges = signal(0);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  subscribe((message) => {
    if (message.type !== 'talk' && message.type !== 'unsaid') return;
    talkChanges.value += 1;
    if (message.type === 'unsaid') {
      lastMessage.value = null;
      return;
    }
    void addTexts('people').then(() => {
      lastMessage.value = message;
      clearTimeout(hiding);
      hiding = setTimeout(() => {
        lastMessage.value = null;
      }, TALK_SHOWN_FOR);
    });
  });
  return { lastMessage, talkChanges };
}

type Told = SanctionMessage | ReplyMessage;
const nameOf = (told: Told): string => (told.type === 'reply' ? told.report : told.sanction);

/** Sanctions, and outcomes of the reader's reports, that have not been confirmed. */
function collectSanctions(subscribe: Link['subscribe']) {
  const unread = signal<readonly Told[]>([]);
  subscribe((message) => {
    if (message.type !== 'sanction' && message.type !== 'reply') return;
    // An administrator has changed it: the next hello would bring back the old one.
    if (message.type === 'sanction' && message.name !== undefined) saveName(message.name);
    if (unread.peek().some((one) => nameOf(one) === nameOf(message))) return;
    unread.value = [...unread.peek(), message];
  });
  const markRead = (told: Told): void => {
    unread.value = unread.value.filter((one) => nameOf(one) !== nameOf(told));
  };
  return { unread, markRead };
}
