// Follows a table: lays a paper for what deserves to be seen, and marks what outlives the paper.
import { computed, signal, untracked } from '@preact/signals';
import type { RacePublic } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { preferences } from '../../../shell/settings/preferences.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { BROWSER_CLOCK, makePapers, type Paper } from '../../../table/papers/queue.ts';
import { shadeOf } from '../windscreen/planning.tsx';
import {
  type Blow,
  blowsTo,
  type EventLog,
  fallenThrough,
  strikersOf,
  type WhyNot,
  whyNotStopped,
} from './blows.ts';
import { type Occurrence, occurrencesFrom } from './occurrences.ts';

/** What a crew suffered since it last acted: the reader's crew, or any crew in a replay that is watched from no seat. */
export interface Suffered {
  readonly kind: 'blow';
  readonly seat: Seat;
  readonly blows: readonly Blow[];
  readonly why: WhyNot;
}

export type Content = Suffered | Occurrence;

/** The order of papers: what touched the reader, arrivals, the end of a turn, the plans. */
const RANKS = { blow: 0, foiled: 1, arrival: 2, turn: 3, reveal: 4 } as const satisfies Record<
  Content['kind'],
  number
>;

const SMALL = 2500;
const ARRIVAL = 3000;
const TURN = 3500;
const TURN_IN_SHORT = 1500;
const REVEAL = 2000;
/** How long fresh plans and payments are marked. */
const FRESH = 3000;
/** The longest that the end of the race waits for a postcard. */
const BEFORE_THE_END = 4000;
/** A blow in a replay. */
const SHOWN_AGAIN = 3000;

interface Showing {
  readonly reader: Seat | null;
  /** Steps are not shown one by one. */
  readonly isFast: boolean;
  /** Shown again, where nothing waits for anybody. */
  readonly isReplay: boolean;
}

/** How long a paper is shown; null until it is taken away, undefined if it is not shown. */
export function lastsFor(one: Occurrence, { reader, isFast, isReplay }: Showing): number | null | undefined {
  switch (one.kind) {
    case 'foiled': {
      const isTold = one.by === reader || one.attacker === reader || (isReplay && reader === null);
      return isFast || !isTold ? undefined : SMALL;
    }
    case 'arrival':
      if (one.seat === reader && !isReplay) return null;
      return isFast ? undefined : ARRIVAL;
    case 'turn':
      return isFast ? TURN_IN_SHORT : TURN;
    case 'reveal':
      return isFast ? undefined : REVEAL;
  }
}

