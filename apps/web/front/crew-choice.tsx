// The crews, each with its pattern, its pennant and its body. A crew that another seat has changes places.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Silhouette } from '../dashboard/silhouette.tsx';
import { nameOf, say } from '../words/say.ts';
import { holderOf, type Seating } from './seats.ts';
import './crew-choice.css';

interface Props {
  readonly seating: Seating;
  readonly seat: number;
  readonly crews: readonly CrewId[];
  readonly onCrew: (crew: CrewId) => void;
}

export function CrewChoice({ seating, seat, crews, onCrew }: Props): JSX.Element {
  const name = useId();
  return (
    <fieldset class="crew-choice">
      <legend class="unseen">{say('front.crew')}</legend>
      {crews.map((crew) => {
        const holder = holderOf(seating, crew);
        const words = crewWords(crew, holder === null || holder === seat ? null : holder);
        return (
          <label key={crew} class="crew-card" title={words}>
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={seating.seats[seat]?.crew === crew}
              onChange={() => onCrew(crew)}
            />
            <span class="crew-picture">
              <Silhouette crew={crew} />
            </span>
            <span class="unseen">{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function crewWords(crew: CrewId, holder: number | null): string {
  const surname = nameOf('surname', crew);
  return holder === null ? surname : say('front.crew.swap', { crew: surname, number: holder + 1 });
}
