// What is chosen before the next race: the way, the road, the crew, the modules.
import { LONGEST_NAME } from '@race/campaign/file.ts';
import { WAYS, type Way } from '@race/campaign/standing.ts';
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
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
import type { Device } from '../front/device.ts';
import type { Go } from '../front/place.ts';
import { Segments } from '../front/segments.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import { ask } from './device.ts';

interface Props {
  readonly device: Device;
  /** Null to begin a new campaign. */
  readonly campaign: string | null;
  readonly isReneFirst?: boolean;
  readonly go: Go;
  readonly onTrouble: (words: string) => void;
}

export function NextRace({ device, campaign, isReneFirst = false, go, onTrouble }: Props): JSX.Element {
  const [name, setName] = useState(say('solo.usualName'));
  const [letters, setLetters] = useState<'letters' | 'chance'>('letters');
  const [way, setWay] = useState<Way>('prudent');
  const [board, setBoard] = useState<BoardId>('africa');
  const [towards, setTowards] = useState<Direction>('south');
  const [crew, setCrew] = useState<CrewId>('french');
  const [modules, setModules] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const nameId = useId();
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const choice = { way, board, towards, crew: choosesCrews(modules) ? null : crew, modules };
    const wish = { do: 'race', campaign, name, letters: letters === 'letters', choice } as const;
    const got = await ask(device, wish, 'table');
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
          <Segments
            legend={say('solo.learns')}
            choices={(['letters', 'chance'] as const).map((value) => ({
              value,
              words: say(`solo.${value}`),
            }))}
            chosen={letters}
            onChoose={setLetters}
          />
        </>
      )}
      <div>
        <Segments
          legend={say('solo.way')}
          choices={WAYS.map((value) => ({ value, words: capital(nameOf('way', value)) }))}
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
      <Modules chosen={modules} onChoose={setModules} />
      <button type="submit" class="button go" aria-busy={isStarting}>
        {say('solo.start')}
      </button>
    </form>
  );
}

/** Every module that one crew can play; those that cannot say why. MIX-07, MIX-09. */
function Modules(props: {
  readonly chosen: readonly string[];
  readonly onChoose: (modules: readonly string[]) => void;
}): JSX.Element {
  const { chosen, onChoose } = props;
  const toggle = (name: string) => {
    const wanted = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    // What needs another module goes with it, and brings it along.
    onChoose(
      CATALOGUE.filter(
        (one) => wanted.includes(one.name) && one.needs.every((need) => wanted.includes(need)),
      ).map((one) => one.name),
    );
  };
  return (
    <fieldset class="solo-modules">
      <legend>{say('solo.modules')}</legend>
      {CATALOGUE.map(({ name, needs }) => {
        const isRefused = soloRefuses(name) !== null;
        const isOff = isRefused || !needs.every((need) => chosen.includes(need));
        return (
          <label key={name} class={isOff ? 'solo-module off' : 'solo-module'}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={isOff}
              onChange={() => toggle(name)}
            />
            <span>
              {nameOf('module', name)}
              {isRefused && <small>{say('solo.needsCompany')}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
