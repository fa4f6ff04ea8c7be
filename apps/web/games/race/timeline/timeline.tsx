// The timeline along the lower edge of the map: all standing answers, and the information horizon.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { Token } from '../../../table/dashboard/crew.tsx';
import { perTable, useTable } from '../../../table/model/table.ts';
import { layRail, momentsOf, nearest, type Rail, type TimelineMoment } from './layout.ts';
import { MomentNote, momentWords, whenWords } from './moment-note.tsx';
import './timeline.css';

const timelineOf = perTable((table) => {
  const { before, past, seatView } = table;
  const moments = computed(() => momentsOf(past.value, before.value));

  const takeable = computed(() => seatView.value?.takeable ?? []);

  /** While steps are still being shown, all of them are behind the horizon. */
  const behind = computed(() => seatView.value?.horizon ?? moments.value.length - 1);

  const width = signal(0);

  /** The moment that was tapped, and the one under the pointer. */
  const held = signal<number | null>(null);

  const pointed = signal<number | null>(null);

  const lineOf = (line: number | null): TimelineMoment | undefined =>
    line === null ? undefined : moments.value[line];

  const rail = computed<Rail>(() => {
    const open = lineOf(held.value) ?? moments.value.at(-1);
    return layRail({
      moments: moments.value,
      openTurn: open?.turn ?? 0,
      behind: behind.value,
      width: width.value,
    });
  });

  function letGo(): void {
    held.value = null;
    pointed.value = null;
  }

  const readOut = (moment: TimelineMoment): string => {
    const isFree = takeable.value.includes(moment.line);
    const parts = [
      `${whenWords(moment)}.`,
      momentWords(table, moment),
      isFree ? say('timeline.moment.free') : '',
    ];
    return parts.filter(Boolean).join(' ');
  };

  function placeOf(moment: TimelineMoment): number {
    const { marks, bars } = rail.value;
    const bar = bars.find(({ turn }) => turn === moment.turn);
    return (
      marks.find((mark) => mark.moment.line === moment.line)?.x ?? (bar?.left ?? 0) + (bar?.width ?? 0) / 2
    );
  }

  return { moments, takeable, behind, width, held, pointed, rail, lineOf, letGo, readOut, placeOf };
});

export function Timeline(): JSX.Element {
  const table = useTable();
  const { takeBack } = table;
  const { held, letGo, lineOf, moments, placeOf, pointed, rail, readOut, takeable, width } =
    timelineOf(table);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const watch = new ResizeObserver(([seen]) => {
      width.value = seen?.contentRect.width ?? 0;
    });
    watch.observe(box.current);
    // A tap anywhere else closes the note.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) letGo();
    };
    addEventListener('pointerdown', leave);
    return () => {
      watch.disconnect();
      removeEventListener('pointerdown', leave);
    };
  }, []);
  const now = lineOf(held.value) ?? moments.value.at(-1);
  const shown = lineOf(held.value) ?? lineOf(pointed.value);
  const find = (event: MouseEvent): number | null => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    return nearest(rail.value, moments.value, event.clientX - left)?.line ?? null;
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return letGo();
    const from = lineOf(held.peek()) ?? moments.peek().at(-1);
    const to = stepOf(event.key, moments.peek(), from?.line ?? 0);
    if (to === null) return;
    event.preventDefault();
    held.value = to;
  };
  const back = (line: number) => {
    letGo();
    box.current?.focus();
    void takeBack(line);
  };
  return (
    <>
      <div
        ref={box}
        class="rail-line"
        role="slider"
        tabIndex={0}
        aria-label={say('timeline.title')}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, moments.value.length - 1)}
        aria-valuenow={now?.line ?? 0}
        aria-valuetext={now === undefined ? '' : readOut(now)}
        onKeyDown={act}
        onClick={(event) => {
          const line = find(event);
          held.value = line === held.peek() ? null : line;
        }}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') pointed.value = find(event);
        }}
        onPointerLeave={() => {
          pointed.value = null;
        }}
      >
        <Drawing chosen={shown?.line ?? null} />
      </div>
      {shown !== undefined && (
        <MomentNote
          moment={shown}
          x={placeOf(shown)}
          steps={takeable.value.indexOf(shown.line) + 1}
          isHeld={held.value !== null}
          onTakeBack={() => back(shown.line)}
        />
      )}
    </>
  );
}

/** About the width of a letter of a phase’s name, with room to spare. */
const LETTER = 7;

function Drawing({ chosen }: { chosen: number | null }): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const { behind, rail } = timelineOf(table);
  const { bars, marks, stretches, horizon } = rail.value;
  return (
    <div aria-hidden="true">
      {bars.map(({ turn, left, width: wide, isOpen }) => (
        <i
          key={turn}
          class={`rail-turn${isOpen ? ' is-open' : ''}${turn % 2 === 0 ? ' is-even' : ''}`}
          style={{ left: `${left}px`, width: `${wide}px` }}
        >
          {!isOpen && turn > 0 && turn}
        </i>
      ))}
      {stretches.map(({ phase, left, width: wide, isAhead }) => {
        const name = capital(nameOf('phase', phase));
        return (
          <i
            key={left}
            class={isAhead ? 'rail-phase is-ahead' : 'rail-phase'}
            style={{ left: `${left}px`, width: `${wide}px` }}
          >
            {name.length * LETTER < wide && name}
          </i>
        );
      })}
      {marks.map(({ moment, x, hasToken }) => (
        <i
          key={moment.line}
          class={`rail-mark${moment.line > behind.value ? ' is-free' : ''}${moment.line === chosen ? ' is-chosen' : ''}`}
          style={{ left: `${x}px` }}
        >
          {hasToken && <Token crew={crews.value[moment.seat ?? 0]?.id ?? ''} />}
        </i>
      ))}
      {horizon !== null && (
        <i class="rail-horizon" style={{ left: `${horizon}px` }} title={say('timeline.horizon')} />
      )}
    </div>
  );
}

/** Where a key leads on the timeline; null when it leads nowhere. */
function stepOf(key: string, moments: readonly TimelineMoment[], from: number): number | null {
  const last = moments.length - 1;
  const turn = moments[from]?.turn ?? 0;
  const startOf = (wanted: number) => moments.findIndex((moment) => moment.turn === wanted);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1);
    case 'PageUp':
      return startOf(turn) < from ? startOf(turn) : Math.max(0, startOf(turn - 1));
    case 'PageDown':
      return startOf(turn + 1) < 0 ? last : startOf(turn + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
