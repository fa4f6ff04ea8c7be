// Modules before a race: a shield each, painted when it is on; and the play modes, which switch several at once.
import type { ModuleFacts } from '@race/great-race/module.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { drawMode, MODES, type Mode } from '@race/great-race/modules/modes.ts';
import { fast } from '@race/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../../../shell/frame/page.tsx';
import { RuleNote } from '../../../shell/frame/rule-note.tsx';
import { Sheet } from '../../../shell/frame/sheet.tsx';
import { capital, named, nameOf, say } from '../../../shell/words/say.ts';
import { Drums } from '../../../table/dashboard/drums.tsx';
import { modeOf, playedAs, type Refused, SECONDS_AN_ANSWER, toggle, weightOfAll } from './choice.ts';
import {
  type Barred,
  Diamonds,
  lengthWords,
  namesOf,
  SHIELDS,
  ShieldCard,
  Shields,
  shortWords,
  weightOf,
} from './shield-card.tsx';
import './modules-part.css';

interface Props {
  readonly modules: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
  /** Why this table cannot play a module at all; null if it can. */
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
  const modes = MODES.filter((mode) => mode.modules.every((one) => bars(one) === null));
  return (
    <>
      <ModesPart modules={modules} modes={modes} onChange={change} />
      <Section title={say('modules.part')} aside={say('modules.part.aside')} class="modules-part">
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
        <div class="modules-answer" aria-live="polite">
          {refused !== null && <Refusal refused={refused} />}
        </div>
      </Section>
    </>
  );
}

/** Why nothing changed, with the rule of the module that needs another. */
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

interface ModesProps {
  readonly modules: readonly string[];
  /** The modes that this table can play. */
  readonly modes: readonly Mode[];
  readonly onChange: (modules: readonly string[]) => void;
}

const WEIGHTS = { light: 1, medium: 2, heavy: 3 } as const satisfies Record<Mode['weight'], number>;

/** The modes that are offered without opening all of them: an easy one, and one of many negotiations. */
const OFFERED: readonly string[] = ['caravan', 'embassy-row'];

/** Play modes: named sets of modules, chosen or drawn. MODE-01. */
function ModesPart({ modules, modes, onChange }: ModesProps): JSX.Element {
  const [drawn, setDrawn] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const mode = modeOf(modules);
  const [first, second] = modes.filter(({ name }) => OFFERED.includes(name));
  // The last card is the one that was chosen among all.
  const [last, setLast] = useState(mode);
  const other = last !== undefined && modes.includes(last) && last !== first ? last : second;
  const choose = (one: Mode) => {
    if (one !== first) setLast(one);
    onChange(one.modules);
  };
  const draw = () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const found = drawMode(fast(seed, 1), modes);
    setDrawn(found.name);
    choose(found);
  };
  const card = (one: Mode) => (
    <ModeCard key={one.name} mode={one} isChosen={one === mode} onChoose={() => choose(one)} />
  );
  return (
    <Section title={say('modules.mode')} class="modes-part">
      <div class="modes">
        <button
          type="button"
          class="mode-card"
          aria-pressed={modules.length === 0}
          onClick={() => onChange([])}
        >
          <Shields modules={[]} />
          <b>{say('modules.mode.plain')}</b>
          <i>{say('modules.mode.none')}</i>
        </button>
        {first && card(first)}
        {other && card(other)}
        <div class="mode-acts">
          <button type="button" class="button" onClick={() => setOpen(true)}>
            {say('modules.modes')}
          </button>
          <button type="button" class="button" title={say('modules.draw')} onClick={draw}>
            <span aria-hidden="true">{say('modules.draw.short')}</span>
            <span class="unseen">{say('modules.draw')}</span>
          </button>
        </div>
      </div>
      <p class="unseen" role="status">
        {drawn !== null && drawn === mode?.name && say('modules.drawn', { mode: named('mode', drawn) })}
      </p>
      {isOpen && (
        <Sheet title={say('modules.modes.title')} class="modes-sheet" onClose={() => setOpen(false)}>
          <RuleNote rule="MODE-01" />
          <ul class="mode-deck" aria-label={say('modules.mode')}>
            {modes.map((one) => (
              <li key={one.name}>
                <ModeCard
                  mode={one}
                  isChosen={one === mode}
                  onChoose={() => {
                    choose(one);
                    setOpen(false);
                  }}
                />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Section>
  );
}

/** So many are named on a card beside others; of more, only the shields are shown. */
const FEW = 2;

interface ModeCardProps {
  readonly mode: Mode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ModeCard({ mode, isChosen, onChoose }: ModeCardProps): JSX.Element {
  return (
    <button
      type="button"
      class={mode.modules.length > FEW ? 'mode-card is-many' : 'mode-card'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Shields modules={mode.modules} />
      <b>{nameOf('mode', mode.name)}</b>
      <i>{capital(shortWords(mode.modules))}</i>
      <span class="mode-weighs">
        <Diamonds weight={WEIGHTS[mode.weight]} />
        <span class="unseen">{nameOf('weight', mode.weight)}, </span>
        {lengthWords(mode.modules)}
      </span>
    </button>
  );
}

interface DemandProps {
  readonly modules: readonly string[];
  /** About how long the race takes. */
  readonly minutes: number;
}

/** What a race with these modules asks of its players: the mode, its length, its weight, its shields. */
export function Demand({ modules, minutes }: DemandProps): JSX.Element {
  const weight = weightOfAll(modules, weightOf);
  return (
    <>
      <Drums
        count={minutes}
        unit={say('setup.minutes.unit')}
        label={say('setup.minutes', { count: minutes })}
      />
      <div class="demand">
        <p class="demand-weight">
          <Diamonds weight={modules.length === 0 ? 0 : WEIGHTS[weight]} />
          {nameOf('weight', weight)}
        </p>
        <p>{say('setup.minutes.how', { seconds: SECONDS_AN_ANSWER })}</p>
      </div>
      <div class="demand-mode">
        <p class="mode-name">{nowWords(modules, modeOf(modules))}</p>
        {modules.length > 0 && <Shields modules={modules} />}
      </div>
    </>
  );
}

function nowWords(modules: readonly string[], mode: Mode | undefined): string {
  if (mode !== undefined) return nameOf('mode', mode.name);
  return say(modules.length === 0 ? 'modules.mode.plain' : 'modules.mode.own');
}
