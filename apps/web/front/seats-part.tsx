import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import { Section } from './page.tsx';
import { SeatRow } from './seat-row.tsx';
import { countCrews, crewCounts, giveCrew, nameSeat, racing, type Seating, seatDriver } from './seats.ts';
import { Segments } from './segments.tsx';

interface Props {
  readonly seating: Seating;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onChange: (seating: Seating) => void;
}

/** How many crews race, and who drives each. */
export function SeatsPart({ seating, crews, onChange }: Props): JSX.Element {
  return (
    <Section title={say('front.seats')} class="seats-part">
      <div class="seats-count">
        <Segments
          legend={say('front.crews')}
          choices={crewCounts(seating).map((count) => ({ value: String(count), words: String(count) }))}
          chosen={String(seating.crews)}
          onChoose={(count) => onChange(countCrews(seating, Number(count)))}
        />
      </div>
      {racing(seating).map((choice, seat) => (
        <SeatRow
          key={seat}
          seating={seating}
          seat={seat}
          choice={choice}
          crews={crews}
          onDriver={(driver) => onChange(seatDriver(seating, seat, driver))}
          onName={(name) => onChange(nameSeat(seating, seat, name))}
          onCrew={(crew) => onChange(giveCrew(seating, seat, crew))}
        />
      ))}
    </Section>
  );
}
