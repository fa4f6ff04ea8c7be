// The boards of the modules in play: a badge each at the edge of the map with its state in a word, and the
// open board. On a small screen one button holds them all.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import {
  DrawnIcon,
  Icon,
  named,
  nameOf,
  Segments,
  say,
  type TableModel,
  useBorrowedFocus,
  useTable,
} from '../kit.ts';
import { chooseExplaining, EXPLAINING, explains, noteOf, Slip } from '../notes/note.tsx';
import { canAct, openBoardOf } from './board-state.ts';

import './boards.css';
import './marks.css';

export function Boards(): JSX.Element | null {
  const table = useTable();
  const { opened, withBoard } = openBoardOf(table);
  const faces = withBoard.value;
  const open = faces.find(({ name }) => name === opened.value);
  const [first] = faces;
  if (first === undefined) return null;
  return (
    <>
      <ul class="badges" aria-label={say('modules.boards')}>
        {faces.map((face) => (
          <li key={face.name}>
            <Badge face={face} />
          </li>
        ))}
      </ul>
      <BoardButton first={faces.find((a0) => canAct(table, a0)) ?? first} />
      {open && <Sheet key={open.name} face={open} />}
    </>
  );
}

function toggle(table: TableModel, { name }: ModuleFace): void {
  const { opened } = openBoardOf(table);
  opened.value = opened.peek() === name ? null : name;
}

function Badge({ face }: { face: ModuleFace }): JSX.Element {
  const table = useTable();
  const { opened } = openBoardOf(table);
  const isLit = canAct(table, face);
  const glance = face.glance?.() ?? '';
  const words = say('modules.open', { module: named('module', face.name) });
  const told = [words, glance, isLit ? say('modules.canAct') : ''].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={isLit ? 'badge lit' : 'badge'}
      aria-pressed={opened.value === face.name}
      aria-label={told}
      title={told}
      onClick={() => toggle(table, face)}
    >
      <DrawnIcon body={face.icon} />
      {glance !== '' && <span>{glance}</span>}
    </button>
  );
}

/** All boards behind one button; one with something to do is opened first. */
function BoardButton({ first }: { first: ModuleFace }): JSX.Element {
  const table = useTable();
  const { opened } = openBoardOf(table);
  const words = say('modules.boards');
  return (
    <button
      type="button"
      class={canAct(table, first) ? 'knob boards-knob lit' : 'knob boards-knob'}
      aria-label={words}
      title={words}
      onClick={() => (opened.value = opened.peek() === null ? first.name : null)}
    >
      <DrawnIcon body={first.icon} />
    </button>
  );
}

function Sheet({ face }: { face: ModuleFace }): JSX.Element {
  const table = useTable();
  const { opened } = openBoardOf(table);
  const { due } = noteOf(table);
  const { name, Board } = face;
  const self = useRef<HTMLElement>(null);
  const title = nameOf('module', name);
  useBorrowedFocus(self, name);
  const close = () => (opened.value = null);
  return (
    <section
      ref={self}
      class={`board-sheet sheet board-${name}`}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header class="board-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="board-close"
          aria-label={say('table.close')}
          title={say('table.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </header>
      <Tabs />
      <div class="board-body">
        {due.value === face && <Slip face={face} />}
        {Board && <Board />}
        <Explaining />
      </div>
    </section>
  );
}

/** Whether modules are explained when they first matter. */
function Explaining(): JSX.Element {
  return (
    <div class="explaining">
      <Segments
        legend={say('modules.explain')}
        choices={EXPLAINING.map((value) => ({ value, words: say(`site.${value}`) }))}
        chosen={explains.value}
        onChoose={chooseExplaining}
      />
    </div>
  );
}

/** Tabs from board to board, where there are no badges. */
function Tabs(): JSX.Element {
  const table = useTable();
  const { opened, withBoard } = openBoardOf(table);
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the tab of the open board into view.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-pressed="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <ul ref={list} class="board-tabs" aria-label={say('modules.boards')}>
      {withBoard.value.map((face) => (
        <li key={face.name}>
          <button
            type="button"
            class={canAct(table, face) ? 'badge lit' : 'badge'}
            aria-label={nameOf('module', face.name)}
            aria-pressed={opened.value === face.name}
            onClick={() => (opened.value = face.name)}
          >
            <DrawnIcon body={face.icon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
