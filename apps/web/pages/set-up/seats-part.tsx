import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { nameOf, say } from '../../shell/words/say.ts';
import { type Driver, racing, type SeatChoice, type Seating } from './choices.ts';
import { SeatFrame, SeatsSection } from './seat-frame.tsx';
import { canSeat, countCrews, giveCrew, LONGEST_NAME, nameSeat, seatDriver } from './seats.ts';

interface Props {
  readonly seating: Seating;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onChange: (change: (now: Seating) => Seating) => void;
}

/** How many crews race, and who drives each. */
export function SeatsPart({ seating, crews, onChange }: Props): JSX.Element {
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
