// What is chosen before the next race: the way, the road, the crew, the modules.
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
import type { PastRace } from '../device/protocol.ts';
import type { Device } from '../front/device.ts';
import { ModulesChoice } from '../front/modules-choice.ts';
import { Segments } from '../front/segments.tsx';
import type { Go } from '../router/router.ts';
import { capital, nameOf, say, words } from '../words/say.ts';
import { ask } from './device.ts';

interface ModulesProps {
  readonly modules: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
}

interface Props {
  readonly device: Device;
  /** Null to begin a new campaign. */
  readonly campaign: string | null;
  readonly isReneFirst?: boolean;
  /** What the last race was driven with: most likely what the next one will be. */
  readonly last?: PastRace | undefined;
  readonly go: Go;
  readonly onTrouble: (words: string) => void;
}

export function NextRace({ device, campaign, isReneFirst = false, last, go, onTrouble }: Props): JSX.Element {
  const [name, setName] = useState(say('solo.usualName'));
  const [letters, setLetters] = useState<'letters' | 'chance'>('letters');
  const [way, setWay] = useState<CampaignMode>(last?.way ?? 'prudent');
  const [board, setBoard] = useState<BoardId>(last?.options.board ?? 'africa');
  const [towards, setTowards] = useState<Direction>(last?.options.towards ?? 'south');
  const [crew, setCrew] = useState<CrewId>(last?.options.crew ?? 'french');
  const [modules, setModules] = useState<readonly string[]>(last?.options.modules ?? []);
  const [isStarting, setStarting] = useState(false);
  const nameId = useId();
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const choice = { way, board, towards, crew: choosesCrews(modules) ? null : crew, modules };
    const request = { do: 'race', campaign, name, letters: letters === 'letters', choice } as const;
    const got = await ask(device, request, 'table');
    setStarting(false);
    if ('trouble' in got) onTrouble(got.trouble.words);
    else go({ at: 'table', table: got.table });
  };
  return (
    <form
      class="next-race"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
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
      <div>
        <Segments
          legend={say('solo.way')}
          choices={CAMPAIGN_MODES.map((value) => ({ value, words: capital(nameOf('way', value)) }))}
          chosen={way}
          onChoose={setWay}
        />
        <p class="solo-how">{say(`solo.way.${way}`)}</p>
        {isReneFirst && way !== 'alone' && <p class="solo-how">{say('solo.first')}</p>}
      </div>
      <Segments
        legend={say('front.board')}
        choices={BOARD_IDS.map((value) => ({ value, words: nameOf('board', value) }))}
        chosen={board}
        onChoose={setBoard}
      />
      <Segments
        legend={say('front.towards')}
        choices={DIRECTIONS.map((value) => ({ value, words: say(`front.towards.${value}`) }))}
        chosen={towards}
        onChoose={setTowards}
      />
      {!choosesCrews(modules) && (
        <Segments
          legend={say('front.crew')}
          choices={SOLO_CREWS.map((value) => ({ value, words: nameOf('surname', value) }))}
          chosen={crew}
          onChoose={setCrew}
        />
      )}
      <Modules modules={modules} onChange={setModules} />
      <button type="submit" class="button go" aria-busy={isStarting}>
        {say('solo.start')}
      </button>
    </form>
  );
}

/** Every module that one crew can play; those that cannot say why. MIX-07, MIX-09. */
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
