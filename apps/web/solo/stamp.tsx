// A rubber stamp of the passport: three ways, three inks, three shapes. Where none is yet the spot is dotted.
import type { CampaignMode } from '@race/campaign/state.ts';
import type { JSX } from 'preact';
import { capital, nameOf, say } from '../words/say.ts';
import './stamp.css';

const SHAPES: Record<CampaignMode, string> = {
  prudent: 'M0,-25A25,25 0 1 1 0,25A25,25 0 1 1 0,-25Z',
  legendary: 'M0,-27L23.4,-13.5V13.5L0,27L-23.4,13.5V-13.5Z',
  alone: 'M-27,-21H27V21H-27Z',
};
const RIM = 'scale(.8)';
/** No stamp is set quite straight. */
const turnOf = (nth: number): number => ((nth * 37) % 33) - 16;

interface Props {
  readonly way: CampaignMode;
  /** The race that earned it; undefined where it is still to be had. */
  readonly race: number | undefined;
  /** Which stamp on its page. */
  readonly nth: number;
}

export function Stamp({ way, race, nth }: Props): JSX.Element {
  const name = capital(nameOf('way', way));
  const told = race === undefined ? say('solo.blank') : say('solo.stamped', { race });
  return (
    <svg class={`stamp stamp-${way}`} viewBox="-30 -30 60 60" role="img" aria-label={`${name}: ${told}`}>
      {race === undefined ? (
        <path d={SHAPES[way]} class="stamp-spot" />
      ) : (
        <g transform={`rotate(${turnOf(nth)})`} class="stamp-ink">
          <path d={SHAPES[way]} />
          <path d={SHAPES[way]} transform={RIM} class="stamp-rim" />
          <text y="-4" class="stamp-word">
            {say('solo.raceWord')}
          </text>
          <text y="15" class="stamp-number">
            {race}
          </text>
        </g>
      )}
    </svg>
  );
}
