import type { JSX } from 'preact';
import { wayWords } from '../front/race-words.ts';
import { showRecorded } from '../replay/open-replay.ts';
import { RECORDED, type Recorded } from '../replay/recorded-races.ts';
import { replay } from '../replay/replay.ts';
import { nameOf, say } from '../words/say.ts';
import { MiniBoard } from './mini-board.tsx';
import './races.css';

export function Races({ onChosen }: { onChosen: () => void }): JSX.Element {
  return (
    <fieldset class="races">
      <legend class="label">{say('film.recorded')}</legend>
      {RECORDED.map((one) => (
        <RaceButton key={`${one.board}${one.towards}`} recorded={one} onChosen={onChosen} />
      ))}
    </fieldset>
  );
}

function RaceButton({ recorded, onChosen }: { recorded: Recorded; onChosen: () => void }): JSX.Element {
  const { board, towards } = recorded;
  const options = replay.value?.options;
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
      <span class="recorded-way">{wayWords(recorded)}</span>
    </button>
  );
}
