// The pace of what others do, as a knob of the table; Space ends a motion, and held it runs on to the reader's turn.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../../shell/icons/icon.tsx';
import { endMotion } from '../../shell/settings/motion.ts';
import { preferences } from '../../shell/settings/preferences.ts';
import { say } from '../../shell/words/say.ts';
import { useTable } from '../model/table.ts';
import './pace-knob.css';

export function PaceKnob(): JSX.Element {
  const { hasten, skip, waiting } = useTable();
  const { chosen, choose, options } = preferences.pace;
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element &&
        event.target.closest('button, a, input, select, textarea, summary, [role="radio"]') !== null;
      if (event.key !== ' ' || waiting.peek() === 0 || isOnControl) return;
      event.preventDefault();
      endMotion();
      if (event.repeat) skip();
      else hasten();
    };
    addEventListener('keydown', press, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  const next = options[(options.indexOf(chosen.value) + 1) % options.length] ?? 'brisk';
  return (
    <span class={`pace-knob pace-${chosen.value}`}>
      <IconButton
        class="knob"
        icon={ICONS[chosen.value]}
        words={say('camera.pace', { pace: say(`camera.pace.${chosen.value}`) })}
        act={() => choose(next)}
      />
    </span>
  );
}

const ICONS = { calm: 'play', brisk: 'forward', quick: 'nextTurn', atOnce: 'nextTurn' } as const;
