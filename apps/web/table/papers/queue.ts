// Papers laid on the table one at a time. Each has a rank; a paper that waits lies under the one that is shown.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

export interface Paper<T> {
  /** Another paper with the same key takes its place. */
  readonly key: string;
  /** The lower comes first; of the same rank, the one laid first. */
  readonly rank: number;
  /** The line of the log it tells of: a paper about what was undone is dropped. */
  readonly line: number;
  /** Whether it is about the reader. Others are dropped once they have waited too long. */
  readonly isMine: boolean;
  /** How long it is shown, in milliseconds; null until somebody takes it away. */
  readonly lasts: number | null;
  readonly content: T;
}

interface Laid<T> extends Paper<T> {
  /** When it was laid, when it was first shown, and when it is taken away. */
  readonly laid: number;
  readonly shown: number | null;
  readonly until: number | null;
}

export interface PaperClock {
  now(): number;
  /** Calls back later, unless the result is called first. */
  after(milliseconds: number, then: () => void): () => void;
}

/** A paper about somebody else that has waited so long is dropped: the newspaper has it. */
export const LONGEST_WAIT = 4000;

export interface Papers<T> {
  readonly top: ReadonlySignal<Paper<T> | null>;
  /** How many lie under the one that is shown. */
  readonly under: ReadonlySignal<number>;
  /** Whether a paper of this content is shown or waits. */
  has(isWanted: (content: T) => boolean): boolean;
  lay(paper: Paper<T>): void;
  /** Takes a paper away; the top one if none is named. */
  take(key?: string): void;
  /** Takes away all that tell of a line that is no longer there. */
  undo(lines: number): void;
  /** A question comes before any paper: while it is open, none is shown. */
  hold(isHeld: boolean): void;
  /** The paper stays until it is let go, and then for a while. */
  keep(key: string): void;
  letGo(key: string, lasts: number): void;
  /** The paper goes once it has been shown for so long. */
  hasten(key: string, least: number): void;
  clear(): void;
}

export function makePapers<T>(clock: PaperClock): Papers<T> {
  const all = signal<readonly Laid<T>[]>([]);
  const isHeld = signal(false);
  let cancel = (): void => undefined;

  const top = computed<Laid<T> | null>(() => (isHeld.value ? null : (all.value[0] ?? null)));

  const change = (key: string, to: Partial<Laid<T>>): void => {
    all.value = all.value.map((one) => (one.key === key ? { ...one, ...to } : one));
  };

  /** Starts the time of the paper that is now on top, and plans for its end. */
  function settle(): void {
    cancel();
    cancel = () => undefined;
    const now = clock.now();
    if (isHeld.value) return;
    const left = all.value.filter(
      (one) =>
        (one.until === null || one.until > now) &&
        (one.isMine || one.shown !== null || now - one.laid < LONGEST_WAIT),
    );
    if (left.length < all.value.length) all.value = left;
    const first = all.value[0];
    if (first === undefined) return;
    if (first.shown === null)
      change(first.key, { shown: now, until: first.lasts === null ? null : now + first.lasts });
    const until = all.value[0]?.until ?? null;
    if (until !== null) cancel = clock.after(until - now, () => batch(settle));
  }

  const after =
    <A extends readonly unknown[]>(act: (...given: A) => void) =>
    (...given: A): void =>
      batch(() => {
        act(...given);
        settle();
      });

  return {
    top,
    under: computed(() => (isHeld.value ? 0 : Math.max(0, all.value.length - 1))),
    has: (isWanted) => all.value.some(({ content }) => isWanted(content)),
    lay: after((paper) => {
      const before = all.value.find(({ key }) => key === paper.key);
      const laid = { laid: clock.now(), shown: null, until: null, ...before, ...paper };
      const others = all.value.filter(({ key }) => key !== paper.key);
      all.value = [...others, laid].sort((a, b) => a.rank - b.rank || a.laid - b.laid);
    }),
    take: after((key?: string) => {
      const gone = key ?? top.value?.key;
      all.value = all.value.filter((one) => one.key !== gone);
    }),
    undo: after((lines) => {
      all.value = all.value.filter(({ line }) => line < lines);
    }),
    hold: after((held) => {
      isHeld.value = held;
    }),
    keep: after((key) => change(key, { until: null, lasts: null })),
    letGo: after((key, lasts) => change(key, { until: clock.now() + lasts, lasts })),
    hasten: after((key, least) => {
      const one = all.value.find((paper) => paper.key === key);
      if (one?.until == null || one.shown === null || one.until <= one.shown + least) return;
      change(key, { until: one.shown + least });
    }),
    clear: after(() => {
      all.value = [];
    }),
  };
}

/** The clock of the browser. */
export const BROWSER_CLOCK: PaperClock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
