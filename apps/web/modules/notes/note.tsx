// A module explained in two sentences, the first time it matters: a slip at the foot of the map, its rule one tap away.

import { computed } from '@preact/signals';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { opened } from '../boards/open.ts';
import type { ModuleFace } from '../face.ts';
import { inPlay, isCampAtFoot, named, publicState, RuleButton, say, words } from '../kit.ts';
import { chooseExplaining, explains, isExplained, markExplained } from './explained.ts';
import './note.css';

/** What is explained now: one at a time, in the order of the modules; none behind the windscreen. */
export const due = computed<ModuleFace | undefined>(() => {
  const seen = publicState.value;
  if (seen === null || explains.value === 'off' || seen.phase === 'planning') return undefined;
  return inPlay.value.find(({ name, note }) => !isExplained(name) && note.matters(seen));
});

export function Note(): JSX.Element | null {
  const face = due.value;
  // On an open board it stands there.
  return face === undefined || opened.value !== null ? null : <Slip face={face} />;
}

/** Where one's own vehicle and the blanket are not: the blanket lies at the other end of the map than the vehicle. */
const isHigh = computed<boolean>(() => isCampAtFoot.value !== (publicState.value?.phase === 'bivouac'));

export function Slip({ face: { name, note } }: { face: ModuleFace }): JSX.Element {
  return (
    <aside
      class={isHigh.value ? 'note sheet high' : 'note sheet'}
      aria-label={say('modules.noteTitle', { module: named('module', name) })}
    >
      <h3>{say('modules.noteTitle', { module: named('module', name) })}</h3>
      <p aria-live="polite">{find(words(), `modules.note.${name}`, '')}</p>
      <div class="note-acts">
        <button type="button" class="button" onClick={() => markExplained(name)}>
          {say('front.dismiss')}
        </button>
        <button type="button" class="note-never" onClick={() => chooseExplaining('off')}>
          {say('modules.note.never')}
        </button>
        <RuleButton rule={note.rule} />
      </div>
    </aside>
  );
}
