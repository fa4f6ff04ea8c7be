// The model of a Dash table: shows the steps of its source at a readable pace, and sends answers.
import { computed, effect, signal } from '@preact/signals';
import type { Dash, DashAnswer, DashEvent } from '@race/dash';
import { indexCards, releasedCards } from '@race/dash/cards/released.ts';
import type { Refusal, Seat } from '@race/kernel';
import { characterName, type DashContext } from '@race/words/dash/index.ts';
import { type ComponentType, createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Go } from '../../shell/router/router.ts';
import { type BotPace, preferences } from '../../shell/settings/preferences.ts';
import type { DashDevice, DashOutcome, DashSeatView } from '../../sources/dash-messages.ts';
import { makePlayback } from '../../table/model/playback.ts';
import type { Whereabouts } from '../../table/model/shown-state.ts';
import { NO_PICKS, type Picks } from './laid.ts';
import { isTaught, say, words } from './words.ts';

/** How long a step of others is shown. */
const STEP_TIME: Record<BotPace, number> = { calm: 1800, brisk: 900, quick: 400, atOnce: 0 };
const REVEAL_TIME: Record<BotPace, number> = { calm: 5000, brisk: 3200, quick: 1400, atOnce: 0 };

const isReveal = ({ key }: DashEvent): boolean => key === 'orderMade';

/** What only an online table shows. */
export interface OnlineParts {
  /** Its part of the table's menu. */
  readonly Menu: ComponentType<{ go: Go }>;
  /** What can be done once the dash is over. */
  readonly After: ComponentType<{ go: Go }>;
  /** Shown beside a moment that nobody can take back alone. */
  readonly Back: ComponentType<{ line: number }>;
}

export type DashTableModel = ReturnType<typeof makeDashTable>;

/** Listens to its source until it is closed. `online` is null for a table of this device and for a replay. */
export function makeDashTable(source: DashDevice, online: OnlineParts | null = null) {
  const playback = makePlayback<Dash, DashSeatView>({
    timeFor: (events) => (events.some(isReveal) ? REVEAL_TIME : STEP_TIME)[preferences.pace.chosen.value],
    after: (time, then) => void setTimeout(then, time),
  });
  const { shown, seatView, latest, steps: past, waiting, notice, skip, hasten } = playback;
  const refused = signal<Refusal | null>(null);
  const picks = signal<Picks>(NO_PICKS);
  const lookedAt = signal<Seat | null>(null);
  const glance = signal<string | null>(null);
  /** Whether the captions of a first dash are shown: decided once, so that none goes away before its time. */
  const isTeaching = signal(!isTaught());
  const me = computed<Seat | null>(() => latest.value?.view.seat ?? null);

  const cards = computed(() => {
    const all = releasedCards(latest.value?.options.data ?? 1);
    return { cards: all, cardIndex: indexCards(all) };
  });

  function nameAt(seat: Seat): string {
    const player = latest.value?.players[seat];
    const character = (shown.value ?? latest.value?.view.public)?.characters[seat] ?? null;
    if (player?.kind === 'person' && player.name !== '') return player.name;
    return character === null ? say('dash.page.seat', { n: seat + 1 }) : characterName(words(), character);
  }

  /** The line that was answered, until its outcome is known: a button that is pressed twice answers once. */
  const answered = signal<number | null>(null);

  async function give(answer: DashAnswer): Promise<void> {
    const now = seatView.peek();
    if (now === null || now.view.seat === null || now.line === answered.peek()) return;
    answered.value = now.line;
    noteRefusal(await source.request({ do: 'answer', seat: now.view.seat, line: now.line, answer }));
    answered.value = null;
  }

  async function takeBack(from?: number): Promise<void> {
    const seat = me.peek();
    if (seat === null) return;
    noteRefusal(await source.request(from === undefined ? { do: 'undo', seat } : { do: 'undo', seat, from }));
  }

  const lift = async (seat: Seat): Promise<void> => noteRefusal(await source.request({ do: 'lift', seat }));

  async function explain(answer: DashAnswer): Promise<void> {
    const seat = me.peek();
    if (seat === null) return;
    const outcome = await source.request({ do: 'why', seat, answer });
    refused.value = outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
  }

  function noteRefusal(outcome: DashOutcome): void {
    refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
  }

  /** The picks are for one question only. */
  const question = computed(() => `${latest.value?.table} ${latest.value?.line} ${me.value}`);
  /** Why something could not be done is read until something can. */
  const stopForgiving = effect(() => {
    if (picks.value !== NO_PICKS) refused.value = null;
  });
  const stopResettingPicks = effect(() => {
    if (question.value !== '') picks.value = NO_PICKS;
  });
  const unsubscribe = source.subscribe((message) => {
    if (message.type === 'refused') refused.value = message.refusal;
    else playback.receive(message);
  });

  return {
    source,
    online,
    /** The table as far as it has been shown. */
    shown,
    /** The current view; null while steps are still being shown. */
    seatView,
    /** The number of the question that is shown; null while steps are still being shown. */
    questionNumber: computed(() => seatView.value?.line ?? null),
    /** Where the people of an online table are, by seat, or that a bot plays. */
    presence: signal<readonly (Whereabouts | null)[]>([]),
    /** The latest view, however much has been shown: its table and players. */
    latest,
    /** All steps so far, line by line. */
    past,
    waiting,
    notice,
    skip,
    /** Goes on with the show at once. */
    hasten,
    /** Games cannot be saved on this device. */
    isForgetful: computed(() => notice.value !== null && notice.value !== 'elsewhere'),
    /** The last refusal, until the next answer. */
    refused,
    /** What the person at the screen has picked and not yet confirmed. */
    picks,
    /** The seat whose course and hand are shown; null for the reader's own. */
    lookedAt,
    /** The card of the hand under the pointer: its vehicle shows where it would stand. */
    glance,
    isTeaching,
    /** The seat of the person at the screen; null for a spectator. */
    me,
    /** The steps and the seat of the reader: they decide whether a question takes the focus. */
    stepsNow: () => ({ steps: past.peek(), reader: me.peek() }),
    /** All cards of this dash. */
    cards,
    /** The name of the player at a seat. */
    nameAt,
    /** What the texts need to know of this dash. */
    context: computed<DashContext>(() => ({ rules: cards.value, name: nameAt })),
    /** Whether an answer was sent whose outcome is not known yet. */
    isAnswering: computed(() => answered.value !== null),
    give,
    /** Takes the last answer back, or the one at a line and all since. */
    takeBack,
    /** Called when the person at a seat has taken the device. */
    lift,
    /** Why an answer cannot be given now; undefined for a spectator. */
    askTo: (answer: DashAnswer): (() => void) | undefined =>
      me.value === null ? undefined : () => void explain(answer),
    /** Shows a table of the source; returns whether there is one. */
    open: async (table: string): Promise<boolean> => (await source.request({ do: 'open', table })).ok,
    close(): void {
      unsubscribe();
      stopResettingPicks();
      stopForgiving();
      playback.clear();
    },
  };
}

export const DashTableContext = createContext<DashTableModel | null>(null);

/** The table that this component is part of. */
export function useDashTable(): DashTableModel {
  const table = useContext(DashTableContext);
  if (table === null) throw new Error('outside of a Dash table');
  return table;
}

/** A table that is closed with the component that made it; another source gets another table. */
export function useNewDashTable(source: DashDevice, online: OnlineParts | null = null): DashTableModel {
  const table = useMemo(() => makeDashTable(source, online), [source, online]);
  // A layout effect, since it also runs if the component is gone before the next frame.
  useLayoutEffect(() => table.close, [table]);
  return table;
}
