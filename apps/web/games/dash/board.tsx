// Five lanes in the order of the hierarchy. On the left vehicles stand at their speed, in the middle is the signal post,
// on the right lie the cards to be taken. So the board itself says who goes first: the higher lane, then the one further right.
import {
  type CharacterId,
  cardAt,
  countingAs,
  type DashCard,
  type DashPublic,
  type Vehicle,
} from '@race/dash';
import type { Seat } from '@race/kernel';
import { vehicleName } from '@race/words/dash/index.ts';
import { capital, listOf, named } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { LandArt, Mark, VehicleArt } from './art.tsx';
import { Card } from './card.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { type CardGain, gainOf, mayLay, movedIn, takenIn } from './facts.ts';
import { Flight } from './flight.tsx';
import { isFastestFirst, type LaidCard, laidIn, ownIn, pickFrom, reasonIn } from './laid.ts';
import { say, words } from './words.ts';
import './board.css';

export function Board({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const { me } = useDashTable();
  const isShown = known.played.some((card) => card !== null);
  const how = isFastestFirst(known) ? 'bySpeed' : 'how';
  return (
    <section
      class="dash-board"
      aria-label={say('dash.page.board')}
      // A spectator has nothing to press in it, but must be able to scroll it by keys.
      tabIndex={me.value === null ? 0 : undefined}
    >
      <div class="dash-heads" aria-hidden="true">
        <p>
          <b class="label">{say(isShown ? 'dash.page.headShown' : 'dash.page.headMay')}</b>
          <span class="label dash-scale">{say('dash.page.scale')}</span>
          <i>{say(isShown ? 'dash.page.headShown.how' : `dash.page.headMay.${how}`)}</i>
        </p>
        <p>
          <b class="label">{say('dash.page.headFirst')}</b>
          <i>{say(`dash.page.headFirst.${how}`)}</i>
        </p>
        <p>
          <b class="label">{say('dash.page.headTake')}</b>
          <i>{say('dash.page.headTake.how')}</i>
        </p>
      </div>
      <ol class="dash-lanes">
        {known.hierarchy.map((vehicle, at) => (
          <Row key={vehicle} vehicle={vehicle} place={at + 1} publicState={known} />
        ))}
      </ol>
    </section>
  );
}

interface LaneProps {
  readonly vehicle: Vehicle;
  readonly publicState: DashPublic;
}

function Row({ vehicle, place, publicState: known }: LaneProps & { readonly place: number }): JSX.Element {
  return (
    <li
      class="dash-row"
      aria-label={say('dash.page.row', { place, vehicle: named(words(), `dash.vehicle.${vehicle}`) })}
    >
      <Lane vehicle={vehicle} publicState={known} />
      <Plate vehicle={vehicle} place={place} publicState={known} />
      <Offer vehicle={vehicle} publicState={known} />
    </li>
  );
}

/** A lane: dim while cards are secret, in daylight once a vehicle has come. */
function Lane({ vehicle, publicState: known }: LaneProps): JSX.Element {
  const table = useDashTable();
  const laid = laidIn(table, known).filter((one) => one.vehicle === vehicle);
  const reason = reasonIn(table, known, vehicle);
  const side = freeSide(laid.map(({ speed }) => speed));
  return (
    <div class={`dash-lane on-${vehicle}${laid.length > 0 ? ' is-day' : ''}`}>
      <LandArt vehicle={vehicle} of="lane" />
      <ul class="dash-laid" aria-label={say('dash.page.laid')}>
        {[...laid].reverse().map((one, at) => (
          <Racer
            key={one.card.id}
            card={one.card}
            speed={one.speed}
            even={evenly(at, laid.length)}
            isMany={isMany(laid.length)}
            owner={known.characters[one.seat] ?? null}
            laid={one}
          />
        ))}
      </ul>
      <MayCome vehicle={vehicle} publicState={known} hasLaid={laid.length > 0} />
      {reason !== '' && side !== null && (
        <p class={`dash-reason is-${side}`} aria-hidden="true">
          {reason}
        </p>
      )}
    </div>
  );
}

/** The half of a lane in which no vehicle stands. */
const freeSide = (speeds: readonly number[]): 'left' | 'right' | null => {
  if (speeds.every((speed) => speed > 5)) return 'left';
  return speeds.every((speed) => speed < 5) ? 'right' : null;
};

/** Where the speeds stand along a lane; a booster makes some slower or faster than any card. */
const SLOWEST = 0;
const FASTEST = 10;
const alongOf = (speed: number): string => `${7 + 8.6 * Math.max(SLOWEST, Math.min(FASTEST, speed))}%`;

/** On a small screen vehicles stand one beside the other, the fastest on the right. */
const evenly = (at: number, count: number): string =>
  `${count > 3 ? ((at + 0.5) / count) * 100 : 100 - (count - at - 0.5) * 33}%`;
/** On a small screen so many have no room for a mark beside the speed. */
const isMany = (count: number): boolean => count > 4;

interface RacerProps {
  readonly card: DashCard;
  /** As it counts; what is written is the speed on the card. */
  readonly speed: number;
  readonly owner: CharacterId | null;
  readonly even: string;
  readonly isMany: boolean;
  readonly laid?: LaidCard;
  readonly isMine?: boolean;
  readonly isGhost?: boolean;
}

/** A vehicle at its speed: laid with its place in the order, or one that may come. */
function Racer(props: RacerProps): JSX.Element {
  const { card, speed, owner, even, isMany, laid, isMine = false, isGhost = false } = props;
  const { nameAt } = useDashTable();
  const style = { '--along': alongOf(speed), '--even': even, '--nth': String(laid?.place ?? 1) };
  const looks = [
    'dash-racer',
    laid && 'is-laid',
    isMine && 'is-mine',
    isGhost && 'is-ghost',
    isMany && 'is-many',
  ]
    .filter(Boolean)
    .join(' ');
  const picture = (
    <>
      <VehicleArt vehicle={card.vehicle} character={card.character} />
      <span class={laid?.place ? 'dash-flag' : 'dash-who-may'} aria-hidden="true">
        {laid?.place && <b>{laid.place}</b>}
        <Mark character={owner} />
      </span>
      <b class="dash-speed" aria-hidden="true">
        {card.speed}
      </b>
    </>
  );
  if (laid === undefined)
    return (
      <span class={looks} style={style} aria-hidden="true">
        {picture}
      </span>
    );
  const place = laid.place === null ? '' : say('dash.page.place', { place: laid.place });
  return (
    <li class={looks} style={style}>
      {picture}
      <span class="unseen">{[nameAt(laid.seat), laid.words, place].filter(Boolean).join('. ')}</span>
    </li>
  );
}

/** The vehicles that may still come, for hands are open; and the reader's own card, which only they see. */
function MayCome({ vehicle, publicState: known, hasLaid }: LaneProps & { readonly hasLaid: boolean }) {
  const table = useDashTable();
  const { cards, me, nameAt } = table;
  const own = ownIn(table, known);
  const rivals = mayLay(cards.value, known, vehicle).filter((seat) => seat !== me.value);
  const held = rivals.flatMap((seat) => heldIn(table, known, seat, vehicle).slice(0, 1));
  const isOwnHere = own !== null && own.counts.vehicle === vehicle;
  const all = [
    ...held,
    ...(isOwnHere ? [{ seat: me.value ?? 0, card: own.card, speed: own.counts.speed }] : []),
  ];
  if (all.length === 0) return null;
  all.sort((a, b) => a.speed - b.speed);
  return (
    <>
      <p class="unseen">
        {rivals.length > 0 &&
          say('names.labelled', {
            label: say('dash.page.mayCome'),
            words: listOf(
              words(),
              held.map(({ seat, card }) => `${nameAt(seat)} ${card.speed}`),
            ),
          })}
        {isOwnHere && !own.isGhost && ` ${say('dash.page.ownHere', { speed: own.card.speed })}`}
      </p>
      {all.map(({ seat, card, speed }, at) => (
        <Racer
          key={card.id}
          card={card}
          speed={speed}
          owner={known.characters[seat] ?? null}
          even={evenly(at, hasLaid ? 7 : all.length)}
          isMany={hasLaid || isMany(all.length)}
          isMine={isOwnHere && card === own.card}
          isGhost={isOwnHere && card === own.card && own.isGhost}
        />
      ))}
    </>
  );
}

/** What a seat could lay in a lane, the fastest first: in disguise it may be any card. */
function heldIn({ cards }: DashTableModel, known: DashPublic, seat: Seat, vehicle: Vehicle) {
  return (known.hands[seat] ?? [])
    .map((index) => cardAt(cards.value, index))
    .map((card) => ({ seat, card, counts: countingAs(known, seat, card) }))
    .filter(({ counts }) => counts.vehicle === vehicle)
    .map(({ card, counts }) => ({ seat, card, speed: counts.speed }))
    .sort((a, b) => b.speed - a.speed);
}

/** A plate of the signal post: place, picture, word; and whether it has just moved. */
function Plate({ vehicle, place, publicState: known }: LaneProps & { readonly place: number }): JSX.Element {
  const { past } = useDashTable();
  const kind = known.stack.at(-1)?.kind;
  const moved = movedIn(past.value.flatMap(({ events }) => events));
  const isMoved = moved?.vehicle === vehicle && (kind === 'play' || kind === 'boost');
  return (
    <p class={`dash-plate on-${vehicle}${isMoved ? ` is-moved-${moved.to}` : ''}`}>
      <b aria-hidden="true">{place}</b>
      <span class="dash-plate-picture">
        <VehicleArt vehicle={vehicle} character={null} />
      </span>
      <span class="dash-plate-name">{capital(words(), vehicleName(words(), vehicle))}</span>
      {isMoved && (
        <span class="dash-plate-moved">{say(moved.to === 'up' ? 'dash.page.rose' : 'dash.page.fell')}</span>
      )}
    </p>
  );
}

/** The cards of a lane that may be taken, and the places of those that were taken in this round. */
function Offer({ vehicle, publicState: known }: LaneProps): JSX.Element {
  const table = useDashTable();
  const { cards, me, past, nameAt } = table;
  const kind = known.stack.at(-1)?.kind;
  const events = past.value.flatMap(({ events: all }) => all);
  const inRound = kind === 'take' ? takenIn(events) : [];
  const latest = inRound.at(-1);
  const taken = inRound
    .map((one) => ({ ...one, index: cards.value.cardIndex.get(one.card) ?? -1 }))
    .filter(({ index }) => cardAt(cards.value, index).vehicle === vehicle);
  const turned = turnedIn(table, known);
  const offered = known.offer.filter((index) => cardAt(cards.value, index).vehicle === vehicle);
  const seat = me.value;
  const gains = offered.map((card) => (seat === null ? null : gainOf(cards.value, known, { seat, card })));
  const count = offered.length + taken.length;
  return (
    <ul
      class={`dash-offer${count > 2 ? ' is-full' : count > 1 ? ' is-pair' : ''}`}
      aria-label={say('dash.page.toTake')}
    >
      {offered.map((index, at) => {
        const card = cardAt(cards.value, index);
        return (
          <li key={card.id}>
            <Card
              card={card}
              isTurned={card.id === turned}
              gain={gains[at]?.stages}
              pick={pickFrom(table, 'offer', card.id)}
              onAsk={table.askTo({ do: 'take', card: card.id })}
            />
          </li>
        );
      })}
      {taken.map(({ seat: taker, card, index }) => (
        <li key={card} class="dash-hole">
          {card === latest?.card && (
            <Flight
              card={cardAt(cards.value, index)}
              seat={taker}
              count={known.courses[taker]?.length ?? 1}
            />
          )}
          <Mark character={known.characters[taker] ?? null} />
          <span>{say('dash.page.takenBy', { who: nameAt(taker) })}</span>
        </li>
      ))}
      {count === 0 && <li class="dash-none">{say('dash.page.noneToTake')}</li>}
      {offered.length === 1 && count === 1 && gains[0] != null && (
        <li class="dash-adds" aria-hidden="true">
          {gainWords(gains[0])}
        </li>
      )}
    </ul>
  );
}

const PARTS = ['whole', 'joined', 'own', 'violet'] as const;

/** What a gain is made of, part by part. */
export const gainParts = (gain: CardGain) =>
  PARTS.filter((part) => gain[part] > 0).map((part) => ({
    part,
    count: gain[part],
    words: say(`dash.page.part.${part}`, { count: gain[part] }),
  }));

export const gainWords = (gain: CardGain): string =>
  gainParts(gain)
    .map(({ words: part }) => part)
    .join(', ');

/** The card that is face down while its booster is offered. DASH-ROUND-06. */
function turnedIn({ past }: DashTableModel, publicState: DashPublic): string | null {
  if (publicState.stack.at(-1)?.kind !== 'boost') return null;
  const turned = past.value.flatMap(({ events }) => events).findLast(({ key }) => key === 'boosterTurned');
  return turned?.key === 'boosterTurned' ? turned.card : null;
}
