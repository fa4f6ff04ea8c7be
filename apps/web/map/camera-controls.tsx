// The camera controls: brass buttons at the corners of the map.
import type { JSX } from 'preact';
import { theCrew } from '../dashboard/names.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { isOpen } from '../paper/newspaper.tsx';
import { crews } from '../state/crews.ts';
import { focus, sheet } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { spotOf } from './board-map.tsx';
import { cameraController } from './current-map.ts';
import './camera-controls.css';

export function CameraControls(): JSX.Element {
  const crew = crews.value[focus.value];
  const find = () => {
    if (sheet.value !== null)
      cameraController.value?.lookAt(spotOf(sheet.value, focus.value), { close: true });
  };
  return (
    <div class="knobs">
      <IconButton
        class="knob"
        icon="plus"
        words={say('viewer.zoomIn')}
        act={() => cameraController.value?.zoomBy(1.5)}
      />
      <IconButton
        class="knob"
        icon="minus"
        words={say('viewer.zoomOut')}
        act={() => cameraController.value?.zoomBy(1 / 1.5)}
      />
      <IconButton
        class="knob"
        icon="whole"
        words={say('page.whole')}
        act={() => cameraController.value?.fit()}
      />
      {crew && (
        <IconButton class="knob" icon="rose" words={say('page.find', { crew: theCrew(crew) })} act={find} />
      )}
    </div>
  );
}

/** The folded newspaper. */
export function PaperButton(): JSX.Element | null {
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
