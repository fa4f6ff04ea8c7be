// The camera controls: brass buttons at the corners of the map.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadMapLayers } from '../../shell/chunks.ts';
import { IconButton } from '../../shell/icons/icon.tsx';
import { say } from '../../shell/words/say.ts';
import { theCrew } from '../dashboard/crew.tsx';
import { useTable } from '../model/table.ts';
import { spotOf } from './board-map.tsx';
import { currentMapOf } from './camera.ts';

import './camera-controls.css';

export function CameraControls(): JSX.Element {
  const table = useTable();
  const { crews, focus, hasAnswered, isLive, sheet } = table;
  const { cameraController } = currentMapOf(table);
  const crew = crews.value[focus.value];
  const { isByHand } = currentMapOf(table);
  const find = () => {
    isByHand.value = false;
    if (isLive.value) void loadMapLayers().then(({ autoCameraOf }) => autoCameraOf(table).findMe());
    else if (sheet.value !== null)
      cameraController.value?.lookAt(spotOf(table, sheet.value, focus.value), { close: true });
  };
  const isPlayed = isLive.value && hasAnswered.value;
  useEffect(() => {
    if (isPlayed) void loadMapLayers().then(({ autoCameraOf }) => autoCameraOf(table));
  }, [isPlayed]);
  const byHand = (act: () => void) => () => {
    isByHand.value = true;
    act();
  };
  return (
    <div class="knobs">
      <IconButton
        class="knob"
        icon="plus"
        words={say('map.zoomIn')}
        act={byHand(() => cameraController.value?.zoomBy(1.5))}
      />
      <IconButton
        class="knob"
        icon="minus"
        words={say('map.zoomOut')}
        act={byHand(() => cameraController.value?.zoomBy(1 / 1.5))}
      />
      <IconButton
        class="knob"
        icon="whole"
        words={say('map.whole')}
        act={byHand(() => cameraController.value?.fit())}
      />
      {crew && (
        <IconButton
          class={isByHand.value && isPlayed ? 'knob off-course' : 'knob'}
          icon="rose"
          words={say('map.find', { crew: theCrew(table, crew) })}
          act={find}
        />
      )}
    </div>
  );
}
