import type { Seat } from '@race/kernel';
import { MOST_SEATS } from '../limits.ts';
import { code, count, type FieldReader, type Fields, text, yesOrNo } from '../read.ts';
import { LONGEST_WORDS } from './words.ts';

/** Ready phrases, which every reader has in their own language. */
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

const phrase: FieldReader<Phrase> = (from) => PHRASES.find((one) => one === from);

const table = code(32);

export const TALK_REQUESTS = {
  say: { table, phrase },
  /** Says something in words of one's own. */
  write: { table, words: text(LONGEST_WORDS) },
  /** Whether one wants neither to read nor to write such words, at any table. */
  wordless: { wordless: yesOrNo },
  /** For whoever opened the table, before the race: whether ready phrases are all that is said at it. */
  phrasesOnly: { table, phrasesOnly: yesOrNo },
  /** What was said so far. */
  talk: { table },
  mute: { table, seat: count(MOST_SEATS - 1), muted: yesOrNo },
} satisfies { readonly [name: string]: Fields };

/** A ready phrase, or words of one's own, and who said it: the seat, and the name they had there then. */
export type TalkLine = { readonly seat: Seat; readonly name: string } & (
  | { readonly phrase: Phrase }
  | { readonly words: string }
);

/** Somebody at the table says something. */
export type TalkMessage = TalkLine & { readonly type: 'talk'; readonly table: string };

/**
 * Whether there are words of one's own for who asks: open; switched off by themselves; none at this table; none where
 * nobody reads reports; none for who does not sit there; read but not written by who was silenced.
 */
export const WORDS_HERE = ['open', 'off', 'phrases', 'unread', 'watching', 'silenced'] as const;
export type WordsHere = (typeof WORDS_HERE)[number];

export interface TalkResult {
  readonly kind: 'talk';
  /** The latest last. */
  readonly lines: readonly (TalkLine & { readonly line: number; readonly yours: boolean })[];
  /** The seats whose people one does not hear. */
  readonly muted: readonly Seat[];
  readonly words: WordsHere;
  /** Whether somebody reads what one reports. */
  readonly reports: boolean;
}

export const isPhrase = (text: string): text is Phrase => PHRASES.some((one) => one === text);
