// The end of the road as a picture: what stands still is drawn once, and the vehicle rolls in.
import { drawFinish } from '@race/atlas/draw/scenes/finish.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { theme } from '../../../shell/settings/preferences.ts';
import { useTable } from '../../../table/model/table.ts';
import { destinationOf } from './words.ts';

interface Props {
  readonly crew: string | null;
  readonly words: string;
  readonly isWide: boolean;
  readonly children?: ComponentChildren;
}

export function FinishPicture({ crew, words, isWide, children }: Props): JSX.Element {
  const city = destinationOf(useTable());
  const isNight = theme.value === 'night';
  const [width, height] = isWide ? [1440, 900] : [836, 520];
  const { scene, vehicle, front } = useMemo(
    () => drawFinish({ width, height, city, words, crew, isWide, isNight }),
    [city, words, crew, isWide, isNight],
  );
  return (
    <svg
      class="finish-view"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: scene }} />
      <g class="finish-vehicle" dangerouslySetInnerHTML={{ __html: vehicle }} />
      <g dangerouslySetInnerHTML={{ __html: front }} />
      {children}
    </svg>
  );
}
