// Setting up a race: the road, the seats, the house rules. Everything can change until it starts.

import { signal } from '@preact/signals';
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Go } from '../../shell/router/router.ts';
import { named, nameOf, say, words } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import { Silhouette } from '../../table/dashboard/crew.tsx';
import { type Choices, type Driver, racing, type SeatChoice, type Seating, startRace } from './choices.ts';
import { HouseRules, ModulesChoice, WhoPlays } from './house-rules.tsx';
import { raceMinutes } from './modules/choice.ts';
import { Demand } from './modules/modules-part.tsx';
import { wayWords } from './race-words.ts';
import { rememberChoices, rememberedChoices } from './remembered-choices.ts';
import { Road } from './road.tsx';
import { SeatFrame, SeatsSection } from './seat-frame.tsx';
import { canSeat, countCrews, fitSeating, giveCrew, LONGEST_NAME, nameSeat, seatDriver } from './seats.ts';
import './starting-list.css';
import './set-table.css';

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** Several people around this device, or one against bots. The two are remembered separately. */
  readonly around: boolean;
}

export function SetTable({ device, go, around }: Props): JSX.Element {
  const chosen = useMemo(() => signal<Choices>(rememberedChoices(around)), []);
  const [isStarting, setStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  /** Starts from the latest choices, since two changes may come before the next drawing. */
  const change = (part: (now: Choices) => Partial<Choices>) => {
    chosen.value = { ...chosen.value, ...part(chosen.value) };
    rememberChoices(chosen.value, around);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    const started = await startRace(device, chosen.value);
    setStarting(false);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('front.notStarted', { reason: started.trouble.words }));
  };

  const choices = chosen.value;
  const { board, towards, order, askOnlyWhoCan, seating, modules } = choices;
  return (
    <Page
      title={say(around ? 'setup.title.around' : 'setup.title')}
      aside={say(around ? 'setup.aside.around' : 'setup.aside')}
      go={go}
      scene={
        <div class="set-up-convoy">
          {racing(seating).map(({ crew }) => (
            <Silhouette key={crew} crew={crew} />
          ))}
        </div>
      }
    >
      <form class="set-up" onSubmit={start}>
        <Road
          board={board}
          towards={towards}
          onBoard={(one) => change(() => ({ board: one }))}
          onTowards={(one) => change(() => ({ towards: one }))}
        />
        <WhoPlays at={around ? 'around' : 'bots'} go={go} />
        <SeatsPart
          seating={seating}
          crews={choosesCrews(modules) ? [] : crewsWith(modules)}
          onChange={(seat) => change((now) => ({ seating: seat(now.seating) }))}
        />
        <HouseRules
          order={order}
          askOnlyWhoCan={askOnlyWhoCan}
          onOrder={(one) => change(() => ({ order: one }))}
          onAsk={(one) => change(() => ({ askOnlyWhoCan: one }))}
        />
        <ModulesChoice
          modules={modules}
          onChange={(next) => change((now) => ({ modules: next, seating: fitSeating(now.seating, next) }))}
        />
        <StartingList choices={choices} isStarting={isStarting} />
      </form>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

/** The end of the form: what has been chosen, who races where, and the button that starts the race. */
function StartingList({ choices, isStarting }: { choices: Choices; isStarting: boolean }): JSX.Element {
  const { board, seating, modules } = choices;
  const isLater = choosesCrews(modules);
  const people = racing(seating).filter(({ driver }) => driver === 'person').length;
  const names = racing(seating).map(({ driver, name, crew }, seat) => {
    if (driver === 'person' && name.trim() !== '') return name.trim();
    if (!isLater) return nameOf('surname', crew);
    return driver === 'person' ? say('names.seat', { number: seat + 1 }) : say(`setup.who.${driver}`);
  });
  return (
    <div class="starting">
      <div class="starting-sheet sheet">
        <Demand modules={modules} minutes={raceMinutes({ board, crews: seating.crews, people, modules })} />
        <p class="starting-words">
          {wayWords(choices)}: {listOf(words(), names)}
        </p>
        <button type="submit" class="button go" aria-busy={isStarting}>
          <span class="start-name">
            <Icon name="steering-wheel" />
            {say('setup.start')}
          </span>
          <span class="start-how">
            {isStarting
              ? say('front.raceNow.busy')
              : say('setup.start.how', { board: named('board', board), crews: seating.crews })}
          </span>
        </button>
      </div>
    </div>
  );
}

interface SeatsProps {
  readonly seating: Seating;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onChange: (change: (now: Seating) => Seating) => void;
}

/** How many crews race, and who drives each. */
function SeatsPart({ seating, crews, onChange }: SeatsProps): JSX.Element {
  return (
    <SeatsSection
      seating={seating}
      isLater={crews.length === 0}
      onCount={(count) => onChange((now) => countCrews(now, count))}
    >
      {racing(seating).map((choice, seat) => (
        <SeatRow
          key={seat}
          seating={seating}
          seat={seat}
          choice={choice}
          crews={crews}
          onDriver={(driver) => onChange((now) => seatDriver(now, seat, driver))}
          onName={(name) => onChange((now) => nameSeat(now, seat, name))}
          onCrew={(crew) => onChange((now) => giveCrew(now, seat, crew))}
        />
      ))}
    </SeatsSection>
  );
}

interface RowProps {
  readonly seating: Seating;
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly crews: readonly CrewId[];
  readonly onDriver: (driver: Driver) => void;
  readonly onName: (name: string) => void;
  readonly onCrew: (crew: CrewId) => void;
}

/** One seat: who drives, under which name, with which crew. */
function SeatRow({ seating, seat, choice, crews, onDriver, onName, onCrew }: RowProps): JSX.Element {
  const { driver } = choice;
  const crew = crews.length === 0 ? null : choice.crew;
  return (
    <SeatFrame
      seating={seating}
      seat={seat}
      crew={choice.crew}
      crews={crews}
      onCrew={onCrew}
      people={[{ value: 'person', words: say('setup.who.person'), isOff: false }]}
      chosen={driver}
      canBeBot={canSeat(seating, seat, 'racer')}
      onDriver={onDriver}
    >
      <Name choice={choice} crew={crew} seat={seat} onName={onName} />
    </SeatFrame>
  );
}

interface NameProps {
  readonly choice: SeatChoice;
  readonly crew: CrewId | null;
  readonly seat: number;
  readonly onName: (name: string) => void;
}

function Name({ choice, crew: id, seat, onName }: NameProps): JSX.Element {
  const input = useId();
  const crew = id === null ? say('names.seat', { number: seat + 1 }) : nameOf('surname', id);
  return (
    <p class="seat-name">
      <label for={input}>{say('setup.name')}</label>
      <input
        id={input}
        type="text"
        value={choice.name}
        maxLength={LONGEST_NAME}
        placeholder={crew}
        title={say('setup.name.none', { crew })}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </p>
  );
}
