// Where papers lie: over the map, one at a time. Any tap or key takes the top one away; during its motion, it ends the motion first.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { moves } from '../../shell/settings/motion.ts';
import type { Paper, Papers } from './queue.ts';
import './papers.css';

export interface PaperProps<T> {
  readonly paper: Paper<T>;
  readonly dismiss: () => void;
}

interface Props<T> {
  readonly papers: Papers<T>;
  readonly dismiss: (paper: Paper<T>) => void;
  readonly Show: ComponentType<PaperProps<T>>;
  /** What a screen reader says, and whether at once. */
  readonly spoken: (content: T) => { readonly words: string; readonly isUrgent: boolean };
  /** Whether the map is dimmed beneath it. */
  readonly dims: (content: T) => boolean;
  /** How much faster than normal it moves. */
  readonly hurry: number;
}

export function PaperHost<T>({ papers, dismiss, Show, spoken, dims, hurry }: Props<T>): JSX.Element {
  const self = useRef<HTMLDivElement>(null);
  const top = papers.top.value;
  const said = top === null ? null : spoken(top.content);
  useTaps(self, top, dismiss);
  useLayoutEffect(() => {
    if (hurry === 1) return;
    for (const motion of self.current?.getAnimations({ subtree: true }) ?? []) motion.playbackRate = hurry;
  }, [top?.key, top?.line, hurry]);
  return (
    <>
      <p class="unseen" role="alert">
        {said?.isUrgent ? said.words : ''}
      </p>
      <p class="unseen" role="status">
        {said === null || said.isUrgent ? '' : said.words}
      </p>
      <div ref={self} class={top !== null && dims(top.content) ? 'papers dim' : 'papers'}>
        {top !== null && papers.under.value > 0 && <div class="paper-under sheet" aria-hidden="true" />}
        {top !== null && <Show key={`${top.key} ${top.line}`} paper={top} dismiss={() => dismiss(top)} />}
      </div>
    </>
  );
}

/** Keys that only move the focus or change other keys. */
const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph'];
/** Where keys and taps are about something else. */
const ELSEWHERE = 'dialog, [role=dialog], input, textarea, select';

function useTaps<T>(
  self: { readonly current: HTMLDivElement | null },
  top: Paper<T> | null,
  dismiss: (paper: Paper<T>) => void,
): void {
  useEffect(() => {
    if (top === null) return;
    const end = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ELSEWHERE)) return;
      // The buttons of the paper do what they say.
      if (target?.closest('button') && self.current?.contains(target)) return;
      if (!finishMotion(self.current)) dismiss(top);
    };
    const press = (event: KeyboardEvent) => {
      if (!SILENT.includes(event.key) && !event.ctrlKey && !event.metaKey) end(event);
    };
    addEventListener('pointerdown', end, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('pointerdown', end, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
  }, [top?.key, top?.line]);
}

/** Shows the last frame of whatever still moves on the paper; returns whether anything did. */
function finishMotion(host: HTMLElement | null): boolean {
  if (host === null || !moves.peek()) return false;
  const running = host
    .getAnimations({ subtree: true })
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    );
  for (const motion of running) motion.finish();
  return running.length > 0;
}
