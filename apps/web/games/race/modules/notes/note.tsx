// A module explained in two sentences when it first matters: a slip at the foot of the map, with a link to its rule.
import { computed, signal } from '@preact/signals';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { openBoardOf } from '../boards/board-state.ts';
import { campPlaceOf, named, perTable, RuleButton, save, savedOption, say, useTable, words } from '../kit.ts';
import './note.css';

export const noteOf = perTable((table) => {
  const { inPlay, publicState } = table;
  const { isCampAtFoot } = campPlaceOf(table);
  /** The module that is explained now: one at a time, in the order of the modules; none during planning. */
  const due = computed<ModuleFace | undefined>(() => {
    const seen = publicState.value;
    if (seen === null || explains.value === 'off' || seen.phase === 'planning') return undefined;
    return inPlay.value.find(({ name, note }) => !isExplained(name) && note.matters(seen));
  });

  /** Away from the player's own vehicle and from the blanket, which is at the other end of the map than the vehicle. */
  const isHigh = computed<boolean>(() => isCampAtFoot.value !== (publicState.value?.phase === 'bivouac'));

  return { due, isHigh };
});

export function Note(): JSX.Element | null {
  const table = useTable();
  const { due } = noteOf(table);
  const { opened } = openBoardOf(table);
  const face = due.value;
  // If its board is open, the note is there.
  return face === undefined || opened.value !== null ? null : <Slip face={face} />;
}

export function Slip({ face: { name, note } }: { face: ModuleFace }): JSX.Element {
  const table = useTable();
  const { isHigh } = noteOf(table);
  return (
    <aside
      class={isHigh.value ? 'note sheet high' : 'note sheet'}
      aria-label={say('modules.noteTitle', { module: named('module', name) })}
    >
      <h3>{say('modules.noteTitle', { module: named('module', name) })}</h3>
      <p aria-live="polite">{find(words(), `modules.note.${name}`, '')}</p>
      <div class="note-acts">
        <button type="button" class="button" onClick={() => markExplained(name)}>
          {say('site.dismiss')}
        </button>
        <button type="button" class="note-never" onClick={() => chooseExplaining('off')}>
          {say('modules.note.never')}
        </button>
        <RuleButton rule={note.rule} />
      </div>
    </aside>
  );
}

// Which modules have been explained on this device, and whether explanations are wanted.
export const EXPLAINING = ['on', 'off'] as const;
export type Explaining = (typeof EXPLAINING)[number];

export const explains = signal<Explaining>(savedOption('explain', EXPLAINING) ?? 'on');

export function chooseExplaining(choice: Explaining): void {
  explains.value = choice;
  save('explain', choice);
}

const keyOf = (module: string): string => `explained-${module}`;
const explained = signal<readonly string[]>([]);

/** Each module is explained once a device. */
const isExplained = (module: string): boolean =>
  explained.value.includes(module) || savedOption(keyOf(module), ['yes']) === 'yes';

function markExplained(module: string): void {
  explained.value = [...explained.value, module];
  save(keyOf(module), 'yes');
}
