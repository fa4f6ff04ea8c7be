import garage from 'virtual:game-icon/auto-repair';
import box from 'virtual:game-icon/envelope';
import huts from 'virtual:game-icon/huts-village';
import laurel from 'virtual:game-icon/laurel-crown';
import lightning from 'virtual:game-icon/lightning-storm';
import rain from 'virtual:game-icon/raining';
import hands from 'virtual:game-icon/shaking-hands';
import hat from 'virtual:game-icon/top-hat';
import { type ModuleFacts, splitChoice } from '@race/great-race/module.ts';
import { CATALOGUE, type ModuleName } from '@race/great-race/modules/catalogue.ts';
import { find, listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../../shell/frame/controls.tsx';
import { RuleNote } from '../../../shell/frame/rule-note.tsx';
import { Sheet } from '../../../shell/frame/sheet.tsx';
import { iconBody } from '../../../shell/icons/icon.tsx';
import { capital, named, nameOf, say, words } from '../../../shell/words/say.ts';
import { isChosen, minutesOf, variantOf } from './choice.ts';

const moduleName = (name: string): string => nameOf('module', name);

export const namesOf = (names: readonly string[]): string => listOf(words(), names.map(moduleName));

/** A choice in a word or two: "Season (hard year)". */
function choiceWords(choice: string): string {
  const { name, variant } = splitChoice(choice);
  const defaultVariant = CATALOGUE.find((one) => one.name === name)?.variants[0] ?? '';
  if (variant === '' || variant === defaultVariant) return moduleName(name);
  return `${moduleName(name)} (${nameOf('variant', `${name}.${variant}`)})`;
}

/** All that is chosen, in one line. */
export const shortWords = (choices: readonly string[]): string => listOf(words(), choices.map(choiceWords));

/** What some modules do to the length of a race. */
export function lengthWords(choices: readonly string[]): string {
  const minutes = choices.reduce((sum, choice) => sum + minutesOf(choice), 0);
  if (minutes === 0) return say('modules.minutes.same');
  return say(minutes > 0 ? 'modules.minutes.more' : 'modules.minutes.fewer', { minutes: Math.abs(minutes) });
}

/** The modules of a race, in one line. */
export const ModulesLine = ({ modules }: { modules: readonly string[] }): JSX.Element => (
  <p class="race-modules">{say('modules.with', { modules: shortWords(modules) })}</p>
);

/** Why a module cannot be played at a table, and the rule that says so. */
export interface Barred {
  readonly words: string;
  readonly rule: string;
}

interface Props {
  readonly facts: ModuleFacts;
  readonly modules: readonly string[];
  readonly barred: Barred | null;
  /** Switches the module on or off; returns false if that is refused. */
  readonly onTouch: () => boolean;
  readonly onVariant: (variant: string) => void;
}

/** One module: what it is, what it does to the race, and how it is played. */
export function ShieldCard({ facts, modules, barred, onTouch, onVariant }: Props): JSX.Element {
  const { name, variants, needs } = facts;
  const isOn = isChosen(modules, name);
  const shield = SHIELDS[name];
  const how = useId();
  const hasVariants = isOn && variants.length > 0;
  return (
    <li class={cardClass(barred !== null, variants.length > 0)}>
      <label class="shield-face">
        <input
          type="checkbox"
          class="unseen"
          checked={isOn}
          disabled={barred !== null}
          aria-describedby={how}
          onChange={({ currentTarget }) => {
            // A refused switch stays as it was.
            if (!onTouch()) currentTarget.checked = isOn;
          }}
        />
        {shield && <Picture shield={shield} isOn={isOn} />}
        <span class="shield-name">{moduleName(name)}</span>
      </label>
      <div id={how} class="shield-words">
        <p class="shield-how">{find(words(), `modules.how.${name}`, '')}</p>
        {!hasVariants && (
          <p class="shield-short" aria-hidden="true">
            {needs.length > 0
              ? say('modules.needs', { modules: namesOf(needs) })
              : find(words(), `modules.short.${name}`, '')}
          </p>
        )}
        <p class="shield-weight">
          {shield && <Diamonds weight={shield.weight} />}
          {lengthWords([name])}
          {needs.length > 0 && (
            <span class="shield-needs"> · {say('modules.needs', { modules: namesOf(needs) })}</span>
          )}
        </p>
        {barred !== null && <p class="shield-barred">{barred.words}</p>}
      </div>
      {barred !== null && <RuleNote rule={barred.rule} />}
      {hasVariants && <VariantChoice facts={facts} modules={modules} onVariant={onVariant} />}
    </li>
  );
}

/** How a module is played: the choice is on a sheet, since the names are long and the shields must not move. */
function VariantChoice({ facts, modules, onVariant }: Pick<Props, 'facts' | 'modules' | 'onVariant'>) {
  const { name, variants } = facts;
  const [isOpen, setOpen] = useState(false);
  const chosen = variantOf(modules, facts);
  const title = say('modules.variant', { module: named('module', name) });
  const wordsFor = (variant: string) => capital(nameOf('variant', `${name}.${variant}`));
  return (
    <>
      <button type="button" class="button shield-variant" onClick={() => setOpen(true)}>
        <span class="unseen">{title}: </span>
        {wordsFor(chosen)}
      </button>
      {isOpen && (
        <Sheet title={moduleName(name)} onClose={() => setOpen(false)}>
          <p class="aside">{find(words(), `modules.how.${name}`, '')}</p>
          <Segments
            legend={title}
            choices={variants.map((value) => ({ value, words: wordsFor(value) }))}
            chosen={chosen}
            onChoose={onVariant}
          />
        </Sheet>
      )}
    </>
  );
}

const cardClass = (isBarred: boolean, hasVariants: boolean): string =>
  `shield-card${isBarred ? ' barred' : ''}${hasVariants ? ' has-variants' : ''}`;

const SHAPE = 'M-46,-40H46L54,-10C50,22 26,40 0,46C-26,40 -50,22 -54,-10Z';
const ENAMEL = 'M-41,-35H41L48,-10C44,18 23,34 0,40C-23,34 -44,18 -48,-10Z';
const SHINE = 'M-41,-35H10L-24,28C-38,18 -46,6 -48,-10Z';

function Picture({ shield: { icon, colour }, isOn }: { shield: ModuleShield; isOn: boolean }): JSX.Element {
  return (
    <svg class="shield" viewBox="-57 -44 114 96" aria-hidden="true">
      {isOn ? (
        <>
          <path d={SHAPE} transform="translate(1.5 3)" fill="#000" opacity=".5" />
          <path d={SHAPE} fill="#c89b4a" stroke="#5e4318" stroke-width="1.8" />
          <path d={ENAMEL} fill={colour} stroke="#20150c" />
          <path d={SHINE} fill="#fff" opacity=".13" />
        </>
      ) : (
        <path d={SHAPE} class="shield-off" stroke-width="1.8" stroke-dasharray="4 3" />
      )}
      <g
        transform="translate(-25 -28) scale(.0977)"
        class={isOn ? 'shield-icon on' : 'shield-icon'}
        dangerouslySetInnerHTML={{ __html: icon }}
      />
    </svg>
  );
}

/** The shields of some modules, small; a bare one for none. */
export function Shields({ modules }: { modules: readonly string[] }): JSX.Element {
  const shown = modules.map((choice) => SHIELDS[splitChoice(choice).name]).filter((one) => one !== undefined);
  return (
    <span class="small-shields" aria-hidden="true">
      {shown.length === 0 ? (
        <Picture shield={NO_SHIELD} isOn={false} />
      ) : (
        shown.map((shield) => <Picture key={shield.rule} shield={shield} isOn />)
      )}
    </span>
  );
}

/** The weight of a module, out of three. */
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

interface ModuleShield {
  readonly icon: string;
  readonly colour: string;
  /** Of three: how demanding it is. */
  readonly weight: number;
  readonly rule: string;
}

/** A sun helmet, drawn here. */
const helmet =
  '<path d="M236,96h40v30c82,10 138,82 142,186H94C98,208 154,136 236,126Z"/><path d="M36,366C60,326 80,328 256,328S452,326 476,366C440,398 380,406 256,406S72,398 36,366Z"/>';

const HEAVIEST = 3;

const BY_NAME: { readonly [Name in ModuleName]: ModuleShield } = {
  fifth: { icon: laurel, colour: '#6c3d7c', weight: 1, rule: 'FIFTH-01' },
  leaders: { icon: helmet, colour: '#8e2a1e', weight: 1, rule: 'LEADER-02' },
  paddock: { icon: garage, colour: '#8f3e09', weight: 2, rule: 'PADDOCK-02' },
  season: { icon: rain, colour: '#2c5c94', weight: 2, rule: 'SEASON-03' },
  microclimate: { icon: lightning, colour: '#4c5e68', weight: 1, rule: 'SEASON-06' },
  village: { icon: huts, colour: '#7a5620', weight: 1, rule: 'VILLAGE-02' },
  postal: { icon: box, colour: '#3e7d3f', weight: 1, rule: 'POSTAL-03' },
  patronage: { icon: hat, colour: '#7a7a2a', weight: 2, rule: 'PATRON-03' },
  diplomacy: { icon: hands, colour: '#0f5c66', weight: 3, rule: 'DIPLO-03' },
};

/** By a name that is only known in play. */
export const SHIELDS: { readonly [name: string]: ModuleShield } = BY_NAME;

const NO_SHIELD: ModuleShield = { icon: iconBody('rose'), colour: '', weight: 0, rule: '' };

export const weightOf = (module: string): number => SHIELDS[module]?.weight ?? 0;
