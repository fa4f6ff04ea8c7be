// The progression track: the neat line at the left edge of the sheet, with a token for each crew.
import { trackLayer } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { crews } from '../state/crews.ts';
import { facts } from '../state/table-state.ts';
import { pane } from './current-map.ts';
import { mapView } from './picture.tsx';

/** As wide as the track with a stack of four tokens beside it. */
const WIDTH = 150;
/** The track is drawn for a sheet of this height and scaled to the pane. */
const SHEET = 1017;

export function Track(): JSX.Element | null {
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
