// The hierarchy in the middle: what was laid lies to its left, what can be taken to its right.
import { BOOSTS, type CharacterId, cardAt, type DashPublic, type Vehicle } from '@race/dash';
import type { Seat } from '@race/kernel';
import { characterName, vehicleName } from '@race/words/dash/index.ts';
import { capital, listOf, named } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Card, coloursOf } from './card.tsx';
import { VehicleFigure } from './drawing.tsx';
import { askTo, cards, me, nameAt, past } from './game.ts';
import { type LaidCard, laidIn, mayLay, pickedIn } from './laid.ts';
import { pickFrom } from './picking.ts';
import { say, words } from './words.ts';
import './board.css';

export function Board({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  return (
    <section
      class="dash-board"
      aria-label={say('dash.page.board')}
      // Who only looks on has nothing to press in it, and must scroll it.
      tabIndex={me.value === null ? 0 : undefined}
    >
      <OrderNote publicState={known} />
      <div class="dash-heads" aria-hidden="true">
        <span class="label">{say(isChoosing(known) ? 'dash.page.mayCome' : 'dash.page.laid')}</span>
        <span />
        <span class="label">{say('dash.page.toTake')}</span>
      </div>
      <ol>
        {known.hierarchy.map((vehicle, at) => (
          <Row key={vehicle} vehicle={vehicle} place={at + 1} publicState={known} />
        ))}
      </ol>
    </section>
  );
}

/** Nothing lies open yet: what can come is known, what will come is not. */
const isChoosing = ({ played }: DashPublic): boolean => played.every((card) => card === null);

/** How the order of this round comes about, and what booster is at work in it. */
function OrderNote({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const { boost } = known;
  const bySpeed = boost !== null && BOOSTS[boost.booster].speedFirst;
  return (
    <p class="dash-order">
      {say(bySpeed ? 'dash.page.orderBySpeed' : 'dash.page.orderHow')}{' '}
      {boost !== null &&
        say('dash.page.boostNow', {
          booster: named(words(), `dash.booster.${boost.booster}`),
          who: nameAt(boost.seat),
        })}
    </p>
  );
}

interface RowProps {
  readonly vehicle: Vehicle;
  readonly place: number;
  readonly publicState: DashPublic;
}

function Row({ vehicle, place, publicState: known }: RowProps): JSX.Element {
  const name = vehicleName(words(), vehicle);
  const laid = laidIn(known).filter((one) => one.vehicle === vehicle);
  const turned = turnedIn(known);
  const offered = known.offer
    .map((card) => cardAt(cards.value, card))
    .filter((card) => card.vehicle === vehicle);
  return (
    <li
      class="dash-row"
      aria-label={say('dash.page.row', { place, vehicle: named(words(), `dash.vehicle.${vehicle}`) })}
    >
      <div class="dash-left">
        <ul class="dash-laid" aria-label={say('dash.page.laid')}>
          {laid.map((one) => (
            <li key={one.card.id}>
              <Card card={one.card} note={one.note} />
              <Mark laid={one} character={known.characters[one.seat] ?? null} />
            </li>
          ))}
        </ul>
        <Ghost publicState={known} vehicle={vehicle} />
        <MayCome seats={mayLay(known, vehicle)} publicState={known} />
      </div>
      <p class={`dash-plate sky-${vehicle}`}>
        <VehicleFigure vehicle={vehicle} />
        <span>{capital(words(), name)}</span>
        <b aria-hidden="true">{place}</b>
      </p>
      <ul class="dash-offer" aria-label={say('dash.page.toTake')}>
        {offered.map((card) => (
          <li key={card.id}>
            <Card
              card={card}
              isTurned={card.id === turned}
              pick={pickFrom('offer', card.id)}
              onAsk={askTo({ do: 'take', card: card.id })}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Where the card that is picked would lie; whoever picks it alone sees it. */
function Ghost({
  publicState: known,
  vehicle,
}: {
  publicState: DashPublic;
  vehicle: Vehicle;
}): JSX.Element | null {
  const card = pickedIn(known, vehicle);
  if (card === null) return null;
  return (
    <div class="dash-ghost" aria-hidden="true">
      <Card card={card} />
    </div>
  );
}

/** Whose card it is, in their colours, and when they take. */
function Mark({ laid, character }: { laid: LaidCard; character: CharacterId | null }): JSX.Element {
  const { seat, place } = laid;
  return (
    <>
      <Disc character={character}>{place ?? ''}</Disc>
      <span class="unseen">
        {place === null
          ? nameAt(seat)
          : say('names.labelled', { label: nameAt(seat), words: say('dash.page.place', { place }) })}
      </span>
    </>
  );
}

/** So many letters tell any two characters apart. */
const LETTERS = 3;

/** Who could still lay something in a row. */
function MayCome({
  seats,
  publicState: known,
}: {
  seats: readonly Seat[];
  publicState: DashPublic;
}): JSX.Element | null {
  if (seats.length === 0) return null;
  return (
    <p class="dash-may">
      <span class="unseen">
        {say('names.labelled', {
          label: say('dash.page.mayCome'),
          words: listOf(words(), seats.map(nameAt)),
        })}
      </span>
      {seats.map((seat) => {
        const character = known.characters[seat] ?? null;
        return (
          <Disc key={seat} character={character}>
            {character === null ? '' : characterName(words(), character).slice(0, LETTERS)}
          </Disc>
        );
      })}
    </p>
  );
}

function Disc({ character, children }: { character: CharacterId | null; children: string | number }) {
  return (
    <b class="dash-disc" style={character === null ? {} : coloursOf(character)} aria-hidden="true">
      {children}
    </b>
  );
}

/** The card that lies on its face while its booster is offered. DASH-ROUND-06. */
function turnedIn(publicState: DashPublic): string | null {
  if (publicState.stack.at(-1)?.kind !== 'boost') return null;
  const turned = past.value.flatMap(({ events }) => events).findLast(({ key }) => key === 'boosterTurned');
  return turned?.key === 'boosterTurned' ? turned.card : null;
}
