// The replay of a recorded race: opened, and shown moment by moment.
import { batch, computed, signal } from '@preact/signals';
import type { Race } from '@race/great-race';
import type { Refusal, Seat, Step } from '@race/kernel';
import type { Notebook } from '@race/study/notebook.ts';
import { momentsOf } from '../../games/race/moments/follow.ts';
import { addTexts } from '../../shell/words/say.ts';
import type {
  OpenedRace,
  OpenedReplay,
  ReplayIndex,
  ReplaySource,
  SeenMoment,
  Viewpoint,
} from '../../sources/replay/messages.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { loadSheet } from '../../table/model/board-sheet.ts';
import { perTable } from '../../table/model/table.ts';

export const replayOf = perTable((table) => {
  const {
    facts,
    fetchModules,
    focus,
    inPlay,
    intent,
    isActed,
    moments,
    openHands,
    publicState,
    reader,
    sheet,
    standings,
  } = table;
  const replay = signal<OpenedRace | null>(null);

  /** The lines that came with the race. */
  const brought = signal<Notebook>([]);

  /** The table on the server where the race was driven, once it is over: its moments have an address for everybody. */
  const ofOnline = signal<string | null>(null);

  /** Whether the moments are studied. */
  const isStudied = signal(false);

  /** The race from the current viewpoint. */
  const replayIndex = signal<ReplayIndex | null>(null);

  /** The moment shown, and the one being fetched: the next step starts from that one. */
  const at = signal(0);

  const aim = signal(0);

  const isOpening = signal(false);

  /** Why the last file could not be opened. */
  const refusal = signal<Refusal | null>(null);

  const lastMoment = computed(() => (replayIndex.value?.moments ?? 1) - 1);

  /** All moments up to the farthest one seen. */
  let seenMoments: readonly Step<Race>[] = [];

  let wanted = 0;

  /**
   * Opens a race at a moment; by default, a finished race at its start, and one that is played at its present moment.
   * Returns whether it could be opened; if not, the one shown before stays.
   */
  async function openReplay(source: ReplaySource, from?: From): Promise<boolean> {
    const ticket = ++wanted;
    isOpening.value = true;
    const opened = await replayRequest('open', source);
    if (ticket !== wanted) return false;
    if (!opened.ok) {
      batch(() => {
        refusal.value = opened.refusal;
        isOpening.value = false;
      });
      return false;
    }
    await begin(opened.value, from, ticket);
    return true;
  }

  async function begin(
    { race: opened, replayIndex: first, notebook }: OpenedReplay,
    start: From | undefined,
    ticket: number,
  ): Promise<void> {
    const from = placeOf(start ?? (opened.isOver ? 0 : first.moments), first);
    const { board, data, modules } = opened.options;
    if (modules.includes('solo')) await addTexts('modules', 'solo');
    const [seen, map, faces] = await Promise.all([
      replayRequest('look', { at: from, known: 0 }),
      loadSheet(board, data),
      fetchModules(modules.filter((name) => name !== 'solo')),
    ]);
    if (ticket !== wanted) return;
    batch(() => {
      brought.value = notebook;
      if (notebook.length > 0 || opened.notebookName === null) isStudied.value = notebook.length > 0;
      replay.value = opened;
      replayIndex.value = first;
      inPlay.value = faces;
      facts.value = opened;
      sheet.value = map;
      focus.value = typeof first.viewpoint === 'number' ? first.viewpoint : 0;
      reader.value = readerOf(first.viewpoint);
      isOpening.value = false;
      refusal.value = null;
      seenMoments = [];
      aim.value = from;
      show(seen);
      isActed.value = false;
    });
  }

  /** Ignores what is still being opened or fetched: the table now shows something else. */
  function releaseReplay(): void {
    wanted += 1;
    isOpening.value = false;
  }

  /** Shows the same moment from another viewpoint, or the last one before it that the viewpoint has. */
  async function lookWith(viewpoint: Viewpoint): Promise<void> {
    const line = replayIndex.peek()?.lines[at.peek()] ?? 0;
    if (replay.peek() === null || isOpening.peek()) return;
    const ticket = ++wanted;
    const next = await replayRequest('see', viewpoint);
    const to = momentAt(next, line);
    const seen = await lookAt(to, 0);
    if (ticket !== wanted || seen === null) return;
    batch(() => {
      replayIndex.value = next;
      if (typeof viewpoint === 'number') focus.value = viewpoint;
      reader.value = readerOf(viewpoint);
      seenMoments = [];
      aim.value = to;
      show(seen);
      isActed.value = false;
    });
  }

  /** Shows another moment of the same race. */
  async function goTo(target: number): Promise<void> {
    if (replay.value === null || isOpening.value) return;
    const to = Math.max(0, Math.min(target, lastMoment.value));
    aim.value = to;
    const ticket = ++wanted;
    const seen = await lookAt(to, seenMoments.length);
    if (ticket === wanted && seen !== null) batch(() => show(seen));
  }

  function show(seen: SeenMoment): void {
    if (seen.moments.length > 0) seenMoments = [...seenMoments, ...seen.moments];
    isActed.value = seen.at === at.value + 1;
    at.value = seen.at;
    publicState.value = seen.scene.public;
    openHands.value = seen.scene.hands ?? [];
    standings.value = seen.scene.standings;
    intent.value = seen.scene.intent ?? null;
    moments.value = [...(replay.value?.before ?? []), ...seenMoments.slice(0, seen.at + 1)];
  }

  /** The beginning of the next turn, or of the one before; first the beginning of this one. */
  function turnFrom(here: number, towards: 'next' | 'previous'): number {
    const starts = replayIndex.value?.turns ?? [];
    if (towards === 'next') return starts.find((start) => start > here) ?? lastMoment.value;
    return starts.findLast((start) => start < here) ?? 0;
  }

  return {
    replay,
    brought,
    isStudied,
    ofOnline,
    replayIndex,
    at,
    aim,
    isOpening,
    refusal,
    lastMoment,
    openReplay,
    releaseReplay,
    lookWith,
    goTo,
    turnFrom,
  };
});

