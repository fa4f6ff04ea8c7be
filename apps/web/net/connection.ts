// The line from this page to its server, and what the page knows of it.
import { computed, signal } from '@preact/signals';
import type { Refusal, Types } from '@race/kernel';
import type { ClockMessage, RequestBody, RequestResult, TableNews } from '@race/protocol';
import type { GameSight } from '../device/protocol.ts';
import type { Device } from '../race/client.ts';
import { linkHere } from './browser.ts';
import { startEngine } from './engine.ts';
import type { AnySaid } from './followed-table.ts';
import type { AnyOutcome, AnyWish } from './game.ts';
import { keepName, myName } from './identity.ts';
import type { LinkState } from './link.ts';

type AnySight = GameSight<Types, object, string>;

const link = linkHere();

/** The line as it is now. */
export const line = signal<LinkState>('opening');
link.watch((state) => {
  line.value = state;
});

/** Why one is not let in; null while one is. */
export const turnedAway = signal<Refusal | null>(null);
link.refused((refusal) => {
  turnedAway.value = refusal;
});
link.watch((state) => {
  if (state === 'here') turnedAway.value = null;
});

/** The table that is looked at, apart from its race. */
export const news = signal<TableNews | null>(null);
/** What was last said of its clocks, and when that was heard. */
export const clocks = signal<{ readonly said: ClockMessage; readonly heard: number } | null>(null);
/** Why the table that is looked at was closed; null while it is open. */
export const closed = signal<Refusal | null>(null);
let looking: string | null = null;

function lookAt(table: string | null): void {
  if (looking === table) return;
  looking = table;
  news.value = null;
  clocks.value = null;
  closed.value = null;
  missedAfter.value = null;
  waits.value = null;
}

link.hear((said) => {
  if (said.type === 'closed' && said.table === looking) closed.value = said.refusal;
  if (said.type === 'table' && said.news.table === looking) news.value = said.news;
  if (said.type === 'clock' && said.table === looking) clocks.value = { said, heard: performance.now() };
});

/** The line after which one has not seen anything; null when nothing was missed. */
export const missedAfter = signal<number | null>(null);
const table = startEngine(link, (after) => {
  missedAfter.value = after;
});

/** Whom the table waits for, as far as everybody knows, and whether one is asked oneself. */
export const waits = signal<Pick<AnySight, 'waitsFor' | 'answers'> | null>(null);
table.hear((said) => {
  if (said.say === 'sight') waits.value = said.sight as AnySight;
});

/** Wishes of the game that have no outcome yet. */
const underWay = signal(0);
/** Something was answered that the server has not heard of. */
export const isUnsent = computed(() => underWay.value > 0 && line.value !== 'here');

/** The table elsewhere, as the page speaks to it. */
export const device: Device<AnyWish, AnyOutcome, AnySaid> = {
  async wish(wish) {
    if (isOpening(wish)) lookAt(wish.table);
    underWay.value += 1;
    try {
      return await table.wish(wish);
    } finally {
      underWay.value -= 1;
    }
  },
  hear: table.hear,
};

const isOpening = (wish: AnyWish): wish is { readonly do: 'open'; readonly table: string } =>
  wish.do === 'open';

/** The same in the words of the game that is played there: its rules in the worker speak them. */
export const deviceAs = <D>(): D => device as unknown as D;

export const hearServer = link.hear;
/** Plays a race that is over again; how many answers it has when it holds, else null. */
export const checkRace = table.check;

/** Stops looking at a table; tells whether it was still the one looked at. */
export function lookAway(from: string): boolean {
  if (looking !== from) return false;
  table.leave();
  lookAt(null);
  return true;
}

type Asked =
  | { readonly ok: true; readonly value: RequestResult }
  | { readonly ok: false; readonly refusal: Refusal };

export const ask = (wish: RequestBody): Promise<Asked> => link.ask(wish);

/** The name the server has taken since this page was opened: it may have refused the one that was kept. */
let taken: string | null = null;

/** Says who one is before sitting down; the name is kept for next time. */
export async function introduce(name: string): Promise<Asked> {
  if (name === taken && name === myName()) return NOTHING_TO_DO;
  const done = await ask({ do: 'rename', name });
  if (!done.ok) return done;
  taken = name;
  keepName(name);
  return done;
}

const NOTHING_TO_DO: Asked = { ok: true, value: { kind: 'done' } };
