// Handing the device over: a curtain until the next person says that they have it. Behind it nothing of theirs is known.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words/say.ts';
import { lift, sight } from './race.ts';
import './curtain.css';

export function Curtain(): JSX.Element | null {
  const seat = sight.value?.curtain ?? null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const player = sight.value?.players[seat];
  const name = player?.kind === 'person' ? player.name : '';
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say('live.curtain', { name })}>
      <div class="curtain-sheet sheet">
        <p class="curtain-words">{say('live.curtain', { name })}</p>
        <button ref={button} type="button" class="button go" onClick={() => void lift(seat)}>
          {say('live.lift', { name })}
        </button>
      </div>
    </div>
  );
}
