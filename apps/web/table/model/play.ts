// Playing at a table: shows the steps of its source at a pace a person can follow, and sends answers.
import { batch, computed, signal } from '@preact/signals';
import type { Answer, Race, RacePublic } from '@race/great-race';
import { standings as standingsOf } from '@race/great-race/standings.ts';
import type { Refusal, Seat } from '@race/kernel';
import type { DriveRoute } from '@race/local';
import { addTexts } from '../../shell/words/say.ts';
import type { Device } from '../../sources/client.ts';
import { isTight } from '../../sources/device/own.ts';
import type { NewStep } from '../../sources/messages.ts';
import type { DeviceOutcome, DeviceRequest, RaceFacts, RaceSeatView } from '../../sources/race-messages.ts';
import { loadSheet } from './board-sheet.ts';
import type { ModuleFace } from './module-face.ts';
import { goesOn, timeFor, waitFor } from './pace.ts';
import { makePlayback } from './playback.ts';
import type { ShownState } from './shown-state.ts';
import type { Lifetime, OnlineTable } from './table.ts';

/** A recap lasts no longer than this, however much was missed. */
const LONGEST_RECAP = 12_000;
const LEAST_RUSH = 1.5;
/** An answer of which nothing has been heard for so long is said to be on its way. */
const SLOW_AFTER = 500;

/** A route from where the vehicle stood, with the tiles at the moment the player agreed to it. */
interface Agreed {
  readonly from: number;
  readonly spaces: readonly number[];
  readonly fare: DriveRoute['fare'];
  readonly tiles: readonly number[];
}

interface PlayParts {
  readonly source: Device;
  readonly online: OnlineTable | null;
  readonly state: ShownState;
  readonly life: Lifetime;
  fetchModules(choices: readonly string[]): Promise<readonly ModuleFace[]>;
}

/** The seats that a view is waiting for; null where it does not say. */
function askedBy({ view, answers, waitsFor = [] }: RaceSeatView): readonly Seat[] | null {
  const own = view.seat !== null && answers.length > 0 ? [view.seat] : [];
  const all = [...new Set([...own, ...waitsFor])];
  return all.length === 0 ? null : all;
}

export type Play = ReturnType<typeof makePlay>;