export const momentsOf = perTable((table) => {
  const { focus, hurry, isActed, isLive, marks, moments, onlineTable, publicState, reader } = table;
  const papers = makePapers<Content>(BROWSER_CLOCK);
  const log = computed<EventLog>(() => moments.value.map(({ events }) => events));
  const fresh = signal<{ readonly isFresh?: boolean; readonly paid?: number }>({});
  /** The line of the last blow that each reader has put away, by seat. */
  const putAway = signal<ReadonlyMap<Seat, number>>(new Map());

  /** The crew on which marks are left: the reader's; in a replay, else the one whose dashboard is shown. */
  const marked = computed<Seat | null>(() => reader.value ?? (isLive.value ? null : focus.value));
  const blows = computed<readonly Blow[]>(() => {
    const [seat, now] = [marked.value, publicState.value];
    return seat === null || now === null ? [] : blowsTo(seat, log.value, now);
  });

  let fading: ReturnType<typeof setTimeout> | undefined;

  // What this part of the page was fetched for may be shown at this moment.
  let seen = log.peek().length - (isActed.peek() ? 1 : 0);

  table.effect(() => {
    const lines = log.value;
    const from = seen;
    seen = lines.length;
    untracked(() => {
      if (isLive.peek()) {
        papers.undo(lines.length);
        for (const one of occurrencesFrom(from, lines)) tell(one);
        return;
      }
      // A step of a replay has its own papers, and a jump has none.
      papers.clear();
      if (!isActed.peek()) return;
      for (const paper of newlySuffered(table, lines)) papers.lay(paper);
      for (const one of occurrencesFrom(lines.length - 1, lines)) tell(one);
    });
  });

  function tell(one: Occurrence & { readonly line: number }): void {
    const seat = reader.peek();
    const lasts = lastsFor(one, { reader: seat, isFast: isFastNow(table), isReplay: !isLive.peek() });
    if (one.kind === 'reveal') markFresh({ isFresh: true });
    if (one.kind === 'turn')
      markFresh({ paid: one.paid.find((pay) => pay.seat === marked.peek())?.francs ?? 0 });
    if (lasts === undefined) return;
    const isMine = one.kind === 'foiled' || (one.kind === 'arrival' && one.seat === seat);
    papers.lay({
      key: `${one.kind} ${one.line}`,
      rank: RANKS[one.kind],
      line: one.line,
      isMine,
      lasts: lasts === null ? null : lasts / hurry.peek(),
      content: one,
    });
  }

  function markFresh(mark: { readonly isFresh?: boolean; readonly paid?: number }): void {
    clearTimeout(fading);
    fresh.value = mark;
    fading = setTimeout(() => (fresh.value = {}), FRESH);
  }
  table.onClose(() => clearTimeout(fading));

  /** Whether several people share this device. */
  let isShared = false;
  table.effect(() => {
    const players = table.seatView.value?.players;
    if (players !== undefined)
      isShared = onlineTable === null && players.filter(({ kind }) => kind === 'person').length > 1;
  });

  table.effect(() => {
    if (!isLive.value) return;
    const [all, seat, now] = [blows.value, reader.value, table.seatView.value];
    const last = all.at(-1);
    const isAway = seat === null || (last?.line ?? -1) <= (putAway.value.get(seat) ?? -1);
    // Where people take turns at one device, it waits until its owner is there and is asked.
    const isAbsent = isShared && (now?.view.seat !== seat || now.answers.length === 0);
    untracked(() => {
      if (last === undefined || isAway || isAbsent) papers.take('blow');
      else papers.lay(sufferedPaper(table, { seat, log: log.peek(), blows: all, line: last.line }));
    });
  });

  table.effect(() => {
    const held = isQuestionFirst(table);
    untracked(() => papers.hold(held));
  });

  // Plans are seen before anybody acts on them, also while the windscreen is still going up.
  table.effect(() => {
    const isRevealed = isLive.value && papers.has(({ kind }) => kind === 'reveal');
    untracked(() => table.hold(isRevealed));
  });

  // The end of a turn makes way for a decision of the reader.
  table.effect(() => {
    const top = papers.top.value;
    const isAsked = (table.seatView.value?.answers.length ?? 0) > 0;
    if (isAsked && top?.content.kind === 'turn') untracked(() => papers.hasten(top.key, TURN_IN_SHORT));
  });

  // The end of the race waits for a postcard, but not for ever.
  let ended = '';
  table.effect(() => {
    const top = papers.top.value;
    if (table.standings.value === null || top?.content.kind !== 'arrival' || top.key === ended) return;
    ended = top.key;
    untracked(() => papers.letGo(top.key, BEFORE_THE_END));
  });

  table.effect(() => {
    const seat = marked.value;
    const { engine, chassis } = fallenThrough(blows.value);
    marks.value = {
      ...fresh.value,
      ...(seat !== null && { strikers: strikersOf(seat, log.value) }),
      struck: { ...(engine && { engine: engine.from }), ...(chassis && { chassis: chassis.from }) },
    };
  });

  /** The reader takes the paper away. */
  function dismiss({ key, line, content }: Paper<Content>): void {
    if (content.kind === 'blow') putAway.value = new Map([...putAway.peek(), [content.seat, line]]);
    papers.take(key);
  }

  return { papers, dismiss };
});

/** The reader does not follow step by step: nothing is shown but what concerns the reader. */
const isFastNow = ({ isActed, isLive }: TableModel): boolean =>
  isLive.peek() && (preferences.pace.chosen.peek() === 'atOnce' || !isActed.peek() || document.hidden);

interface Hit {
  readonly seat: Seat;
  readonly log: EventLog;
  readonly blows: readonly Blow[];
  readonly line: number;
}

function sufferedPaper(table: TableModel, { seat, log, blows, line }: Hit): Paper<Content> {
  const { facts, openHands, publicState, seatView } = table;
  const hand = seatView.peek()?.view.own?.hand ?? openHands.peek()[seat] ?? [];
  const hasCard = (facts.peek()?.cards ?? []).some(({ shields }, card) => shields && (hand[card] ?? 0) > 0);
  const now: Pick<RacePublic, 'crews'> = publicState.peek() ?? { crews: [] };
  return {
    key: 'blow',
    rank: RANKS.blow,
    line,
    isMine: true,
    lasts: null,
    content: { kind: 'blow', seat, blows, why: whyNotStopped(seat, log, { now, hasCard }) },
  };
}

/** In a replay: the blows of the last step, to the crew through whose eyes it is seen, or to any. */
function newlySuffered(table: TableModel, log: EventLog): Paper<Content>[] {
  const now = table.publicState.peek();
  const [reader, line] = [table.reader.peek(), log.length - 1];
  return (now?.crews ?? []).flatMap((_, seat) => {
    if (now === null || (reader !== null && reader !== seat)) return [];
    const blows = blowsTo(seat, log, now).filter((blow) => blow.line === line);
    if (blows.length === 0) return [];
    const paper = sufferedPaper(table, { seat, log, blows, line });
    return [{ ...paper, key: `blow ${seat}`, lasts: SHOWN_AGAIN / table.hurry.peek() }];
  });
}

/** Whether a danger asks the reader something, or the table cannot be seen. */
function isQuestionFirst(table: TableModel): boolean {
  const now = table.seatView.value;
  const isAsked = now !== null && now.answers.length > 0 && now.view.public.stack.at(-1)?.kind === 'window';
  return isAsked || shadeOf(table).isShut.value;
}
