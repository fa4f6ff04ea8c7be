// An assistant: a turned pawn in a sun helmet; a spent one is a dashed outline in the same place.
import { liveryOf } from '@race/atlas';
import type { JSX } from 'preact';
import './pawn.css';

const BODY = 'M-8.5,0C-8.5,-3 -6,-3.6 -5,-6C-4,-9 -4.4,-12 -6,-14H6C4.4,-12 4,-9 5,-6C6,-3.6 8.5,-3 8.5,0Z';
const SHADE = 'M1,-13H6C4.4,-12 4,-9 5,-6C6,-3.6 8.5,-3 8.5,0H2Z';
const HELMET = 'M-10,-18.6C-7,-20 -6,-26.6 0,-26.8C6,-26.6 7,-20 10,-18.6C5,-17.4 -5,-17.4 -10,-18.6Z';

interface Props {
  readonly crew: string;
  readonly here: number;
  /** The number of places, including empty ones. */
  readonly places: number;
}

const STEP = 21;

/** A row of pawns. The text beside it says what it means. */
export function Pawns({ crew, here, places }: Props): JSX.Element {
  const width = Math.max(1, places) * STEP;
  return (
    <svg class="pawns" viewBox={`${-STEP / 2} -29 ${width} 32`} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <g key={place} transform={`translate(${place * STEP} 0)`}>
          {place < here ? <Pawn crew={crew} /> : <Spent />}
        </g>
      ))}
    </svg>
  );
}

function Pawn({ crew }: { crew: string }): JSX.Element {
  const { colour, dark } = liveryOf(crew);
  return (
    <>
      <ellipse cy=".6" rx="10" ry="2.4" opacity=".35" />
      <path d={BODY} fill={colour} class="pawn-edge" />
      <path d={SHADE} fill={dark} opacity=".6" />
      <circle cy="-17.5" r="5" fill="#E5BE90" class="pawn-edge" />
      <path d={HELMET} fill="#F6EBCF" class="pawn-edge" />
      <path d="M-6.4,-20.6C-2,-19.6 2,-19.6 6.4,-20.6" stroke={colour} stroke-width="2" fill="none" />
    </>
  );
}

function Spent(): JSX.Element {
  return (
    <g class="pawn-spent">
      <path d={BODY} />
      <circle cy="-18.5" r="5" />
      <path d="M-9,-20C-6,-27 6,-27 9,-20Z" />
    </g>
  );
}
