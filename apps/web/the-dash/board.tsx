// The hierarchy in the middle: what was laid lies to its left, what can be taken to its right.
import { BOOSTS, cardAt, countingAs, type DashPublic, type Vehicle } from '@race/dash';
import { boosterName, vehicleName } from '@race/words/dash/index.ts';
import { capital } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Card } from './card.tsx';
import { VehicleFigure } from './drawing.tsx';
import { askTo, cards, nameAt, picks, sight } from './game.ts';
import { canPick } from './picks.ts';
import { say, words } from './words.ts';
import './board.css';

export function Board({ known }: { known: DashPublic }): JSX.Element {
  return (
    <section class="dash-board" aria-label={say('dash.page.board')}>
      <OrderNote known={known} />
      <div class="dash-heads" aria-hidden="true">
        <span class="label">{say('dash.page.laid')}</span>
        <span />
        <span class="label">{say('dash.page.toTake')}</span>
      </div>
      <ol>
        {known.hierarchy.map((vehicle, at) => (
          <Row key={vehicle} vehicle={vehicle} place={at + 1} known={known} />
        ))}
      </ol>
    </section>
  );
}

/** How the order of this round comes about, and what booster is at work in it. */
function OrderNote({ known }: { known: DashPublic }): JSX.Element {
  const { boost } = known;
  const bySpeed = boost !== null && BOOSTS[boost.booster].speedFirst;
  return (
    <p class="dash-order">
      {say(bySpeed ? 'dash.page.orderBySpeed' : 'dash.page.orderHow')}{' '}
      {boost !== null &&
        say('dash.page.boostNow', { booster: boosterName(words(), boost.booster), who: nameAt(boost.seat) })}
    </p>
  );
}

interface RowProps {
  readonly vehicle: Vehicle;
  readonly place: number;
  readonly known: DashPublic;
}

function Row({ vehicle, place, known }: RowProps): JSX.Element {
  const name = vehicleName(words(), vehicle);
  const isTaking = known.stack.at(-1)?.kind === 'take';
  const laid = known.played.flatMap((card, seat) => {
    if (card === null) return [];
    const printed = cardAt(cards.value, card);
    const counts = countingAs(known, seat, printed);
    return counts.vehicle === vehicle ? [{ seat, printed, counts }] : [];
  });
  laid.sort((a, b) => known.order.indexOf(a.seat) - known.order.indexOf(b.seat));
  const offered = known.offer
    .map((card) => cardAt(cards.value, card))
    .filter((card) => card.vehicle === vehicle);
  return (
    <li class="dash-row" aria-label={say('dash.page.row', { place, vehicle: name })}>
      <ul class="dash-laid" aria-label={say('dash.page.laid')}>
        {laid.map(({ seat, printed, counts }) => (
          <li key={printed.id}>
            <Card
              card={printed}
              mark={isTaking ? String(known.order.indexOf(seat) + 1) : undefined}
              note={noteOf(counts.vehicle === printed.vehicle, counts.speed === printed.speed, counts)}
            />
            <span class="unseen">
              {isTaking &&
                `${nameAt(seat)}: ${say('dash.page.place', { place: known.order.indexOf(seat) + 1 })}`}
            </span>
          </li>
        ))}
      </ul>
      <p class="dash-plate">
        <VehicleFigure vehicle={vehicle} />
        <span>{capital(words(), name)}</span>
        <b aria-hidden="true">{place}</b>
      </p>
      <ul class="dash-offer" aria-label={say('dash.page.toTake')}>
        {offered.map((card) => (
          <li key={card.id}>
            <Card card={card} pick={pickOf(card.id)} onAsk={askTo({ do: 'take', card: card.id })} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What a booster makes of a card in this round. */
function noteOf(
  sameVehicle: boolean,
  sameSpeed: boolean,
  counts: { readonly vehicle: Vehicle; readonly speed: number },
): string | undefined {
  if (!sameVehicle)
    return say('dash.page.countsAs', { vehicle: vehicleName(words(), counts.vehicle), speed: counts.speed });
  return sameSpeed ? undefined : say('dash.page.countsFastest');
}

function pickOf(card: string) {
  const now = sight.value;
  if (now === null || !canPick(now.answers, 'offer', card)) return undefined;
  return {
    isPicked: picks.value.offer === card,
    onPick: () => {
      picks.value = { ...picks.value, offer: card };
    },
  };
}
