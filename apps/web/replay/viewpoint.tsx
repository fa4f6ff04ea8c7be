// The choice of viewpoint: while a race runs, only those of the people at this device.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Token } from '../dashboard/silhouette.tsx';
import { crews } from '../state/crews.ts';
import { say } from '../words/say.ts';
import type { Viewpoint } from './engine/messages.ts';
import { eyesWords, nameAt } from './names.ts';
import { Opener } from './opener.tsx';
import { lookWith, replay, replayIndex } from './replay.ts';
import './viewpoint.css';

export function EyesButton(): JSX.Element | null {
  const [now, race] = [replayIndex.value, replay.value];
  if (now === null || race === null) return null;
  if (race.viewpoints.length === 1) return <p class="eyes-only aside">{eyesWords(now.viewpoint)}</p>;
  return (
    <Opener words={eyesWords(now.viewpoint)} name={say('back.eyes')}>
      {(close) => (
        <Choice all={race.viewpoints} chosen={now.viewpoint} isOver={race.isOver} onChosen={close} />
      )}
    </Opener>
  );
}

interface Props {
  readonly all: readonly Viewpoint[];
  readonly chosen: Viewpoint;
  readonly isOver: boolean;
  readonly onChosen: () => void;
}

/** Where several people sit at one device, what one of them knows is shown only when that one looks. */
function Choice({ all, chosen, isOver, onChosen }: Props): JSX.Element {
  const [armed, setArmed] = useState<Viewpoint | null>(null);
  const choose = (viewpoint: Viewpoint) => {
    if (!isOver && typeof viewpoint === 'number' && armed !== viewpoint) return setArmed(viewpoint);
    void lookWith(viewpoint);
    onChosen();
  };
  return (
    <ul class="eyes-list">
      {all.map((viewpoint) => (
        <li key={viewpoint}>
          <button
            type="button"
            class={viewpoint === armed ? 'button drop is-armed' : 'button'}
            aria-pressed={viewpoint === chosen}
            onClick={() => choose(viewpoint)}
          >
            {typeof viewpoint === 'number' && <Token crew={crews.value[viewpoint]?.id ?? ''} />}
            <span aria-live="polite">
              {viewpoint === armed && typeof viewpoint === 'number'
                ? say('back.eyes.only', { crew: nameAt(viewpoint) })
                : eyesWords(viewpoint)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
