// Cards in hand, both sides of them: those of the person before the screen, of a character that may be chosen, and of
// whoever is looked at. Hands are no secret.
import { cardAt, type DashCard, type DashPublic } from '@race/dash';
import { characterName } from '@race/words/dash/index.ts';
import type { JSX } from 'preact';
import { Card } from './card.tsx';
import { askTo, cards, me, nameAt, picks } from './game.ts';
import { pickFrom } from './picking.ts';
import { lookedAt } from './seats.tsx';
import { say, words } from './words.ts';

export function Hand({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const seat = me.value;
  const { character } = picks.value;
  if (known.stack.at(-1)?.kind === 'cast' && character !== null) return <Packet character={character} />;
  if (seat === null) return <div class="dash-hand" />;
  return (
    <ul class="dash-hand" aria-label={say('dash.page.hand', { who: nameAt(seat) })}>
      {(known.hands[seat] ?? []).map((index) => {
        const card = cardAt(cards.value, index);
        return (
          <li key={card.id}>
            <Card
              card={card}
              isWhole
              pick={pickFrom('hand', card.id)}
              onAsk={askTo({ do: 'play', card: card.id })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The cards that come with a character, before it is chosen. DASH-SETUP-01. */
function Packet({ character }: { character: string }): JSX.Element {
  const packet = cards.value.cards.filter((card) => card.character === character);
  const [card] = packet;
  const who = card?.character == null ? '' : characterName(words(), card.character);
  return <Open of={packet} who={who} class="dash-hand" />;
}

/** What whoever is looked at still holds. */
export function TheirHand({ publicState: known }: { publicState: DashPublic }): JSX.Element | null {
  const seat = lookedAt.value;
  if (seat === null || seat === me.value) return null;
  const held = (known.hands[seat] ?? []).map((card) => cardAt(cards.value, card));
  return <Open of={held} who={nameAt(seat)} class="dash-theirs" />;
}

interface OpenProps {
  readonly of: readonly DashCard[];
  readonly who: string;
  readonly class: string;
}

function Open({ of, who, class: look }: OpenProps): JSX.Element {
  return (
    <ul class={look} aria-label={say('dash.page.hand', { who })}>
      {of.map((card) => (
        <li key={card.id}>
          <Card card={card} isWhole />
        </li>
      ))}
    </ul>
  );
}
