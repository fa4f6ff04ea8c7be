// The progression track: the neat line at the left edge of the sheet, with a token for each crew.

import { trackLayer } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTable } from '../model/table.ts';
import { currentMapOf } from './camera.ts';
import { pictureOf } from './picture.tsx';

/** The width of the track with a stack of four tokens beside it. */
const WIDTH = 150;
/** The track is drawn for a sheet of this height and scaled to the pane. */
const SHEET = 1017;

export function Track(): JSX.Element | null {
  const table = useTable();
  const { crews, facts } = table;
  const { mapView } = pictureOf(table);
  const { pane } = currentMapOf(table);
  const view = mapView.value;
  const north = facts.value?.options.towards === 'north';
  const stack = [...crews.value].filter(({ id }) => id !== '').sort((a, b) => a.since - b.since);
  const svg = useMemo(() => {
    if (view === null) return '';
    const frame = { x: 0, y: 0, width: WIDTH, height: SHEET };
    const tokens = stack.map(({ id, level, at }) => ({ crew: id, level, at }));
    return trackLayer({ ...view, geometry: { ...view.geometry, frame } }, tokens, { north });
  }, [view, north, stack.map(({ id, level }) => `${id}${level}`).join()]);
  const { height } = pane.value;
  if (height === 0) return null;
  return (
    <svg
      class="track"
      viewBox={`0 0 ${WIDTH} ${SHEET}`}
      width={(WIDTH * height) / SHEET}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
