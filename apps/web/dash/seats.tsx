// Who plays: whose turn it is, what each still holds, how far each has come. A touch shows the course.
import { signal } from '@preact/signals';
import { cardAt, type DashPublic, stagesOf } from '@race/dash';
import { includes, type Seat } from '@race/kernel';
import { characterName, vehicleName } from '@race/words/dash/index.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { askedBy } from './asked.ts';
import { coloursOf } from './card.tsx';
import { VehicleFigure } from './drawing.tsx';
import { cards, latest, me, nameAt, seatView } from './game.ts';
import { laidIn } from './laid.ts';
import { say, words } from './words.ts';
import './seats.css';

/** Whose course is looked at; null for one's own. */
export const lookedAt = signal<Seat | null>(null);

export function Seats({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  // A course that can be changed now is one's own.
  const isSwapping = seatView.value?.answers.some((answer) => answer.do === 'swap') === true;
  useEffect(() => {
    lookedAt.value = null;
  }, [latest.value?.table, isSwapping]);
  return (
    <ol class="dash-people" aria-label={say('dash.page.players')}>
      {known.order.map((seat) => (
        <SeatLine key={seat} seat={seat} publicState={known} />
      ))}
    </ol>
  );
}

function SeatLine({ seat, publicState: known }: { seat: number; publicState: DashPublic }): JSX.Element {
  const character = known.characters[seat] ?? null;
  const isReady = includes(seatView.value?.view.ready ?? 0, seat);
  const name = nameAt(seat);
  const surname = character === null ? '' : characterName(words(), character);
  const course = known.courses[seat] ?? [];
  const hand = known.hands[seat] ?? [];
  const laid = laidIn(known).find((one) => one.seat === seat);
  const stages = character === null ? 0 : stagesOf(cards.value, course, character);
  return (
    <li class={`dash-person${askedBy(known) === seat ? ' is-asked' : ''}`}>
      <i class="dash-colour" style={character === null ? {} : coloursOf(character)} aria-hidden="true">
        {laid?.place ?? surname.slice(0, 1)}
      </i>
      <span class="dash-who">
        <button
          type="button"
          class="dash-look"
          aria-pressed={lookedAt.value === seat}
          aria-label={say('dash.page.course', { who: name })}
          onClick={() => {
            lookedAt.value = lookedAt.value === seat || seat === me.value ? null : seat;
          }}
        />
        <b>{name}</b> {surname !== '' && surname !== name && <span>{surname}</span>}{' '}
        {isReady && <i>{say('dash.page.ready')}</i>}
        {laid !== undefined && <i>{laid.words}</i>}
      </span>
      <span class="dash-held">
        <span class="unseen">
          {listOf(
            words(),
            hand.map((card) => vehicleName(words(), cardAt(cards.value, card).vehicle)),
          )}
        </span>
        {hand.map((card) => (
          <VehicleFigure key={card} vehicle={cardAt(cards.value, card).vehicle} />
        ))}
      </span>
      <b class="dash-stages">{say('dash.page.stages', { stages })}</b>
    </li>
  );
}