/** The crew through whose eyes a race is seen is addressed as its reader. */
const readerOf = (viewpoint: Viewpoint): Seat | null => (typeof viewpoint === 'number' ? viewpoint : null);

/** A moment of the open race; null where another viewpoint was chosen meanwhile that does not have it. */
const lookAt = (at: number, known: number): Promise<SeenMoment | null> =>
  replayRequest('look', { at, known }).catch(() => null);

/** Where to begin: at a moment, or where so many answers stood. */
type From = number | { readonly line: number };

/** The last moment with no more than so many answers. */
const momentAt = ({ lines }: ReplayIndex, line: number): number =>
  Math.max(
    0,
    lines.findLastIndex((one) => one <= line),
  );

const placeOf = (start: From, first: ReplayIndex): number =>
  typeof start === 'number' ? Math.min(start, first.moments - 1) : momentAt(first, start.line);

// Plays the replay: one moment after the other, at a readable pace.
export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

export const playerOf = perTable((table) => {
  const { hurry, moment } = table;
  const { at, goTo, isOpening, lastMoment } = replayOf(table);
  const { papers } = momentsOf(table);
  const isPlaying = signal(false);

  const speed = signal<Speed>(1);

  function play(): void {
    if (at.value >= lastMoment.value)
      void goTo(0).then(() => {
        isPlaying.value = true;
      });
    else isPlaying.value = true;
  }

  const pause = (): void => {
    isPlaying.value = false;
  };

  /** A step by the reader stops the replay. */
  function stepTo(target: number): void {
    pause();
    void goTo(target);
  }

  let next: ReturnType<typeof setTimeout> | undefined;
  let shown = { at: -1, since: 0 };

  table.effect(() => {
    clearTimeout(next);
    if (shown.at !== at.value) shown = { at: at.value, since: performance.now() };
    if (!isPlaying.value || isOpening.value) return;
    if (at.value >= lastMoment.value) return pause();
    // It goes on once nothing lies on the map any more.
    if (papers.top.value !== null) return;
    const length = lengthOf(moment.value?.events.length ?? 1, speed.value);
    const wait = Math.max(0, shown.since + length - performance.now());
    next = setTimeout(() => void goTo(at.value + 1), wait);
  });

  table.effect(() => {
    hurry.value = speed.value;
  });

  return { isPlaying, speed, play, pause, stepTo };
});

const SHORTEST = 700;
const FOR_EACH_EVENT = 450;
const LONGEST = 2600;

/** How long a moment is shown: the more events, the longer. */
function lengthOf(events: number, pace: Speed): number {
  return Math.min(LONGEST, SHORTEST + FOR_EACH_EVENT * events) / pace;
}
