import type { JSX } from 'preact';
import { film } from '../state/film.ts';
import { RECORDED, type Recorded } from '../state/races.ts';
import { showRecorded } from '../state/show.ts';
import { label, nameOf, say } from '../words/say.ts';
import { MiniBoard } from './mini-board.tsx';
import './races.css';

/** The two ends of each board, as they are called. */
const ENDS = {
  africa: { north: 'colomb-bechar', south: 'cape-town' },
  'south-america': { north: 'caracas', south: 'ushuaia' },
} as const;

export function Races({ onChosen }: { onChosen: () => void }): JSX.Element {
  return (
    <fieldset class="races">
      <legend class="label">{label('page.recorded')}</legend>
      {RECORDED.map((one) => (
        <RaceButton key={`${one.board}${one.towards}`} recorded={one} onChosen={onChosen} />
      ))}
    </fieldset>
  );
}

function RaceButton({ recorded, onChosen }: { recorded: Recorded; onChosen: () => void }): JSX.Element {
  const { board, towards } = recorded;
  const options = film.value?.options;
  const { north, south } = ENDS[board];
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  return (
    <button
      type="button"
      class="race-button"
      aria-pressed={options?.board === board && options.towards === towards}
      onClick={() => {
        void showRecorded(recorded);
        onChosen();
      }}
    >
      <MiniBoard board={board} towards={towards} />
      <span class="race-name">{nameOf('board', board)}</span>
      <span class="race-way">
        {say('viewer.way', { from: nameOf('city', from), to: nameOf('city', to) })}
      </span>
    </button>
  );
}
