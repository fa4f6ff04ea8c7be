// René's powers: four colours, four stickers each in its city's shape. Those not yet gained are dashed outlines.
import type { CampaignState } from '@race/campaign/state.ts';
import { TARGETS, type Target } from '@race/great-race/modules/solo/rene/cards.ts';
import type { Rulebook } from '@race/rulebook';
import type { JSX } from 'preact';
import { capital, nameOf, say } from '../words/say.ts';
import { useRulebook } from '../words/use-rulebook.ts';
import { shapeOf } from './shapes.ts';
import './stickers.css';

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
