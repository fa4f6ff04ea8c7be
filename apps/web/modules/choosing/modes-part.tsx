// Play modes: a named handful of modules, chosen from the deck or drawn from it. MODE-01.
import { drawMode, type Mode } from '@race/great-race/modules/modes.ts';
import { fast } from '@race/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleNote } from '../../front/rule-note.tsx';
import { capital, named, nameOf, say } from '../../words/say.ts';
import { modeOf } from './choice.ts';
import { shortWords } from './module-words.ts';
import { Diamonds } from './shield-card.tsx';

interface Props {
  readonly modules: readonly string[];
  /** Those that can be played at this table. */
  readonly modes: readonly Mode[];
  readonly onChange: (modules: readonly string[]) => void;
}

const WEIGHTS = { light: 1, medium: 2, heavy: 3 } as const satisfies Record<Mode['weight'], number>;

const paceOf = ({ pace }: Mode): string => nameOf('pace', pace);

export function ModesPart({ modules, modes, onChange }: Props): JSX.Element {
  const [drawn, setDrawn] = useState<string | null>(null);
  const mode = modeOf(modules);
  const draw = () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const found = drawMode(fast(seed, 1), modes);
    setDrawn(found.name);
    onChange(found.modules);
  };
  return (
    <div class="modes">
      <div class="mode-now sheet">
        <p class="label">{say('modules.mode')}</p>
        <p class="mode-name">{nowWords(modules, mode)}</p>
        {mode && (
          <p class="mode-weight">
            <Diamonds weight={WEIGHTS[mode.weight]} />
            {nameOf('weight', mode.weight)}, {paceOf(mode)}
          </p>
        )}
        {modules.length > 0 && <p>{shortWords(modules)}</p>}
        <p class="unseen" role="status">
          {drawn !== null && drawn === mode?.name && say('modules.drawn', { mode: named('mode', drawn) })}
        </p>
      </div>
      <div class="mode-acts">
        <button type="button" class="button" onClick={draw}>
          {say('modules.draw')}
        </button>
        {modules.length > 0 && (
          <button type="button" class="button" onClick={() => onChange([])}>
            {say('modules.mode.plain')}
          </button>
        )}
        <RuleNote rule="MODE-01" />
      </div>
      <ul class="mode-deck" aria-label={say('modules.mode')}>
        {modes.map((one) => (
          <li key={one.name}>
            <button
              type="button"
              class="mode-card"
              aria-pressed={one === mode}
              title={capital(shortWords(one.modules))}
              onClick={() => onChange(one.modules)}
            >
              <b>{nameOf('mode', one.name)}</b>
              <span class="mode-weighs">
                <Diamonds weight={WEIGHTS[one.weight]} />
                {paceOf(one)}
                <span class="unseen">
                  , {nameOf('weight', one.weight)}, {shortWords(one.modules)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nowWords(modules: readonly string[], mode: Mode | undefined): string {
  if (mode !== undefined) return nameOf('mode', mode.name);
  return say(modules.length === 0 ? 'modules.mode.plain' : 'modules.mode.own');
}
