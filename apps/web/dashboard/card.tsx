// A resource card as a small travel poster: rays, a sun, one black figure, one dune. The sky says when it is played.
import { piecesOf, unhyphenated } from '@race/words/hyphens.ts';
import type { JSX } from 'preact';
import { IconMark, type IconName } from '../icons/icon.tsx';
import type { CardFacts } from '../replay/engine/messages.ts';
import { gather } from '../state/modules.ts';
import { nameOf, say } from '../words/say.ts';
import './card.css';

/** The figure on each poster; modules bring those of their own cards. */
export const FIGURES: { readonly [card: string]: IconName } = {
  'trail-hunter': 'footprint',
  financial: 'cash',
  'refuelling-station': 'gas-pump',
  driver: 'steering-wheel',
  repairman: 'wrench',
  cartographer: 'treasure-map',
  saboteur: 'dynamite',
  tracker: 'binoculars',
  'con-artist': 'mustache',
  transport: 'paddle-steamer',
  'spare-parts': 'spring',
  toolbox: 'toolbox',
  guide: 'camel',
  jerrycan: 'jerrycan',
  militia: 'winchester-rifle',
};

const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const edge = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(50 + 90 * Math.cos(turn))},${Math.round(58 + 90 * Math.sin(turn))}`;
  };
  return `M50,58L${edge(ray * 20 - 5)}L${edge(ray * 20 + 5)}Z`;
}).join('');

/** Danger first: it says more than when. */
export const skyOf = ({ when, danger }: CardFacts) => (danger ? 'danger' : when);

/** What touching a card does, where it can be touched. */
export interface CardAct {
  readonly name: string;
  /** Read out after its name. */
  readonly about?: string;
  readonly isLit: boolean;
  readonly run: () => void;
  /** At once, without reading it first. */
  readonly twice?: () => void;
}

interface CardProps {
  readonly card: CardFacts;
  readonly count: number;
  readonly act?: CardAct;
  /** What it does, in a line below its name. */
  readonly does?: string;
}

export function Card({ card, count, act, does }: CardProps): JSX.Element {
  return (
    <li class={`card card-${skyOf(card)}${act?.isLit ? ' lit' : ''}`}>
      {act && (
        <button
          type="button"
          class="card-act"
          aria-label={act.name}
          aria-description={act.about}
          onClick={act.run}
          onDblClick={act.twice}
        />
      )}
      <Poster card={card} />
      <p class="card-when">{say(`decide.when.${skyOf(card)}`)}</p>
      <CardName name={nameOf('card', card.id)} count={count} />
      {does && <p class="card-does">{does}</p>}
    </li>
  );
}

/** Letters of a name that is set on one line. */
const ONE_LINE = 13;

/** Set so large that it fits on a line, or its longest piece does. */
function CardName({ name, count }: { name: string; count: number }): JSX.Element {
  const { length } = unhyphenated(name);
  const longest = Math.max(...piecesOf(name).map((piece) => piece.length));
  return (
    <>
      <p class="card-name" style={{ '--letters': length <= ONE_LINE ? length : longest }}>
        {name}
      </p>
      {count > 1 && <p class="card-count">×{count}</p>}
    </>
  );
}

interface PosterProps {
  readonly card: CardFacts;
  /** The picture of a card whose module is not in play, on a square of 512. */
  readonly figure?: string | undefined;
}

export function Poster({ card, figure }: PosterProps): JSX.Element {
  return (
    <svg class="card-picture" viewBox="0 0 100 82" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="82" class="card-sky" />
      <path d={RAYS} class="card-rays" />
      <circle cx="50" cy="58" r="31" fill="#F8EBC8" />
      <path d="M0,66C20,60 34,68 52,64C72,60 84,66 100,62V82H0Z" fill="#2B2018" opacity=".9" />
      <path d="M0,72C24,67 44,74 66,70C82,68 92,71 100,70V82H0Z" fill="#C98F4E" />
      <g fill="#221812">
        <Figure card={card.id} figure={figure} />
      </g>
    </svg>
  );
}

function Figure({ card, figure }: { card: string; figure: string | undefined }): JSX.Element {
  const [own = figure] = gather(({ figures }) => figures?.[card]);
  if (own === undefined) return <IconMark name={FIGURES[card] ?? 'card-draw'} x={50} y={42} size={46} />;
  return <g transform="translate(27 19) scale(.09)" dangerouslySetInnerHTML={{ __html: own }} />;
}

/** Cards nobody but their holder has seen. */
export function CardBack({ count }: { count: number }): JSX.Element {
  return (
    <li class="card card-back">
      <svg class="card-picture" viewBox="0 0 100 82" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="82" fill="#16343A" />
        <path d={RAYS} fill="#1D4750" />
        <g fill="#C89B4A">
          <IconMark name="rose" x={50} y={41} size={50} />
        </g>
      </svg>
      <CardName name={say('page.faceDown')} count={count} />
    </li>
  );
}
