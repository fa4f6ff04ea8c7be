import type { Answer, Box, Saying, Verb } from '@race/great-race';

/** Where an answer is chosen: on the thing it is about, or by a button in the bar. */
export type AnswerPlace =
  | { readonly on: 'box'; readonly box: Box }
  | { readonly on: 'petrol' }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'space'; readonly space: number }
  /** One of a row in the bar: a tile, a crew, a share of damage, a part, a vehicle. */
  | { readonly on: 'option' }
  | { readonly on: 'windscreen' }
  | { readonly on: 'row' }
  /** On the board of a module. */
  | { readonly on: 'board' }
  | { readonly on: 'button' };

/** The city at the far end of a line; null when nobody knows. */
export type FarEnd = (line: number) => number | null;

/** Where a module wants one of its answers; undefined where it says nothing. */
export type AnswerStand = (verb: Verb) => Hole | 'board' | undefined;

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

/** Every answer in its place, each once. */
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

function addTo<K>(places: Map<K, Answer[]>, key: K, answer: Answer): void {
  places.set(key, [...(places.get(key) ?? []), answer]);
}

/** Where a button stands in the bar. What ends something stands beside the way back. */
export type Hole = 'main' | 'second' | 'end' | 'more';

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

/** Answers come anew with every question; what is told in the same words is the same answer. */
export const keyOf = (answer: Answer): string => JSON.stringify(answer);
