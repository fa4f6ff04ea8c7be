// The guide points: a ring of crayon around one thing, which is described by the sentence; and the sentence is read out.

import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lessonOf } from '../../games/race/decide/acting.ts';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Camera, currentMapOf } from '../../table/map/camera.ts';
import { Crayon, crayonPath } from '../../table/map/ring.tsx';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { bringIntoView, type Meant } from './meant.ts';

import './guide-bar.css';

/** What a lesson has in the bar. */
interface BarParts {
  readonly head: ComponentType;
  /** Null while the bar asks as it always does. */
  readonly words: string | null;
  readonly acts: ComponentType | null;
}

const wordsOf = perTable(() => signal(''));

/** Puts these into the bar, for as long as the lesson is there. */
export function useBar(table: TableModel, { head, words, acts }: BarParts): void {
  const lesson = lessonOf(table);
  useLayoutEffect(() => {
    wordsOf(table).value = words ?? '';
    lesson.head.value = head;
    lesson.told.value = words === null ? null : GuideWords;
    lesson.acts.value = acts;
  }, [head, words, acts]);
  useLayoutEffect(
    () => () => {
      for (const part of Object.values(lesson)) part.value = null;
    },
    [],
  );
}

/** The thing that a sentence is about is described by it. */
const GUIDE_WORDS = 'guide-words';

const GuideWords = (): JSX.Element => (
  <p id={GUIDE_WORDS} class="guide-words">
    {wordsOf(useTable()).value}
  </p>
);

/** The race is saved. */
export const Leave = (): JSX.Element => (
  <a class="button guide-act guide-leave" href={writeRoute({ at: 'learn' })}>
    {say('learn.leave')}
  </a>
);

/** On to the next sentence. */
export const Go = ({ act }: { act: () => void }): JSX.Element => (
  <button type="button" class="button go hole-main" onClick={act}>
    {say('learn.forward')}
  </button>
);

export function Pointing({ words, meant }: { words: string | null; meant: Meant | null }): JSX.Element {
  const table = useTable();
  const { ringed } = table;
  const { cameraController } = currentMapOf(table);
  const [key, control] = [JSON.stringify(meant), cameraController.value];
  const before = useRef<Camera | null>(null);
  useEffect(() => {
    if (control === null) return;
    if (meant === null || 'at' in meant) {
      // The map goes back to where the learner had it.
      if (before.current !== null) control.glideTo(before.current);
      before.current = null;
      return;
    }
    before.current ??= control.now();
    bringIntoView(table, meant);
    ringed.value = meant;
    const stop = describe('.map .pane');
    return () => {
      ringed.value = null;
      stop();
    };
  }, [key, control]);
  return (
    <>
      <p class="unseen" role="status">
        {words}
      </p>
      {meant !== null && 'at' in meant && <RingAround key={key} at={meant.at} />}
    </>
  );
}

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How often the ring looks where its thing is, in milliseconds: panels move it without telling anybody. */
const LOOK = 150;

/** From the edge of the thing to the crayon, and from the crayon to the edge of the window. */
const GAP = 5;
const EDGE = 5;

function RingAround({ at }: { at: string }): JSX.Element | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let [target, stop]: [Element | null, () => void] = [null, () => undefined];
    const look = () => {
      const found = [...document.querySelectorAll(at)].find(isInSight) ?? null;
      if (found !== target) {
        stop();
        target = found;
        stop = found === null ? () => undefined : describe(found);
      }
      const next = found === null ? null : found.getBoundingClientRect();
      setSeen((last) => (isSame(last, next) ? last : next));
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, { capture: true });
    };
  }, [at]);
  if (seen === null) return null;
  return (
    <svg class="ring-on-page" aria-hidden="true">
      <Crayon path={crayonPath(around(seen, at.includes('.gauge-') ? ROUND : LONG))} />
    </svg>
  );
}

/** How the crayon goes around a dial, and around everything else. */
const ROUND = 2.2;
const LONG = 4;

/** The ring around a thing, inside the window. */
function around({ left, top, width, height }: Seen, bend: number) {
  const [from, to] = [Math.max(EDGE, left - GAP), Math.min(innerWidth - EDGE, left + width + GAP)];
  const [above, below] = [Math.max(EDGE, top - GAP), Math.min(innerHeight - EDGE, top + height + GAP)];
  return { x: (from + to) / 2, y: (above + below) / 2, rx: (to - from) / 2, ry: (below - above) / 2, bend };
}

const isSame = (a: Seen | null, b: Seen | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/** Shown, and not behind the screen of a plan. */
function isInSight(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect();
  const isBehind = one.closest('[inert]') !== null;
  return width > 0 && height > 0 && !isBehind;
}

/** Describes what is meant, or the control in it, by the sentence of the guide; returns how to stop. */
function describe(meant: Element | string): () => void {
  const found = typeof meant === 'string' ? document.querySelector(meant) : meant;
  const one = found?.matches('button, .pane') === true ? found : (found?.querySelector('button') ?? found);
  if (one === null || one === undefined) return () => undefined;
  const before = one.getAttribute('aria-describedby');
  one.setAttribute('aria-describedby', [before, GUIDE_WORDS].filter(Boolean).join(' '));
  return () => {
    if (before === null) one.removeAttribute('aria-describedby');
    else one.setAttribute('aria-describedby', before);
  };
}
