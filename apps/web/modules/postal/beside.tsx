import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import { publicState } from '../kit.ts';
import { Parcel, parcelColour } from '../parts/parcel.tsx';

/** The parcel in question: the one aboard, or the one that lies here. POSTAL-03, POSTAL-06. */
export function Beside(): JSX.Element | null {
  const frame = openFrame.value;
  if (frame?.kind !== 'parcel' || !('stage' in frame) || !('here' in frame)) return null;
  const aboard = publicState.value?.modules?.postal?.aboard[me.value ?? -1];
  const colour = parcelColour(frame.stage === 'load' ? Number(frame.here) : aboard);
  return colour === undefined ? null : <Parcel colour={colour} />;
}
