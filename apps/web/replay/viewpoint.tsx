// With whose eyes a race is looked at: while it runs only with those of who sits here.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Token } from '../dashboard/silhouette.tsx';
import { crews } from '../state/crews.ts';
import { say } from '../words/say.ts';
import type { Eyes } from './engine/messages.ts';
import { eyesWords, nameAt } from './names.ts';
import { Opener } from './opener.tsx';
import { film, lookWith, reel } from './replay.ts';
import './viewpoint.css';

export function EyesButton(): JSX.Element | null {
  const [now, race] = [reel.value, film.value];
  if (now === null || race === null) return null;
  if (race.eyes.length === 1) return <p class="eyes-only aside">{eyesWords(now.eyes)}</p>;
  return (
    <Opener words={eyesWords(now.eyes)} name={say('back.eyes')}>
      {(close) => <Choice all={race.eyes} chosen={now.eyes} isOver={race.isOver} onChosen={close} />}
    </Opener>
  );
}

interface Props {
  readonly all: readonly Eyes[];
  readonly chosen: Eyes;
  readonly isOver: boolean;
  readonly onChosen: () => void;
}

/** Where several people sit at one device, what one of them knows is shown only when that one looks. */
function Choice({ all, chosen, isOver, onChosen }: Props): JSX.Element {
  const [armed, setArmed] = useState<Eyes | null>(null);
  const choose = (eyes: Eyes) => {
    if (!isOver && typeof eyes === 'number' && armed !== eyes) return setArmed(eyes);
    void lookWith(eyes);
    onChosen();
  };
  return (
    <ul class="eyes-list">
      {all.map((eyes) => (
        <li key={eyes}>
          <button
            type="button"
            class={eyes === armed ? 'button drop is-armed' : 'button'}
            aria-pressed={eyes === chosen}
            onClick={() => choose(eyes)}
          >
            {typeof eyes === 'number' && <Token crew={crews.value[eyes]?.id ?? ''} />}
            <span aria-live="polite">
              {eyes === armed && typeof eyes === 'number'
                ? say('back.eyes.only', { crew: nameAt(eyes) })
                : eyesWords(eyes)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
