// The moments that mattered, as a list to jump along.
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import { MarkSign } from './mark-sign.tsx';
import { markWords } from './mark-words.ts';
import { Opener } from './opener.tsx';
import { stepTo } from './player.ts';
import { replayIndex } from './replay.ts';
import './turning-points.css';

export function TurningPoints(): JSX.Element | null {
  const { marks, turns } = replayIndex.value ?? { marks: [], turns: [] };
  if (marks.length === 0) return null;
  const turnOf = (at: number) => turns.filter((start) => start <= at).length;
  return (
    <Opener words={say('back.marks')} name={say('back.marks')}>
      {() => (
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
      )}
    </Opener>
  );
}
