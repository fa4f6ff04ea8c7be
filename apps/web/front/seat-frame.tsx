// A seat before the race: its number and crew, who drives it, and which crew it has.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { ComponentChildren, JSX } from 'preact';
import { Silhouette } from '../dashboard/silhouette.tsx';
import { nameOf, say } from '../words/say.ts';
import { CrewChoice } from './crew-choice.tsx';
import { Section } from './page.tsx';
import { crewCounts, type Seating } from './seats.ts';
import { Segments } from './segments.tsx';
import './seat-row.css';

interface SectionProps {
  readonly seating: Seating;
  readonly onCount: (crews: number) => void;
  readonly children: ComponentChildren;
}

/** How many crews race, and their seats. */
export function SeatsSection({ seating, onCount, children }: SectionProps): JSX.Element {
  return (
    <Section title={say('front.seats')} class="seats-part">
      <div class="seats-count">
        <Segments
          legend={say('front.crews')}
          choices={crewCounts(seating).map((count) => ({ value: String(count), words: String(count) }))}
          chosen={String(seating.crews)}
          onChoose={(count) => onCount(Number(count))}
        />
      </div>
      {children}
    </Section>
  );
}

interface FrameProps {
  readonly seating: Seating;
  readonly seat: number;
  readonly crew: CrewId;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onCrew: (crew: CrewId) => void;
  /** Who drives. */
  readonly children: ComponentChildren;
}

export function SeatFrame({ seating, seat, crew, crews, onCrew, children }: FrameProps): JSX.Element {
  const hasCrew = crews.length > 0;
  return (
    <fieldset class="seat">
      <legend class="unseen">{say('front.seat', { number: seat + 1 })}</legend>
      <div class="seat-crew" aria-hidden="true">
        <b>{seat + 1}</b>
        {hasCrew && <Silhouette crew={crew} />}
        {hasCrew && <span>{nameOf('surname', crew)}</span>}
      </div>
      <div class="seat-driver">{children}</div>
      {hasCrew && <CrewChoice seating={seating} seat={seat} crews={crews} onCrew={onCrew} />}
    </fieldset>
  );
}
