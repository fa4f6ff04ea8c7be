// A card of the Dash: the country it covers, its vehicle in its owner's colours, its speed on a dial, its stages as places.

import type { DashCard } from '@race/dash';
import { cardAt, type DashPublic } from '@race/dash';
import {
  boosterName,
  boosterText,
  characterName,
  dashCardName,
  vehicleName,
} from '@race/words/dash/index.ts';
import { capital } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { Dial, LandArt, Places, Ribbon, VehicleArt } from './art.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { placeOf } from './facts.ts';
import { ownIn, pickFrom } from './laid.ts';
import { say, words } from './words.ts';
import './card.css';

export interface CardPick {
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

interface Props {
  readonly card: DashCard;
  /** With its name and the booster on its back, as in the player's own hand. */
  readonly isWhole?: boolean;
  /** What picking it does, if it can be picked now. */
  readonly pick?: CardPick | undefined;
  /** Says why it cannot be picked now. */
  readonly onAsk?: (() => void) | undefined;
  /** It is face down: the booster is up. */
  readonly isTurned?: boolean;
  /** What it would add to the reader's course. */
  readonly gain?: number | undefined;
  /** Where a card is that has left the hand. */
  readonly where?: string | undefined;
}

const halvesOf = ({ left, right }: DashCard) =>
  left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';

/** Everything on a card in words. */
function cardWords(card: DashCard): string {
  const { speed, stages } = card;
  return say('dash.page.cardSays', {
    card: dashCardName(words(), card),
    speed,
    stages,
    halves: halvesOf(card),
  });
}

export function Card(props: Props): JSX.Element {
  const { card, isWhole = false, isTurned = false, pick, onAsk, gain, where } = props;
  const { booster } = card;
  const says = [
    cardWords(card),
    gain !== undefined && say('dash.page.adds', { stages: gain }),
    where,
    (isWhole || isTurned) && booster !== null && boosterText(words(), booster),
  ]
    .filter((part) => typeof part === 'string')
    .map((part) => `${capital(words(), part).replace(/\.$/, '')}.`)
    .join(' ');
  const looks = [
    'dash-card',
    isWhole ? 'is-whole' : 'is-open',
    pick && 'is-lit',
    pick?.isPicked && 'is-picked',
    where !== undefined && 'is-gone',
  ];
  return (
    <div class={looks.filter(Boolean).join(' ')}>
      {pick === undefined && onAsk === undefined && <span class="unseen">{says}</span>}
      {isTurned ? <Back card={card} /> : <Face card={card} isWhole={isWhole} gain={gain} />}
      {isWhole && <Foot card={card} where={where} />}
      {pick === undefined && onAsk !== undefined && (
        <button type="button" class="dash-card-act" aria-label={says} onClick={onAsk} />
      )}
      {pick !== undefined && (
        <button
          type="button"
          class="dash-card-act"
          aria-pressed={pick.isPicked}
          aria-label={says}
          onClick={pick.onPick}
        />
      )}
    </div>
  );
}

interface FaceProps {
  readonly card: DashCard;
  readonly isWhole: boolean;
  readonly gain: number | undefined;
}

function Face({ card, isWhole, gain }: FaceProps): JSX.Element {
  return (
    <div class="dash-face" aria-hidden="true">
      <Ribbon character={card.character} />
      <div class={`dash-scene on-${card.vehicle}`}>
        <LandArt vehicle={card.vehicle} of={isWhole ? 'tall' : 'open'} />
        <VehicleArt vehicle={card.vehicle} character={card.character} />
        <Places card={card} />
        <Dial speed={card.speed} />
        {gain !== undefined && <b class="dash-gain">+{gain}</b>}
      </div>
    </div>
  );
}

/** The other side of a card: its booster. */
function Back({ card: { character, booster } }: { card: DashCard }): JSX.Element {
  return (
    <div class="dash-face is-turned" aria-hidden="true">
      <Ribbon character={character} />
      <b>{booster === null ? '' : boosterName(words(), booster)}</b>
    </div>
  );
}

/** Whole stages and halves as a sum: “1 + ½”. */
const worthOf = ({ stages, left, right }: DashCard): string =>
  [stages > 0 && String(stages), left && '½', right && '½'].filter(Boolean).join(' + ');

function Foot({ card, where }: { card: DashCard; where: string | undefined }): JSX.Element {
  const { booster } = card;
  return (
    <div class="dash-foot" aria-hidden="true">
      <p class="dash-foot-name">
        <b>{capital(words(), vehicleName(words(), card.vehicle))}</b> <span>{worthOf(card)}</span>
      </p>
      {where !== undefined && <p class="dash-foot-where">{where}</p>}
      {where === undefined && booster !== null && (
        <p class="dash-foot-booster">
          <b>
            <span>{say('dash.page.ifLast')} </span>
            {boosterName(words(), booster)}
          </b>{' '}
          <span>{boosterText(words(), booster)}.</span>
        </p>
      )}
    </div>
  );
}

/** The reader's hand: five cards in fixed places. What was laid stays there, grey, with where it is now. */
export function Hand({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const table = useDashTable();
  const seat = table.me.value;
  const { character } = table.picks.value;
  if (known.stack.at(-1)?.kind === 'cast') return <Packet character={character} />;
  if (seat === null) return <div class="dash-hand" />;
  return (
    <ul class="dash-hand" aria-label={say('dash.page.hand', { who: table.nameAt(seat) })}>
      {handIn(table, known, seat).map((card) => {
        const where = whereIs(table, known, card);
        return (
          <li
            key={card.id}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') table.glance.value = card.id;
            }}
            onPointerLeave={() => {
              table.glance.value = null;
            }}
          >
            <Card
              card={card}
              isWhole
              where={where}
              pick={pickFrom(table, 'hand', card.id)}
              onAsk={where === undefined ? table.askTo({ do: 'play', card: card.id }) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A character's five cards in their places, and what came into the hand by an exchange. */
function handIn({ cards }: DashTableModel, known: DashPublic, seat: number): DashCard[] {
  const held = (known.hands[seat] ?? []).map((index) => cardAt(cards.value, index));
  const character = known.characters[seat] ?? null;
  if (character === null) return held;
  const packet = cards.value.cards.filter((card) => card.character === character);
  return [...packet, ...held.filter((card) => card.character !== character)];
}

/** Where a card is that the reader holds no longer; undefined for one in hand. */
function whereIs(table: DashTableModel, known: DashPublic, card: DashCard): string | undefined {
  const { cards, me, nameAt } = table;
  const own = ownIn(table, known);
  if (own?.isSealed && own.card.id === card.id) return say('dash.page.where.sealed');
  const place = placeOf(known, cards.value.cardIndex.get(card.id) ?? -1);
  if (!('seat' in place)) return say(`dash.page.where.${place.at}`);
  const who = nameAt(place.seat);
  if (place.at === 'hand') return place.seat === me.value ? undefined : say('dash.page.where.held', { who });
  return place.seat === me.value ? say('dash.page.where.own') : say('dash.page.where.theirs', { who });
}

/** The cards of a character, before it is chosen. DASH-SETUP-01. */
function Packet({ character }: { character: string | null }): JSX.Element {
  const { cards } = useDashTable();
  const packet = cards.value.cards.filter((card) => card.character === character && character !== null);
  const [card] = packet;
  if (card?.character == null) return <div class="dash-hand" />;
  return (
    <ul class="dash-hand" aria-label={say('dash.page.hand', { who: characterName(words(), card.character) })}>
      {packet.map((one) => (
        <li key={one.id}>
          <Card card={one} isWhole />
        </li>
      ))}
    </ul>
  );
}
