import { CHARACTERS, type CharacterId, type DashCard, VEHICLES, type Vehicle } from './cards/card.ts';

/** Everything a player can answer. Each value exists once, so answers are compared by identity. */
export type DashAnswer =
  | { readonly do: 'cast'; readonly character: CharacterId }
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'raise'; readonly vehicle: Vehicle }
  | { readonly do: 'swap'; readonly course: string; readonly hand: string }
  | { readonly do: 'use' }
  | { readonly do: 'decline' };

export type DashVerb = DashAnswer['do'];
type Saying<V extends DashVerb> = Extract<DashAnswer, { readonly do: V }>;

/** All answers in canonical order, and tables to find each without searching. */
export interface DashAnswers {
  readonly all: readonly DashAnswer[];
  readonly cast: readonly Saying<'cast'>[];
  /** By card. */
  readonly play: readonly Saying<'play'>[];
  readonly take: readonly Saying<'take'>[];
  readonly raise: readonly Saying<'raise'>[];
  /** By card of the course, then by card of the hand. */
  readonly swap: readonly (readonly Saying<'swap'>[])[];
  readonly use: DashAnswer;
  readonly decline: DashAnswer;
}

export function makeAnswers(cards: readonly DashCard[]): DashAnswers {
  const made = {
    cast: CHARACTERS.map((character) => ({ do: 'cast', character }) as const),
    play: cards.map(({ id }) => ({ do: 'play', card: id }) as const),
    take: cards.map(({ id }) => ({ do: 'take', card: id }) as const),
    raise: VEHICLES.map((vehicle) => ({ do: 'raise', vehicle }) as const),
    swap: cards.map((course) =>
      cards.map((hand) => ({ do: 'swap', course: course.id, hand: hand.id }) as const),
    ),
    use: { do: 'use' },
    decline: { do: 'decline' },
  } as const satisfies Omit<DashAnswers, 'all'>;
  return { all: Object.values(made).flat(2), ...made };
}

/** The text by which an answer from outside is recognised; empty for what is nested, as no answer is. */
export function answerKey(from: unknown): string {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return '';
  const parts = Object.entries(from);
  if (!parts.every(([, part]) => typeof part === 'string')) return '';
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
