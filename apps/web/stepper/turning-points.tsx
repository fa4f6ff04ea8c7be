// The moments that mattered, as a list to jump along.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Leaf } from '../live/leaf.tsx';
import { reel } from '../state/film.ts';
import { stepTo } from '../state/player.ts';
import { say } from '../words/say.ts';
import { MarkSign } from './mark-sign.tsx';
import { markWords } from './mark-words.ts';
import './turning-points.css';

export function TurningPoints(): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const { marks, turns } = reel.value ?? { marks: [], turns: [] };
  if (marks.length === 0) return null;
  const turnOf = (at: number) => turns.filter((start) => start <= at).length;
  return (
    <div class="eyes">
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say('back.marks')}
      </button>
      {isOpen && (
        <Leaf name={say('back.marks')} close={() => setOpen(false)}>
          <h3 class="label">{say('back.marks')}</h3>
          <ol class="points">
            {marks.map((mark, index) => (
              <li key={index}>
                <button type="button" onClick={() => stepTo(mark.at)}>
                  <MarkSign kind={mark.kind} />
                  <span>{markWords(mark)}</span>
                  <i>{say('viewer.turn', { turn: turnOf(mark.at) })}</i>
                </button>
              </li>
            ))}
          </ol>
        </Leaf>
      )}
    </div>
  );
}
