// One seat: who drives, under which name, with which crew.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { nameOf, say } from '../words/say.ts';
import { DriverChoice } from './driver-choice.tsx';
import { SeatFrame } from './seat-frame.tsx';
import { canSeat, type Driver, LONGEST_NAME, type SeatChoice, type Seating } from './seats.ts';

interface Props {
  readonly seating: Seating;
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly crews: readonly CrewId[];
  readonly onDriver: (driver: Driver) => void;
  readonly onName: (name: string) => void;
  readonly onCrew: (crew: CrewId) => void;
}

export function SeatRow({ seating, seat, choice, crews, onDriver, onName, onCrew }: Props): JSX.Element {
  const { driver } = choice;
  const crew = crews.length === 0 ? null : choice.crew;
  const why = useId();
  const isLastPerson = !canSeat(seating, seat, 'racer');
  return (
    <SeatFrame seating={seating} seat={seat} crew={choice.crew} crews={crews} onCrew={onCrew}>
      <DriverChoice
        people={[{ value: 'person', words: say('front.who.person'), isOff: false }]}
        chosen={driver}
        canBeBot={!isLastPerson}
        onChoose={onDriver}
        describedBy={isLastPerson ? why : undefined}
      />
      {isLastPerson && (
        <p id={why} class="seat-why">
          {say('front.lastPerson')}
        </p>
      )}
      {driver === 'person' && <Name choice={choice} crew={crew} seat={seat} onName={onName} />}
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
      <label for={input}>{say('front.name')}</label>
      <input
        id={input}
        type="text"
        value={choice.name}
        maxLength={LONGEST_NAME}
        placeholder={crew}
        title={say('front.name.none', { crew })}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </p>
  );
}
