// A race alone is driven against the calendar: how many of its turns have begun. PASS-02.
import type { JSX } from 'preact';
import { facts, publicState } from '../../state/table-state.ts';
import { say } from '../../words/say.ts';
import './turns-left.css';

export function TurnsLeft(): JSX.Element | null {
  const turns = facts.value?.solo?.turns ?? null;
  if (turns === null) return null;
  const turn = publicState.value?.turn ?? 0;
  return (
    <p class="turns-left">
      <span>{say('solo.turnOf', { turn, turns })}</span>
      <svg viewBox={`-1 -1 ${turns * 16 + 2} 14`} aria-hidden="true">
        {Array.from({ length: turns }, (_, nth) => (
          <rect key={nth} x={nth * 16} width="12" height="12" class={nth < turn ? 'begun' : ''} />
        ))}
      </svg>
    </p>
  );
}
