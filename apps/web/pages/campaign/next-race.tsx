// The choices before the next race of a campaign: the way, the road, the crew, the modules.
import { LONGEST_NAME } from '@race/campaign/file.ts';
import { CAMPAIGN_MODES, type CampaignMode } from '@race/campaign/state.ts';
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { splitChoice } from '@race/great-race/module.ts';
import { SOLO_CREWS, soloRefuses } from '@race/great-race/modules/solo/options.ts';
import {
  BOARD_IDS,
  type BoardId,
  choosesCrews,
  DIRECTIONS,
  type Direction,
} from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import type { PastRace } from '../../sources/race-messages.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { ModulesChoice } from '../set-up/house-rules.tsx';
import { wayWords } from '../set-up/race-words.ts';
import { ask } from './device.ts';
import { WayMark } from './passport.tsx';

interface ModulesProps {
  readonly modules: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
}

interface Props {
  readonly device: Device;
  /** Null to begin a new campaign. */
  readonly campaign: string | null;
  readonly isReneFirst?: boolean;
  /** Whether this is the thing to do: its button is amber. */
  readonly isFirst: boolean;
  /** The last race: the next one begins with its choices. */
  readonly last?: PastRace | undefined;
  readonly go: Go;
  readonly onTrouble: (words: string) => void;
}

export function NextRace({
  device,
  campaign,
  isReneFirst = false,
  isFirst,
  last,
  go,
  onTrouble,
}: Props): JSX.Element {
  const [name, setName] = useState(say('solo.usualName'));
  const [letters, setLetters] = useState<'letters' | 'chance'>('letters');
  const [way, setWay] = useState<CampaignMode>(last?.way ?? 'prudent');
  const [board, setBoard] = useState<BoardId>(last?.options.board ?? 'africa');
  const [towards, setTowards] = useState<Direction>(last?.options.towards ?? 'south');
  const [crew, setCrew] = useState<CrewId>(last?.options.crew ?? 'french');
  const [modules, setModules] = useState<readonly string[]>(last?.options.modules ?? []);
  const [isStarting, setStarting] = useState(false);
  const nameId = useId();
  const begin = async () => {
    if (isStarting) return;
    setStarting(true);
    const choice = { way, board, towards, crew: choosesCrews(modules) ? null : crew, modules };
    const request = { do: 'race', campaign, name, letters: letters === 'letters', choice } as const;
    const got = await ask(device, request, 'table');
    setStarting(false);
    if ('trouble' in got) onTrouble(got.trouble.words);
    else go({ at: 'table', table: got.table });
  };
  const start = (
    <button type="submit" class={isFirst ? 'button go' : 'button'} aria-busy={isStarting}>
      {isFirst && <Icon name="steering-wheel" />}
      {say('solo.start')}
    </button>
  );
  return (
    <form
      class="next-race"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="solo-tags">
        {isFirst && start}
        <Tags
          legend={say('solo.way')}
          choices={CAMPAIGN_MODES.map((value) => ({
            value,
            words: capital(nameOf('way', value)),
            how: say(`solo.tag.${value}`),
            picture: <WayMark way={value} />,
          }))}
          chosen={way}
          onChoose={setWay}
        />
        <Tags
          legend={say('setup.board')}
          choices={BOARD_IDS.map((value) => ({
            value,
            words: nameOf('board', value),
            how: wayWords({ board: value, towards }),
            picture: <MiniBoard board={value} />,
          }))}
          chosen={board}
          onChoose={setBoard}
        />
        {!isFirst && start}
      </div>
      <p class="solo-how">
        {say(`solo.way.${way}`)} {isReneFirst && way !== 'alone' && say('solo.first')}
      </p>
      <details class="solo-choices">
        <summary>{say('solo.moreChoices')}</summary>
        {campaign === null && (
          <>
            <label class="solo-name" for={nameId}>
              {say('solo.name')}
              <input
                id={nameId}
                value={name}
                maxLength={LONGEST_NAME}
                required
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <div>
              <Segments
                legend={say('solo.learns')}
                choices={(['letters', 'chance'] as const).map((value) => ({
                  value,
                  words: say(`solo.${value}`),
                }))}
                chosen={letters}
                onChoose={setLetters}
              />
              <p class="solo-how">{say(`solo.${letters}.how`)}</p>
            </div>
          </>
        )}
        <Segments
          legend={say('setup.towards')}
          choices={DIRECTIONS.map((value) => ({ value, words: say(`setup.towards.${value}`) }))}
          chosen={towards}
          onChoose={setTowards}
        />
        {!choosesCrews(modules) && (
          <Segments
            legend={say('setup.crew')}
            choices={SOLO_CREWS.map((value) => ({ value, words: nameOf('surname', value) }))}
            chosen={crew}
            onChoose={setCrew}
          />
        )}
        <Modules modules={modules} onChange={setModules} />
      </details>
    </form>
  );
}

interface TagsProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly {
    readonly value: T;
    readonly words: string;
    readonly how: string;
    readonly picture: JSX.Element;
  }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A choice as luggage tags: the chosen one is of paper, the others lie in the shade. */
function Tags<T extends string>({ legend, choices, chosen, onChoose }: TagsProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="luggage">
      <legend class="unseen">{legend}</legend>
      {choices.map(({ value, words: called, how, picture }) => (
        <label key={value} class="luggage-tag">
          <input
            type="radio"
            class="unseen"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {picture}
          <span>
            <b>{called}</b> <em>{how}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** All modules; those that a single crew cannot play say why. MIX-07, MIX-09. */
function Modules({ modules, onChange }: ModulesProps): JSX.Element {
  const names = modules.map((choice) => nameOf('module', splitChoice(choice).name));
  return (
    <details class="solo-modules">
      <summary>{say('solo.with', { count: modules.length, modules: words().list.format(names) })}</summary>
      <ModulesChoice modules={modules} onChange={onChange} bars={bars} />
    </details>
  );
}

function bars(module: string) {
  const rule = soloRefuses(module);
  return rule === null ? null : { words: say('solo.needsCompany'), rule };
}
