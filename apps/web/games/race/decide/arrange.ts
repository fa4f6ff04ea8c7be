import type { Answer, Box, Card, Saying, Verb } from '@race/great-race';
import type { AskingFrame } from '@race/words/asking.ts';
import type { AnswerStand, Hole } from '../../../table/model/module-face.ts';

/** Where an answer is chosen: on the thing it concerns, or by a button of the bar. */
type AnswerPlace =
  | { readonly on: 'box'; readonly box: Box }
  | { readonly on: 'petrol' }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'space'; readonly space: number }
  /** An option in the bar: a tile, a crew, a share of damage, a part, a vehicle. */
  | { readonly on: 'option' }
  | { readonly on: 'windscreen' }
  | { readonly on: 'row' }
  /** On the board of a module. */
  | { readonly on: 'board' }
  | { readonly on: 'button' };

/** The city at the far end of a line; null if it is not known. */
type FarEnd = (line: number) => number | null;

export function placeOf(answer: Answer, farEnd: FarEnd, standOf: AnswerStand = nowhere): AnswerPlace {
  switch (answer.do) {
    case 'lay':
    case 'draw':
      return { on: 'box', box: 'pathfinder' };
    case 'drive':
    case 'repair':
      return { on: 'box', box: 'mechanics' };
    case 'clear':
      return { on: 'box', box: 'security' };
    case 'fund':
      return { on: 'box', box: 'funding' };
    case 'wait':
      return { on: 'box', box: answer.box };
    case 'fuel':
      return { on: 'petrol' };
    case 'play':
    case 'discard':
      return { on: 'card', card: answer.card };
    case 'enter':
    case 'place':
    case 'pick':
      return { on: 'space', space: answer.space };
    case 'line': {
      const space = farEnd(answer.line);
      return space === null ? { on: 'option' } : { on: 'space', space };
    }
    case 'hold':
    case 'target':
    case 'split':
    case 'fit':
    case 'choose':
      return { on: 'option' };
    case 'plan':
      return { on: 'windscreen' };
    case 'take':
    case 'claim':
      return { on: 'row' };
    default:
      return { on: standOf(answer.do) === 'board' ? 'board' : 'button' };
  }
}

/** All answers, each in one place. */
export interface Arrangement {
  readonly boxes: ReadonlyMap<Box, readonly Answer[]>;
  readonly petrol: readonly Saying<'fuel'>[];
  readonly cards: ReadonlyMap<string, readonly Answer[]>;
  readonly spaces: ReadonlyMap<number, readonly Answer[]>;
  readonly options: readonly Answer[];
  readonly windscreen: readonly Answer[];
  readonly row: readonly Answer[];
  readonly board: readonly Answer[];
  readonly buttons: readonly Answer[];
}

export function arrange(
  answers: readonly Answer[],
  farEnd: FarEnd,
  standOf: AnswerStand = nowhere,
): Arrangement {
  const boxes = new Map<Box, Answer[]>();
  const cards = new Map<string, Answer[]>();
  const spaces = new Map<number, Answer[]>();
  const petrol: Saying<'fuel'>[] = [];
  const options: Answer[] = [];
  const windscreen: Answer[] = [];
  const row: Answer[] = [];
  const board: Answer[] = [];
  const buttons: Answer[] = [];
  for (const answer of answers) {
    const place = placeOf(answer, farEnd, standOf);
    if (answer.do === 'fuel') petrol.push(answer);
    else if (place.on === 'box') addTo(boxes, place.box, answer);
    else if (place.on === 'card') addTo(cards, place.card, answer);
    else if (place.on === 'space') addTo(spaces, place.space, answer);
    else if (place.on === 'option') options.push(answer);
    else if (place.on === 'windscreen') windscreen.push(answer);
    else if (place.on === 'row') row.push(answer);
    else if (place.on === 'board') board.push(answer);
    else buttons.push(answer);
  }
  return { boxes, petrol, cards, spaces, options, windscreen, row, board, buttons };
}

/** The box or gauge with which an answer is given; null for answers of another kind. */
export function thingOf({ boxes, petrol }: Arrangement, { do: verb }: Answer): Box | 'petrol' | null {
  if (verb === 'fuel' && petrol.length > 0) return 'petrol';
  const [box] = [...boxes].find(([, here]) => here.some((one) => one.do === verb)) ?? [];
  return box ?? null;
}

function addTo<K>(places: Map<K, Answer[]>, key: K, answer: Answer): void {
  places.set(key, [...(places.get(key) ?? []), answer]);
}

const HOLES: { readonly [V in Verb]?: Hole } = {
  pay: 'main',
  suffer: 'main',
  guard: 'second',
  pass: 'end',
  stop: 'end',
  done: 'end',
  back: 'end',
  decline: 'end',
};

const nowhere: AnswerStand = () => undefined;

export function holeOf({ do: verb }: Answer, standOf: AnswerStand = nowhere): Hole {
  const stand = HOLES[verb] ?? standOf(verb);
  return stand === undefined || stand === 'board' ? 'more' : stand;
}

/** Answers are new values with every question; two with the same words are the same answer. */
export const keyOf = (answer: Answer): string => JSON.stringify(answer);

interface Question {
  readonly kind: AskingFrame['kind'] | undefined;
  /** Whether the tank cannot hold the petrol for a space. */
  readonly isShort: boolean;
}

/** The cards that meet a danger, a price or a stop symbol. They are in the hand, and in the bar as well. */
export function cardsThatHelp(
  { kind, isShort }: Question,
  answers: readonly Answer[],
  factsOf: (card: string) => Pick<Card, 'when' | 'shields'> | undefined,
): readonly Answer[] {
  const plays = answers.filter((answer) => answer.do === 'play');
  if (kind === 'entry' && isShort) return plays;
  if (kind === 'entry' || kind === 'window') return plays.filter(({ card }) => factsOf(card)?.shields);
  // At a stop symbol the usual cards can be played as well, but only a guide leads on.
  if (kind === 'halt') return plays.filter(({ card }) => factsOf(card)?.when === 'withDrive');
  // A question of a module: cards that could not be played at any time belong to it.
  return kind === undefined ? plays.filter(({ card }) => factsOf(card)?.when !== 'anyTime') : [];
}
