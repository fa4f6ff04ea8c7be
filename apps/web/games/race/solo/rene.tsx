// René's eight cards: posters of his car, the sky by level, the target by colour, shape and name, and all figures.
import { halftrack } from '@race/atlas';
import { PLAQUES } from '@race/atlas/draw/city.ts';
import type { CampaignState } from '@race/campaign/state.ts';
import {
  type ReneCard,
  type ReneId,
  reneCard,
  TARGETS,
  type Target,
} from '@race/great-race/modules/solo/rene/cards.ts';
import type { Rulebook } from '@race/rulebook';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { useRulebook } from '../../../table/rules/open-rule.tsx';
import './rene.css';
import './stickers.css';

interface DeckProps {
  readonly deck: readonly ReneId[];
  /** Cards that the last race brought. */
  readonly fresh: readonly ReneId[];
}

export function Deck({ deck, fresh }: DeckProps): JSX.Element {
  return (
    <ul class="rene-cards">
      {deck.map((id) => (
        <li key={id}>
          {fresh.includes(id) && <b class="rene-new">{say('solo.newCard')}</b>}
          <ReneCardFace id={id} />
        </li>
      ))}
    </ul>
  );
}

export function ReneCardFace({ id }: { id: ReneId }): JSX.Element {
  const card = reneCard(id);
  return (
    <div class={`rene-card level-${card.level}`}>
      <Poster card={card} />
      <p class="rene-level">
        <span class="unseen">{id}, </span>
        {say('solo.level', { level: card.level })}
      </p>
      <dl class="rene-figures">
        {figuresOf(card).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const RAYS = Array.from({ length: 9 }, (_, ray) => {
  const edge = (turn: number) => {
    const angle = Math.PI + ((ray + 0.5 + turn) * Math.PI) / 9;
    return `${Math.round(60 + 110 * Math.cos(angle))},${Math.round(62 + 110 * Math.sin(angle))}`;
  };
  return `M60,62L${edge(-0.28)}L${edge(0.28)}Z`;
}).join('');

function Poster({ card: { letter, target } }: { card: ReneCard }): JSX.Element {
  const car = useMemo(() => halftrack('torpedo'), []);
  return (
    <div class="rene-poster">
      <svg viewBox="0 0 120 76" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="120" height="76" class="rene-sky" />
        <path d={RAYS} class="rene-rays" />
        <circle cx="60" cy="60" r="23" class="rene-sun" />
        <path d="M0,66C30,60 80,70 120,62V76H0Z" class="rene-dune" />
        <g transform="translate(62 71) scale(.74)" dangerouslySetInnerHTML={{ __html: car }} />
      </svg>
      <b class="rene-letter" aria-hidden="true">
        {letter}
      </b>
      <span class="rene-target">
        <TargetMark colour={target} />
        <span class="unseen">{capital(nameOf('colour', target))}</span>
      </span>
    </div>
  );
}

/** Every figure of a card, with its name. SOLO-04. */
function figuresOf(card: ReneCard): readonly (readonly [name: string, value: string])[] {
  const { petrol, mechanics, danger } = card;
  const spaces = (all: readonly number[]) => (all.length === 0 ? '–' : all.join('+'));
  return [
    [say('solo.figure.petrol'), `+${petrol}`],
    [say('solo.figure.mechanics'), `+${mechanics}`],
    [say('solo.figure.danger'), String(danger)],
    [say('solo.figure.tiles'), say('solo.figure.tiles.value', card)],
    [say('solo.figure.steps'), say('solo.figure.steps.value', card)],
    [say('solo.figure.takes'), `${spaces(card.whenFirst)} / ${spaces(card.whenSecond)}`],
  ];
}

// René's powers: four colours with four stickers each, in the shape of their city. Those not yet gained are dashed outlines.
const LEVELS = [1, 2, 3, 4];

export function Powers({ powers }: { powers: CampaignState['powers'] }): JSX.Element {
  const book = useRulebook();
  return (
    <ul class="powers">
      {TARGETS.map((colour) => (
        <li key={colour} class="power">
          <h3>
            <TargetMark colour={colour} />
            <span>{capital(nameOf('colour', colour))}</span>
            <small>{say('solo.power', { level: powers[colour] })}</small>
          </h3>
          <ol class="stickers">
            {LEVELS.map((level) => (
              <Sticker key={level} colour={colour} level={level} isOn={level <= powers[colour]} book={book} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

export function TargetMark({ colour }: { colour: Target }): JSX.Element {
  const { shape, colour: fill, dark } = shapeOf(colour);
  return (
    <svg class="target-mark" viewBox="-21 -21 42 42" aria-hidden="true">
      <path d={shape} fill="#fff8e6" stroke="#fff8e6" stroke-width="7" stroke-linejoin="round" />
      <path d={shape} fill={fill} stroke={dark} stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}

interface StickerProps {
  readonly colour: Target;
  readonly level: number;
  readonly isOn: boolean;
  readonly book: Rulebook | null;
}

export function Sticker({ colour, level, isOn, book }: StickerProps): JSX.Element {
  const rules: { readonly [id: string]: { title: string; rule?: string } } = book?.rules ?? {};
  const text = rules[`LEGACY-${colour.toUpperCase()}-0${level}`];
  const { shape, colour: fill, dark, on, middle } = shapeOf(colour);
  return (
    <li class={isOn ? 'sticker on' : 'sticker'}>
      <svg class="sticker-shape" viewBox="-21 -21 42 42" aria-hidden="true">
        {isOn && <path d={shape} class="sticker-rim" />}
        <path d={shape} class="sticker-face" style={isOn ? { fill, stroke: dark } : undefined} />
        <text y={middle + 7} style={isOn ? { fill: on } : undefined}>
          {level}
        </text>
      </svg>
      <p>
        <b>
          <span class="unseen">{level}. </span>
          {text?.title}
        </b>
        {!isOn && <span class="unseen">({say('solo.blank')}) </span>}
        {text?.rule}
      </p>
    </li>
  );
}

// The four target colours with their shapes, as on the cities of the map: never by colour alone.
const shapeOf = (target: Target) => PLAQUES[target];
