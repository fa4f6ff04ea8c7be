// The line of a puzzle, played out: its acts below each other, and on the map in the colours of right and wrong.
import { signal } from '@preact/signals';
import { hexagon } from '@race/atlas/draw/svg.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { PuzzleLines } from '@race/study/lines.ts';
import { label, seatName } from '@race/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { driveTo } from '../../games/race/hint/slip.tsx';
import { moves } from '../../shell/settings/motion.ts';
import { say, words } from '../../shell/words/say.ts';
import { Layer } from '../../table/map/layer.tsx';
import type { MapLayer, ModuleFace } from '../../table/model/module-face.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { bringIntoView } from './meant.ts';

/** The lines, and how many acts of the right one have been played out. */
export const playedOutOf = perTable(() => ({
  lines: signal<PuzzleLines | null>(null),
  step: signal(0),
}));

/** As in the design: so long for each act. */
const ACT = 1200;

/** Where an act ends, or what it is about; null for one that is nowhere on the map. */
function endOf({ answer, way }: LineAct): number | null {
  const end = way.at(-1);
  if (end !== undefined) return end;
  return 'space' in answer && typeof answer.space === 'number' ? answer.space : null;
}

const FACE: ModuleFace = {
  name: 'puzzle',
  icon: '',
  Layer: LineLayer,
  note: { rule: 'TABLE-02', matters: () => false },
};

/** Plays the line out on the map, act by act; all at once where nothing moves. Any key goes to its end. */
export function usePlayedOut(table: TableModel): void {
  const { lines, step } = playedOutOf(table);
  const all = lines.value?.right.length ?? 0;
  useEffect(() => {
    if (all === 0) return;
    table.inPlay.value = [...table.inPlay.peek().filter(({ name }) => name !== FACE.name), FACE];
    return () => {
      table.inPlay.value = table.inPlay.peek().filter(({ name }) => name !== FACE.name);
    };
  }, [all]);
  const now = step.value;
  useEffect(() => {
    if (now >= all) return;
    if (!moves.peek()) {
      step.value = all;
      return;
    }
    const toEnd = () => (step.value = all);
    const timer = setTimeout(() => (step.value = now + 1), now === 0 ? 0 : ACT);
    addEventListener('keydown', toEnd);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', toEnd);
    };
  }, [now, all]);
  useEffect(() => {
    const act = lines.value?.right[now - 1];
    const space = act === undefined ? null : endOf(act);
    if (space !== null) bringIntoView(table, { space });
  }, [now, all]);
}

/** Its acts; pressed, one is seen again. */
export function PlayedOut(): JSX.Element | null {
  const table = useTable();
  const { lines, step } = playedOutOf(table);
  const shown = lines.value;
  const rules = table.readable.value;
  if (shown === null || rules === null || shown.right.length === 0) return null;
  const { seen, seat } = shown;
  const context = { rules, known: seen, seat, name: (one: number) => seatName(words(), seen, one) };
  return (
    <ol class="puzzle-line" aria-label={say('puzzles.line')}>
      {shown.right.map((act, at) => (
        <li key={at} class={at < step.value ? 'on' : ''}>
          <button
            type="button"
            aria-current={at === step.value - 1 ? 'step' : undefined}
            onClick={() => (step.value = at + 1)}
          >
            <b>{at + 1}</b> {driveTo(rules.board, act) ?? label(words(), act.answer, context)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function LineLayer({ view, letters }: MapLayer): JSX.Element | null {
  const { lines, step } = playedOutOf(useTable());
  const { board, geometry } = view;
  const shown = lines.value;
  if (shown === null) return null;
  const spot = (space: number) => board.spaces[space] ?? { x: 0, y: 0 };
  const road = (act: LineAct): string => {
    const end = endOf(act);
    const spaces = act.way.length === 0 ? [] : [act.from, ...act.way];
    const path = spaces.map((space) => `${spot(space).x},${spot(space).y}`).join('L');
    const ring = end === null ? '' : hexagon(geometry.radius - 4, spot(end).x, spot(end).y);
    return `${path === '' ? '' : `M${path}`}${ring}`;
  };
  const numbers = new Map<number, number[]>();
  shown.right.slice(0, step.value).forEach((act, at) => {
    const end = endOf(act);
    if (end !== null) numbers.set(end, [...(numbers.get(end) ?? []), at + 1]);
  });
  const size = 11 * letters;
  return (
    <Layer name="puzzle">
      {shown.wrong.map((act, at) => (
        <g key={`wrong ${at}`} class="puzzle-road worse">
          <path class="under" d={road(act)} />
          <path d={road(act)} />
        </g>
      ))}
      {shown.right.slice(0, step.value).map((act, at) => (
        <g key={at} class="puzzle-road better">
          <path class="under" d={road(act)} />
          <path d={road(act)} />
        </g>
      ))}
      {[...numbers].map(([space, some]) => (
        <g
          key={space}
          class="puzzle-number"
          transform={`translate(${spot(space).x} ${spot(space).y - geometry.radius * 0.72})`}
        >
          <circle r={size} />
          <text y={size * 0.36} font-size={some.length > 1 ? size * 0.8 : size}>
            {some.join('·')}
          </text>
        </g>
      ))}
    </Layer>
  );
}
