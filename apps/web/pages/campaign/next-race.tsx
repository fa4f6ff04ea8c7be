// The choices before the next race of a campaign: the mode, the road, the crew, the modules.
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
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import type { CampaignView } from '../../sources/race-messages.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { ModulesChoice } from '../set-up/house-rules.tsx';
import { wayWords } from '../set-up/race-words.ts';
import { ask } from './device.ts';
import { leadWords, Stamp, WayMark } from './passport.tsx';

interface ModulesProps {
  readonly modules: readonly string[];
  readonly onChange: (modules: readonly string[]) => void;
}

interface Props {
  readonly device: Device;
  /** Null to begin a new campaign; otherwise its next race is a ticket, and begins with the choices of the last. */
  readonly seen: CampaignView | null;
  /** Whether this is the thing to do: its button is amber. */
  readonly isFirst: boolean;
  readonly go: Go;
  readonly onTrouble: (words: string) => void;
}

export function NextRace({ device, seen, isFirst, go, onTrouble }: Props): JSX.Element {
  const last = seen?.past.at(-1);
  const campaign = seen?.campaign ?? null;
  const [name, setName] = useState(say('solo.defaultName'));
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
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void begin();
  };
  const tags = (
    <>
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
    </>
  );
  const more = (
    <>
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
    </>
  );
  const how = <p class="solo-how">{say(`solo.way.${way}`)}</p>;
  if (seen !== null) {
    const isReneFirst = way !== 'alone' && seen.standing.first;
    return (
      <form class="next-race" onSubmit={onSubmit}>
        <Ticket
          number={seen.races + 1}
          way={way}
          title={nameOf('board', board)}
          text={`${wayWords({ board, towards })}. ${say(isReneFirst ? 'solo.first.rene' : 'solo.first.you')}`}
        >
          <button type="submit" class="button go solo-go" aria-busy={isStarting}>
            <span>
              <Icon name="steering-wheel" />
              {say('solo.next')}
            </span>
            <small>
              {capital(nameOf('way', way))}, {nameOf('board', board)}
            </small>
          </button>
        </Ticket>
        <details class="solo-choices solo-change">
          <summary>{say('solo.change')}</summary>
          <div class="solo-tags">{tags}</div>
          {how}
          {more}
        </details>
      </form>
    );
  }
  const start = (
    <button type="submit" class={isFirst ? 'button go' : 'button'} aria-busy={isStarting}>
      {isFirst && <Icon name="steering-wheel" />}
      {say('solo.start')}
    </button>
  );
  return (
    <form class="next-race" onSubmit={onSubmit}>
      <div class="solo-tags">
        {isFirst && start}
        {tags}
        {!isFirst && start}
      </div>
      {how}
      <details class="solo-choices">
        <summary>{say('solo.moreChoices')}</summary>
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
        {more}
      </details>
    </form>
  );
}

interface UnderWayProps {
  readonly seen: CampaignView;
  readonly table: string;
  readonly go: Go;
  readonly children?: ComponentChildren;
}

/** The ticket of the race that goes on. */
export function UnderWay({ seen, table, go, children }: UnderWayProps): JSX.Element {
  const { now } = seen;
  const stand = now === null ? '' : leadWords(now.lead);
  return (
    <Ticket
      number={seen.races + 1}
      way={now?.way ?? 'prudent'}
      title={
        now === null
          ? say('solo.underWay')
          : say('front.telegram.short', {
              board: nameOf('board', now.options.board),
              turn: now.summary.turns,
            })
      }
      text={now === null ? '' : `${wayWords(now.options)}${stand === '' ? '' : `. ${capital(stand)}`}.`}
      foot={children}
    >
      <RouteLink to={{ at: 'table', table }} go={go} class="button go solo-go">
        <span>
          <Icon name="steering-wheel" />
          {say('solo.goOn')}
        </span>
        <small>{say('library.goOn')}</small>
      </RouteLink>
    </Ticket>
  );
}

interface TicketProps {
  readonly number: number;
  readonly way: CampaignMode;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
}

/** A race of the campaign as a ticket: what it is, the one thing to do, and the stamp it may bring. */
const Ticket = ({ number, way, title, text, children, foot }: TicketProps): JSX.Element => (
  <div class="solo-ticket sheet">
    <div>
      <p class="label">{say('solo.ticket', { number })}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      {foot}
    </div>
    <div class="solo-stub" aria-hidden="true">
      <Stamp way={way} race={number} nth={number} />
      <em>{capital(nameOf('way', way))}</em>
    </div>
  </div>
);

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

/** A choice as luggage tags: the chosen one has the colour of paper, the others are darker. */
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
