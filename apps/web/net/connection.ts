// The connection of this page to its server, and what the page knows of it.
import { computed, signal } from '@preact/signals';
import type { Refusal, Types } from '@race/kernel';
import type { ClockMessage, RequestBody, RequestResult, TableNews } from '@race/protocol';
import type { SeatView } from '../device/protocol.ts';
import type { Device } from '../race/client.ts';
import { linkHere } from './browser.ts';
import { startEngine } from './engine.ts';
import type { AnyMessage } from './followed-table.ts';
import type { AnyOutcome, AnyRequest } from './game.ts';
import { myName, saveName } from './identity.ts';
import type { LinkState } from './link.ts';

type AnySeatView = SeatView<Types, object, string>;

const link = linkHere();

/** The state of the connection. */
export const connection = signal<LinkState>('opening');
link.watch((state) => {
  connection.value = state;
});

/** Why the server does not let this page in; null while it does. */
export const accessRefusal = signal<Refusal | null>(null);
link.refused((refusal) => {
  accessRefusal.value = refusal;
});
link.watch((state) => {
  if (state === 'here') accessRefusal.value = null;
});

/** The table that is looked at, apart from its race. */
export const news = signal<TableNews | null>(null);
/** What was last said of its clocks, and when that was heard. */
export const clocks = signal<{ readonly message: ClockMessage; readonly receivedAt: number } | null>(null);
/** Why the table that is looked at was closed; null while it is open. */
export const closed = signal<Refusal | null>(null);
let looking: string | null = null;

function setTable(table: string | null): void {
  if (looking === table) return;
  looking = table;
  news.value = null;
  clocks.value = null;
  closed.value = null;
  missedAfter.value = null;
  waits.value = null;
}

link.subscribe((message) => {
  if (message.type === 'closed' && message.table === looking) closed.value = message.refusal;
  if (message.type === 'table' && message.news.table === looking) news.value = message.news;
  if (message.type === 'clock' && message.table === looking)
    clocks.value = { message, receivedAt: performance.now() };
});

/** The line after which one has not seen anything; null when nothing was missed. */
export const missedAfter = signal<number | null>(null);
const table = startEngine(link, (after) => {
  missedAfter.value = after;
});

/** Whom the table waits for, as far as everybody knows, and whether one is asked oneself. */
export const waits = signal<Pick<AnySeatView, 'waitsFor' | 'answers'> | null>(null);
table.subscribe((message) => {
  if (message.type === 'view') waits.value = message.seatView as AnySeatView;
});

/** Requests of the game that have no outcome yet. */
const underWay = signal(0);
/** Something was answered that has not reached the server. */
export const hasUnsentRequests = computed(() => underWay.value > 0 && connection.value !== 'here');

/** The online table, as a device. */
export const device: Device<AnyRequest, AnyOutcome, AnyMessage> = {
  async request(request) {
    if (isOpening(request)) setTable(request.table);
    underWay.value += 1;
    try {
      return await table.request(request);
    } finally {
      underWay.value -= 1;
    }
  },
  subscribe: table.subscribe,
};

const isOpening = (request: AnyRequest): request is { readonly do: 'open'; readonly table: string } =>
  request.do === 'open';

/** The same with the types of the game that is played there. */
export const deviceAs = <D>(): D => device as unknown as D;

export const subscribeToServer = link.subscribe;
/** Plays a race that is over again; how many answers it has when it holds, else null. */
export const checkRace = table.check;

/** Stops following a table; returns whether it was still the one followed. */
export function closeTable(from: string): boolean {
  if (looking !== from) return false;
  table.leave();
  setTable(null);
  return true;
}

type RequestOutcome =
  | { readonly ok: true; readonly value: RequestResult }
  | { readonly ok: false; readonly refusal: Refusal };

export const sendRequest = (request: RequestBody): Promise<RequestOutcome> => link.request(request);

/** The name the server has taken since this page was opened: it may have refused the one that was kept. */
let taken: string | null = null;

/** Says who one is before sitting down; the name is kept for next time. */
export async function introduce(name: string): Promise<RequestOutcome> {
  if (name === taken && name === myName()) return NOTHING_TO_DO;
  const done = await sendRequest({ do: 'rename', name });
  if (!done.ok) return done;
  taken = name;
  saveName(name);
  return done;
}

const NOTHING_TO_DO: RequestOutcome = { ok: true, value: { kind: 'done' } };
