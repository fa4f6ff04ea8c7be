// The ticket of a character: portrait, colours, what it is known for, and the speed of each vehicle.
import { type CharacterId, VEHICLES } from '@race/dash';
import { releasedCards } from '@race/dash/cards/released.ts';
import { characterName, vehicleName } from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Portrait, Ribbon, VehicleArt } from './art.tsx';
import { say, words } from './words.ts';
import './ticket.css';

const LATEST_CARDS = 1;

interface Props {
  readonly character: CharacterId;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function Ticket({ character, isChosen, onChoose }: Props): JSX.Element {
  const packet = releasedCards(LATEST_CARDS).filter((card) => card.character === character);
  const speeds = VEHICLES.map((vehicle) => ({
    vehicle,
    speed: packet.find((card) => card.vehicle === vehicle)?.speed ?? 0,
  }));
  const name = characterName(words(), character);
  const trait = say(`dash.trait.${character}`);
  const inWords = speeds.map(({ vehicle, speed }) => `${vehicleName(words(), vehicle)} ${speed}`);
  return (
    <button
      type="button"
      class="dash-ticket"
      aria-pressed={isChosen}
      aria-label={`${name}. ${trait}. ${listOf(words(), inWords)}.`}
      onClick={onChoose}
    >
      <Ribbon character={character} />
      <span class="dash-ticket-top">
        <Portrait character={character} />
        <i>{trait}</i>
      </span>
      <b>{name}</b>
      <span class="dash-ticket-fleet">
        {speeds.map(({ vehicle, speed }) => (
          <span key={vehicle}>
            <VehicleArt vehicle={vehicle} character={character} />
            {speed}
          </span>
        ))}
      </span>
    </button>
  );
}
