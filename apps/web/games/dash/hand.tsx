// The reader's hand: five cards in fixed places. What was laid stays there, grey, with where it is now.
import { cardAt, type DashCard, type DashPublic } from '@race/dash';
import { characterName } from '@race/words/dash/index.ts';
import type { JSX } from 'preact';
import { Card } from './card.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { placeOf } from './facts.ts';
import { ownIn, pickFrom } from './laid.ts';
import { say, words } from './words.ts';

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