export function makePlay({ source, online, state, life, fetchModules }: PlayParts) {
  /** How much faster than normal the playback runs: what was missed is shown as a short recap. */
  let rush = 1;
  const playback = makePlayback<Race, RaceSeatView>({
    timeFor: (events) => timeFor(events) / rush,
    goesOn,
    waitFor: (events) => waitFor(events) / rush,
    after: (time, then) => void setTimeout(then, time),
  });
  // Once everything has been shown, the playback returns to its normal pace.
  life.effect(() => {
    if (playback.waiting.value > 0) return;
    rush = 1;
    state.hurry.value = 1;
  });

  /** Shows the steps since an earlier state again. */
  function showRecap(before: RacePublic, steps: readonly NewStep[]): void {
    const time = steps.reduce((sum, { events }) => sum + (events.length === 0 ? 0 : timeFor(events)), 0);
    rush = Math.max(LEAST_RUSH, time / LONGEST_RECAP);
    state.hurry.value = rush;
    playback.recap(before, steps);
  }

  /** Whether board, modules and their texts are loaded. Before that, nothing of a race is shown and nobody is asked. */
  const isSetOut = signal(false);

  async function setOut(opened: RaceFacts): Promise<void> {
    isSetOut.value = false;
    if (opened.solo !== undefined) await addTexts('modules', 'solo');
    const { board, data } = opened.options;
    // René is no module on the page: he has his own pages and panels.
    const { modules } = opened.solo ?? opened.options;
    const [sheet, faces] = await Promise.all([loadSheet(board, data), fetchModules(modules)]);
    batch(() => {
      state.inPlay.value = faces;
      state.facts.value = opened;
      state.sheet.value = sheet;
      isSetOut.value = true;
    });
  }

  /** The current view; null while steps are still being shown. */
  const seatView = computed(() => (isSetOut.value ? playback.seatView.value : null));
  /** The number of the question in the current view. An online view is sent again with every news of its table, and keeps it. */
  const questionNumber = computed(() => seatView.value?.line ?? null);
  /** The seats that are asked, or while steps are shown the one that acts. */
  const marked = computed<readonly Seat[]>(() => {
    const asked = seatView.value?.waitsFor ?? [];
    if (asked.length > 0) return asked;
    return state.crews.value.filter(({ acts }) => acts).map(({ seat }) => seat);
  });
  /** The seat of the person at the screen, whose knowledge is shown. */
  const me = computed(() => seatView.value?.view.seat ?? null);
  /** Those who have yet to answer, but not the person at the screen: nothing is being shown, and they are thinking. */
  const thinking = computed<readonly Seat[]>(() =>
    (seatView.value?.waitsFor ?? []).filter((seat) => seat !== me.value),
  );
  /** The same seat, also while steps are still being shown. */
  const reader = signal<Seat | null>(null);

  // Copies what the playback shows to the state that map, dashboard and newspaper read.
  life.effect(() => {
    const shown = playback.shown.value;
    if (shown === null || !isSetOut.value) return;
    batch(() => {
      state.isActed.value = playback.now.value.length > 0;
      state.acted.value = playback.now.value;
      state.publicState.value = shown;
      state.moments.value = [...playback.before.value, ...playback.steps.value];
      state.standings.value = shown.phase === 'over' ? standingsOf(shown) : null;
    });
  });
  life.effect(() => {
    const now = playback.seatView.value;
    if (now !== null) state.intent.value = now.intent;
  });
  life.effect(() => {
    const now = playback.waiting.value > 0 ? null : seatView.value;
    state.asked.value = now === null || now.over ? null : askedBy(now);
  });
  life.effect(() => {
    const seat = playback.seatView.value?.view.seat ?? null;
    if (seat === null) return;
    state.focus.value = seat;
    reader.value = seat;
  });

  /** The last refusal, until the next answer or question. */
  const refused = signal<Refusal | null>(null);
  life.effect(() => {
    if (questionNumber.value !== null) refused.value = null;
  });
  const noteRefusal = (outcome: DeviceOutcome): void => {
    refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
  };

  /** The line that was answered and whose outcome is not known yet: a button that is pressed twice answers once. */
  const answered = signal<number | null>(null);

  async function give(answer: Answer): Promise<void> {
    const now = seatView.peek();
    if (now === null || now.view.seat === null || now.line === answered.peek()) return;
    answered.value = now.line;
    const outcome = await source.request({ do: 'answer', seat: now.view.seat, line: now.line, answer });
    answered.value = null;
    noteRefusal(outcome);
    // From now on something may be refused: loads the texts before they are needed.
    void addTexts('refusals');
  }

  /** The route the player agreed to, until it is driven or given up; and whether the worker is still driving it. */
  const agreed = signal<Agreed | null>(null);
  const isUnderWay = signal(false);

  const isAnswering = computed(() => answered.value !== null || isUnderWay.value);
  const isSlow = signal(false);
  let slowing: ReturnType<typeof setTimeout> | undefined;
  life.effect(() => {
    clearTimeout(slowing);
    isSlow.value = false;
    if (isAnswering.value) slowing = setTimeout(() => (isSlow.value = true), SLOW_AFTER);
  });

  /** Drives over several spaces. */
  async function driveAlong({ spaces, fare }: Pick<DriveRoute, 'spaces' | 'fare'>): Promise<void> {
    const now = seatView.peek();
    if (now === null || now.view.seat === null) return;
    const { seat, public: publicState } = now.view;
    isUnderWay.value = true;
    agreed.value = { from: publicState.crews[seat]?.at ?? -1, spaces, fare, tiles: publicState.tiles };
    const outcome = await source.request({ do: 'drive', seat, line: now.line, spaces, by: fare });
    if (!outcome.ok) agreed.value = null;
    noteRefusal(outcome);
    isUnderWay.value = false;
  }

  /** Undoes the last answer, or the one at a line and all since. */
  async function takeBack(from?: number): Promise<void> {
    const seat = me.peek();
    if (seat === null) return;
    agreed.value = null;
    noteRefusal(await source.request(from === undefined ? { do: 'undo', seat } : { do: 'undo', seat, from }));
  }

  async function lift(seat: number): Promise<void> {
    noteRefusal(await source.request({ do: 'lift', seat }));
  }

  /** Why an answer cannot be given now; null when it can, or when nobody is asked. */
  async function whyNot(answer: Answer): Promise<Refusal | null> {
    const seat = me.peek();
    if (seat === null) return null;
    const outcome = await source.request({ do: 'why', seat, answer });
    return outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
  }

  async function askWhy(answer: Answer): Promise<void> {
    refused.value = await whyNot(answer);
  }

  life.onClose(
    source.subscribe((message) => {
      if (message.type === 'facts') void setOut(message.facts);
      else if (message.type === 'refused') {
        agreed.value = null;
        refused.value = message.refusal;
      } else playback.receive(message);
    }),
  );

  return {
    onlineTable: online,
    request: (request: DeviceRequest): Promise<DeviceOutcome> => source.request(request),
    /** False for a replay: its source never sends a view. */
    isLive: computed(() => playback.shown.value !== null),
    seatView,
    questionNumber,
    marked,
    thinking,
    reader,
    waiting: playback.waiting,
    /** All steps so far, line by line. */
    past: playback.steps,
    /** The events of the race this one was forked from, line by line. */
    before: playback.before,
    skip: playback.skip,
    hasten: playback.hasten,
    hold: playback.hold,
    showRecap,
    /** What the player should know about saving this race. */
    notice: computed(() => playback.notice.value ?? (online === null && isTight.value ? 'tight' : null)),
    forgetNotice(): void {
      if (playback.notice.peek() === null) isTight.value = false;
      playback.forgetNotice();
    },
    refused,
    give,
    agreed,
    isUnderWay,
    /** Whether an answer was sent whose outcome is not known yet. */
    isAnswering,
    /** Whether that takes so long that it has to be said. */
    isSlow,
    driveAlong,
    takeBack,
    lift,
    whyNot,
    askWhy,
    /** Whether the person at the screen has begun to play. */
    hasAnswered: computed(
      () =>
        (state.publicState.value?.turn ?? 0) > 1 ||
        playback.steps.value.some(({ seat }) => seat !== null && seat === reader.value),
    ),
  };
}
