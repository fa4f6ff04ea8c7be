import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { SeatsSection } from './seat-frame.tsx';
import { SeatRow } from './seat-row.tsx';
import { countCrews, giveCrew, nameSeat, racing, type Seating, seatDriver } from './seats.ts';

interface Props {
  readonly seating: Seating;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onChange: (change: (now: Seating) => Seating) => void;
}

/** How many crews race, and who drives each. */
export function SeatsPart({ seating, crews, onChange }: Props): JSX.Element {
  return (
    <SeatsSection seating={seating} onCount={(count) => onChange((now) => countCrews(now, count))}>
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
