import type { Seat } from '@race/kernel';
import { MOST_SEATS } from '../limits.ts';
import { code, count, type Fields, type Reader, yesOrNo } from '../read.ts';

/** What can be said at a table: ready phrases, which every reader has in their own language. */
export const PHRASES = [
  'hello',
  'luck',
  'well',
  'close',
  'road',
  'thinking',
  'time',
  'back',
  'thanks',
  'sorry',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

const phrase: Reader<Phrase> = (from) => PHRASES.find((one) => one === from);

const table = code(32);

export const TALK_WISHES = {
  say: { table, phrase },
  /** What was said so far. */
  talk: { table },
  mute: { table, seat: count(MOST_SEATS - 1), muted: yesOrNo },
} satisfies { readonly [name: string]: Fields };

export interface Said {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Somebody at the table says something. */
export interface TalkSaid extends Said {
  readonly say: 'talk';
  readonly table: string;
}

export interface TalkBrought {
  readonly kind: 'talk';
  /** The latest last. */
  readonly said: readonly Said[];
  /** The seats whose people one does not hear. */
  readonly muted: readonly Seat[];
}

export const isPhrase = (text: string): text is Phrase => PHRASES.some((one) => one === text);
