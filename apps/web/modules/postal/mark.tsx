import type { JSX } from 'preact';
import { named, publicState, say } from '../kit.ts';
import { Parcel, parcelColour } from '../parts/parcel.tsx';

/** The parcel aboard. */
export function Mark({ seat }: { seat: number }): JSX.Element | null {
  const colour = parcelColour(publicState.value?.modules?.postal?.aboard[seat]);
  if (colour === undefined) return null;
  const words = say('boards.postal.parcel', { colour: named('colour', colour) });
  return (
    <span class="mark" title={words}>
      <Parcel colour={colour} />
      <span class="unseen">{words}</span>
    </span>
  );
}
