// René's board between two races: the eight cards of his deck, and the stickers of his powers.
import type { Standing } from '@race/campaign/standing.ts';
import { type ReneId, reneCard, TARGETS, type Target } from '@race/great-race/modules/solo/rene/cards.ts';
import { loadRules, type Rulebook } from '@race/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { capital, language, nameOf, say } from '../words/say.ts';

export function Deck({ deck }: { deck: readonly ReneId[] }): JSX.Element {
  return (
    <ul class="rene-cards">
      {deck.map((id) => (
        <li key={id}>
          <ReneCardFace id={id} />
        </li>
      ))}
    </ul>
  );
}

/** A card of his: letter and level, the target by its colour, its shape and its name, and all its figures. */
export function ReneCardFace({ id }: { id: ReneId }): JSX.Element {
  const card = reneCard(id);
  const colour = nameOf('colour', card.target);
  return (
    <div class={`rene-card target-${card.target}`}>
      <p class="rene-letter" aria-hidden="true">
        {card.letter}
        <small>{card.level}</small>
      </p>
      <p class="rene-target" aria-hidden="true">
        <Pennant colour={card.target} /> {colour}
      </p>
      <p class="rene-figures">{say('solo.card', { ...card, rene: id, colour })}</p>
    </div>
  );
}

/** Each colour has its own cut: colour never stands alone. */
const CUTS: Record<Target, string> = {
  blue: 'M0,0H18L12,6L18,12H0Z',
  green: 'M0,0H18V12H0Z',
  red: 'M0,0L18,6L0,12Z',
  yellow: 'M0,0H12L18,6L12,12H0Z',
};

const Pennant = ({ colour }: { colour: Target }): JSX.Element => (
  <svg class="rene-pennant" viewBox="-1 -1 20 14" aria-hidden="true">
    <path d={CUTS[colour]} />
  </svg>
);

const LEVELS = [1, 2, 3, 4];

export function Powers({ powers }: { powers: Standing['powers'] }): JSX.Element {
  const [book, setBook] = useState<Rulebook | null>(null);
  const spoken = language.value;
  useEffect(() => void loadRules(spoken).then(setBook), [spoken]);
  return (
    <ul class="powers">
      {TARGETS.map((colour) => (
        <li key={colour} class={`power target-${colour}`}>
          <h3>
            <Pennant colour={colour} />{' '}
            {say('solo.power', { colour: capital(nameOf('colour', colour)), level: powers[colour] })}
          </h3>
          <ol>
            {LEVELS.map((level) => (
              <Sticker key={level} colour={colour} level={level} isOn={level <= powers[colour]} book={book} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

interface StickerProps {
  readonly colour: Target;
  readonly level: number;
  readonly isOn: boolean;
  readonly book: Rulebook | null;
}

function Sticker({ colour, level, isOn, book }: StickerProps): JSX.Element {
  const rules: { readonly [id: string]: { title: string; rule?: string } } = book?.rules ?? {};
  const text = rules[`LEGACY-${colour.toUpperCase()}-0${level}`];
  return (
    <li class={isOn ? 'sticker on' : 'sticker'}>
      <b>
        {level}. {text?.title}
      </b>
      {!isOn && <span class="unseen"> ({say('solo.blank')})</span>} <span>{text?.rule}</span>
    </li>
  );
}
