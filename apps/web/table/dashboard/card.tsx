// A resource card as a small travel poster: rays, a sun, one black figure, one dune. The sky says when it is played.
import { piecesOf, unhyphenated } from '@race/words/hyphens.ts';
import type { JSX } from 'preact';
import { IconMark } from '../../shell/icons/icon.tsx';
import { nameOf, say } from '../../shell/words/say.ts';
import type { CardFacts } from '../../sources/race-messages.ts';
import { type ActMark, MarkLabel } from '../mark.tsx';
import type { ShownCrew } from '../model/shown-state.ts';
import { useTable } from '../model/table.ts';
import './card.css';
import './hand.css';

const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const edge = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(50 + 90 * Math.cos(turn))},${Math.round(58 + 90 * Math.sin(turn))}`;
  };
  return `M50,58L${edge(ray * 20 - 5)}L${edge(ray * 20 + 5)}Z`;
}).join('');

/** Danger first: it matters more than the time of play. */
export const skyOf = ({ when, danger }: CardFacts) => (danger ? 'danger' : when);

/** What tapping a card does, where it can be tapped. */
export interface CardAct {
  readonly name: string;
  /** Read out after its name. */
  readonly about?: string;
  readonly isLit: boolean;
  /** What a hint says of it. */
  readonly mark?: ActMark | null;
  readonly run: () => void;
  /** Plays it at once, without reading it first. */
  readonly twice?: (event: MouseEvent) => void;
  /** Whether it is being read: by key, the same press then does what two clicks do. */
  readonly isChosen?: boolean;
}

/** A press by key is a click that counts no clicks. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

interface CardProps {
  readonly card: CardFacts;
  readonly count: number;
  readonly act?: CardAct;
  /** What it does, in a line below its name. */
  readonly does?: string;
  /** What is on its band instead of when it is played. */
  readonly when?: string;
}

export function Card({
  card,
  count,
  act,
  does,
  when = say(`decide.when.${skyOf(card)}`),
}: CardProps): JSX.Element {
  return (
    <li class={`card card-${skyOf(card)}${act?.isLit ? ' lit' : ''}`} data-card={card.id}>
      {act && (
        <button
          type="button"
          class="card-act"
          aria-label={act.name}
          aria-description={act.about}
          onClick={(event) => (act.isChosen && isByKey(event) ? act.twice?.(event) : act.run())}
          onDblClick={act.twice}
        />
      )}
      {act?.mark && <MarkLabel {...act.mark} />}
      <Poster card={card} />
      <p class="card-when">{when}</p>
      <CardName name={nameOf('card', card.id)} count={count} />
      {does && <p class="card-does">{does}</p>}
    </li>
  );
}

/** How many letters of a name fit on one line. */
const ONE_LINE = 13;

/** As large as the name, or its longest word, fits on a line. */
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
        <Figure card={card} figure={figure} />
      </g>
    </svg>
  );
}

function Figure({ card, figure }: PosterProps): JSX.Element | null {
  const { gather } = useTable();
  const [own = figure] = gather(({ figures }) => figures?.[card.id]);
  if (own !== undefined)
    return <g transform="translate(27 19) scale(.09)" dangerouslySetInnerHTML={{ __html: own }} />;
  return card.picture === null ? null : <IconMark name={card.picture} x={50} y={42} size={46} />;
}

/** Cards that only their holder has seen. */
function CardBack({ count }: { count: number }): JSX.Element {
  return (
    <li class="card card-back">
      <svg class="card-picture" viewBox="0 0 100 82" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="82" fill="#16343A" />
        <path d={RAYS} fill="#1D4750" />
        <g fill="#C89B4A">
          <IconMark name="rose" x={50} y={41} size={50} />
        </g>
      </svg>
      <CardName name={say('dashboard.faceDown')} count={count} />
    </li>
  );
}

// What is known of a hand: cards that were taken face up are shown, the others by their backs.
export function Hand({ crew }: { crew: ShownCrew }): JSX.Element {
  const { facts, openHands } = useTable();
  const cards = facts.value?.cards ?? [];
  const open = openHands.value[crew.seat] ?? crew.known;
  const known = cards.flatMap((card, index) => {
    const count = open[index] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
  const unknown = crew.cards - known.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="hand">
      <header class="hand-head">
        <h3 class="label">{say('dashboard.hand')}</h3>
        <p>{say('dashboard.cards', { count: crew.cards })}</p>
      </header>
      <ul class="hand-cards" style={{ '--count': known.length + (unknown > 0 ? 1 : 0) }}>
        {known.map(({ card, count }) => (
          <Card key={card.id} card={card} count={count} />
        ))}
        {unknown > 0 && <CardBack count={unknown} />}
      </ul>
    </section>
  );
}
