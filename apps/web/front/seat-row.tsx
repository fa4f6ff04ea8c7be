// One seat: who drives, under which name, with which crew.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Silhouette } from '../dash/silhouette.tsx';
import { nameOf, say } from '../words/say.ts';
import { CrewChoice } from './crew-choice.tsx';
import { canSeat, DRIVERS, type Driver, LONGEST_NAME, type SeatChoice, type Seating } from './seats.ts';
import { Segments } from './segments.tsx';
import './seat-row.css';

interface Props {
  readonly seating: Seating;
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly onDriver: (driver: Driver) => void;
  readonly onName: (name: string) => void;
  readonly onCrew: (crew: CrewId) => void;
}

export function SeatRow({ seating, seat, choice, onDriver, onName, onCrew }: Props): JSX.Element {
  const { driver, crew } = choice;
  const why = useId();
  const isLastPerson = !canSeat(seating, seat, 'racer');
  return (
    <fieldset class="seat">
      <legend class="unseen">{say('front.seat', { number: seat + 1 })}</legend>
      <div class="seat-crew" aria-hidden="true">
        <b>{seat + 1}</b>
        <Silhouette crew={crew} />
        <span>{nameOf('surname', crew)}</span>
      </div>
      <div class="seat-driver">
        <Segments
          legend={say('front.who')}
          isLegendUnseen
          choices={DRIVERS.map((one) => ({
            value: one,
            words: say(`front.who.${one}`),
            isOff: !canSeat(seating, seat, one),
          }))}
          chosen={driver}
          onChoose={onDriver}
          describedBy={isLastPerson ? why : undefined}
        />
        {isLastPerson && (
          <p id={why} class="seat-why">
            {say('front.lastPerson')}
          </p>
        )}
        {driver === 'person' ? (
          <Name choice={choice} onName={onName} />
        ) : (
          <p class="seat-how">{say(`front.${driver}.how`)}</p>
        )}
      </div>
      <CrewChoice seating={seating} seat={seat} onCrew={onCrew} />
    </fieldset>
  );
}

function Name({ choice, onName }: { choice: SeatChoice; onName: (name: string) => void }): JSX.Element {
  const id = useId();
  const crew = nameOf('surname', choice.crew);
  return (
    <p class="seat-name">
      <label for={id}>{say('front.name')}</label>
      <input
        id={id}
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
