import type { ModuleFacts } from '@race/great-race/module.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { RuleNote } from '../../front/rule-note.tsx';
import { Segments } from '../../front/segments.tsx';
import { capital, named, nameOf, say, words } from '../../words/say.ts';
import { isChosen, variantOf } from './choice.ts';
import { moduleName, namesOf, paceWords } from './module-words.ts';
import { HEAVIEST, type ModuleShield, SHIELDS } from './shields.ts';

/** Why a module cannot be played at a table, and the rule that says so. */
export interface Barred {
  readonly words: string;
  readonly rule: string;
}

interface Props {
  readonly facts: ModuleFacts;
  readonly modules: readonly string[];
  readonly barred: Barred | null;
  /** Tells whether it was taken in or left out; it may be refused. */
  readonly onTouch: () => boolean;
  readonly onVariant: (variant: string) => void;
}

/** One module: what it is, what it does to the race, and how it is played. */
export function ShieldCard({ facts, modules, barred, onTouch, onVariant }: Props): JSX.Element {
  const { name, variants, needs } = facts;
  const isOn = isChosen(modules, name);
  const shield = SHIELDS[name];
  const how = useId();
  return (
    <li class={barred === null ? 'shield-card' : 'shield-card barred'}>
      <label class="shield-face">
        <input
          type="checkbox"
          class="unseen"
          checked={isOn}
          disabled={barred !== null}
          aria-describedby={how}
          onChange={({ currentTarget }) => {
            // What is refused stays as it was.
            if (!onTouch()) currentTarget.checked = isOn;
          }}
        />
        {shield && <Picture shield={shield} isOn={isOn} />}
        <span class="shield-name">{moduleName(name)}</span>
      </label>
      <div id={how}>
        <p class="shield-how">{find(words(), `modules.how.${name}`, '')}</p>
        <p class="shield-weight">
          {shield && <Diamonds weight={shield.weight} />}
          {paceWords(facts)}
          {needs.length > 0 && ` · ${say('modules.needs', { modules: namesOf(needs) })}`}
        </p>
        {barred !== null && <p class="shield-barred">{barred.words}</p>}
      </div>
      {barred !== null && <RuleNote rule={barred.rule} />}
      {isOn && variants.length > 0 && (
        <Segments
          legend={say('modules.variant', { module: named('module', name) })}
          isLegendUnseen
          choices={variants.map((value) => ({
            value,
            words: capital(nameOf('variant', `${name}.${value}`)),
          }))}
          chosen={variantOf(modules, facts)}
          onChoose={onVariant}
        />
      )}
    </li>
  );
}

const SHAPE = 'M6,6C26,10 40,4 60,4C80,4 94,10 114,6C118,40 112,76 60,98C8,76 2,40 6,6Z';

function Picture({
  shield: { icon, colour, dark },
  isOn,
}: {
  shield: ModuleShield;
  isOn: boolean;
}): JSX.Element {
  return (
    <svg class="shield" viewBox="0 0 120 104" aria-hidden="true">
      {isOn ? (
        <>
          <path d={SHAPE} transform="translate(1 4)" fill="#000" opacity=".35" />
          <path d={SHAPE} fill={colour} stroke="#c89b4a" stroke-width="6" stroke-linejoin="round" />
          <path d="M60,98C112,76 118,40 114,6C94,10 80,4 60,4Z" fill={dark} opacity=".6" />
          <path d={SHAPE} fill="none" stroke="#f2d68f" stroke-width="1.6" stroke-linejoin="round" />
        </>
      ) : (
        <path d={SHAPE} class="shield-off" stroke-width="2.4" stroke-dasharray="6 4" />
      )}
      <g
        transform="translate(34 18) scale(.1016)"
        class={isOn ? 'shield-icon on' : 'shield-icon'}
        dangerouslySetInnerHTML={{ __html: icon }}
      />
    </svg>
  );
}

/** As many of three as it weighs. */
export function Diamonds({ weight }: { weight: number }): JSX.Element {
  return (
    <svg class="diamonds" viewBox="0 0 48 16" aria-hidden="true">
      {Array.from({ length: HEAVIEST }, (_, at) => (
        <path
          key={at}
          d={`M${8 + 16 * at},1L${15 + 16 * at},8L${8 + 16 * at},15L${1 + 16 * at},8Z`}
          class={at < weight ? 'full' : ''}
        />
      ))}
    </svg>
  );
}
