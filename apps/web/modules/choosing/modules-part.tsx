// Modules before a race: a shield each, painted when it is on; and the play modes, which switch several at once.
import type { ModuleFacts } from '@race/great-race/module.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { MODES } from '@race/great-race/modules/modes.ts';
import { choosesCrews } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../../front/page.tsx';
import { RuleNote } from '../../front/rule-note.tsx';
import { named, say } from '../../words/say.ts';
import { playedAs, type Refused, toggle } from './choice.ts';
import { ModesPart } from './modes-part.tsx';
import { namesOf } from './module-words.ts';
import { type Barred, ShieldCard } from './shield-card.tsx';
import { SHIELDS } from './shields.ts';
import './modules-part.css';

interface Props {
  readonly modules: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
  /** Why a module cannot be played at this table at all; null where it can. */
  readonly bars?: (module: string) => Barred | null;
}

const BARS_NONE = () => null;

export function ModulesPart({ modules, onChange, bars = BARS_NONE }: Props): JSX.Element {
  const [refused, setRefused] = useState<Refused | null>(null);
  const change = (next: readonly string[]) => {
    setRefused(null);
    onChange(next);
  };
  const touch = (facts: ModuleFacts): boolean => {
    const next = toggle(modules, facts);
    if (next.ok) change(next.chosen);
    else setRefused(next.refused);
    return next.ok;
  };
  return (
    <Section title={say('modules.part')} aside={say('modules.part.aside')} class="modules-part">
      <ModesPart
        modules={modules}
        modes={MODES.filter((mode) => mode.modules.every((one) => bars(one) === null))}
        onChange={change}
      />
      <ul class="shields" aria-label={say('modules.part')}>
        {CATALOGUE.map((facts) => (
          <ShieldCard
            key={facts.name}
            facts={facts}
            modules={modules}
            barred={bars(facts.name)}
            onTouch={() => touch(facts)}
            onVariant={(variant) => change(playedAs(modules, facts.name, variant))}
          />
        ))}
      </ul>
      <div aria-live="polite">
        {refused !== null && <Refusal refused={refused} />}
        {choosesCrews(modules) && <p class="modules-later">{say('modules.crewsLater')}</p>}
      </div>
    </Section>
  );
}

/** Why it stays as it is, and by which rule: that of the module that needs another. */
function Refusal({ refused: { because, module, others } }: { refused: Refused }): JSX.Element {
  const [needing = module] = because === 'needs' ? [module] : others;
  return (
    <div class="modules-refused sheet" role="alert">
      <p>
        {because === 'needs'
          ? say('modules.refused.needs', { module: named('module', module), modules: namesOf(others) })
          : say('modules.refused.needed', { module: named('module', module), modules: namesOf(others) })}
      </p>
      <RuleNote rule={SHIELDS[needing]?.rule ?? ''} />
    </div>
  );
}
