// Brass knobs at the corners of the map.
import type { JSX } from 'preact';
import { theCrew } from '../dashboard/names.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { isOpen } from '../paper/newspaper.tsx';
import { crews } from '../state/crews.ts';
import { focus, sheet } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { spotOf } from './board-map.tsx';
import { rig } from './current-map.ts';
import './camera-controls.css';

export function Knobs(): JSX.Element {
  const crew = crews.value[focus.value];
  const find = () => {
    if (sheet.value !== null) rig.value?.lookAt(spotOf(sheet.value, focus.value), { close: true });
  };
  return (
    <div class="knobs">
      <IconButton class="knob" icon="plus" words={say('viewer.zoomIn')} act={() => rig.value?.zoomBy(1.5)} />
      <IconButton
        class="knob"
        icon="minus"
        words={say('viewer.zoomOut')}
        act={() => rig.value?.zoomBy(1 / 1.5)}
      />
      <IconButton class="knob" icon="whole" words={say('page.whole')} act={() => rig.value?.fit()} />
      {crew && (
        <IconButton class="knob" icon="rose" words={say('page.find', { crew: theCrew(crew) })} act={find} />
      )}
    </div>
  );
}

/** The folded newspaper. */
export function PaperKnob(): JSX.Element | null {
  if (isOpen.value) return null;
  return (
    <div class="paper-knob">
      <IconButton
        class="knob"
        icon="newspaper"
        words={say('page.unfold')}
        act={() => (isOpen.value = true)}
      />
    </div>
  );
}
