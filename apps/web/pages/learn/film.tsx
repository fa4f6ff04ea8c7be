// The game in two minutes: eight frames of a film. A frame plays under the pointer, or when it is pressed.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { FRAMES, type FrameId } from './pictures.ts';
import './film.css';

const ORDER = [
  'goal',
  'plan',
  'road',
  'drive',
  'guard',
  'fund',
  'camp',
  'arrive',
] as const satisfies readonly FrameId[];

export function Film(): JSX.Element {
  /** How often each frame was pressed: a new number begins its scene again. */
  const [plays, setPlays] = useState<Partial<Record<FrameId, number>>>({});
  return (
    <section class="learn-film" aria-labelledby="film">
      <div class="film-head">
        <h2 id="film">{say('learn.film')}</h2>
        <p>{say('learn.film.how')}</p>
      </div>
      <ol class="film">
        {ORDER.map((id) => (
          <Frame
            key={id}
            id={id}
            played={plays[id] ?? 0}
            onPlay={() => setPlays({ ...plays, [id]: (plays[id] ?? 0) + 1 })}
          />
        ))}
      </ol>
    </section>
  );
}

interface FrameProps {
  readonly id: FrameId;
  readonly played: number;
  readonly onPlay: () => void;
}

function Frame({ id, played, onPlay }: FrameProps): JSX.Element {
  const name = say(`learn.film.${id}`);
  return (
    <li class="film-frame">
      <button
        type="button"
        class="film-picture"
        aria-label={say('learn.film.play', { name })}
        onClick={onPlay}
      >
        <svg
          key={played}
          class={played > 0 ? 'is-playing' : ''}
          viewBox="-33 0 198 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: FRAMES[id] }}
        />
      </button>
      <div class="film-words">
        <h3>{name}</h3>
        <p>{say(`learn.film.${id}.text`)}</p>
      </div>
    </li>
  );
}
