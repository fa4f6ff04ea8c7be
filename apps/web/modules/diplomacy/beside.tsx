import { COLOURS } from '@race/great-race/modules/diplomacy/lines.ts';
import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import { publicState } from '../kit.ts';
import { Die } from '../parts/die.tsx';
import { Plaque } from './board.tsx';

/** At the gates: the city's colour, one's influence there, and the die once it is rolled. DIPLO-03. */
export function Beside(): JSX.Element | null {
  const frame = openFrame.value;
  if (frame?.kind !== 'border' || !('colour' in frame) || !('face' in frame)) return null;
  const colour = COLOURS.find((one) => one === frame.colour);
  if (colour === undefined) return null;
  const level =
    publicState.value?.modules?.diplomacy?.influence[me.value ?? -1]?.[COLOURS.indexOf(colour)] ?? 0;
  return (
    <span class="at-gates">
      <Plaque colour={colour} />
      <b>{level}</b>
      {Number(frame.face) > 0 && <Die face={Number(frame.face)} />}
    </span>
  );
}
