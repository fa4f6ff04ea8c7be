import type { Seat } from '@race/kernel';
import * as v from 'valibot';
import { MOST_SEATS } from '../base/limits.ts';
import { code, count, type Fields, text } from '../base/read.ts';
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

const phrase = v.picklist(PHRASES);

const table = code(32);

export const TALK_REQUESTS = {
  say: { table, phrase },
  /** Sends free text. */
  write: { table, words: text(LONGEST_WORDS) },
  /** Switches free text off or on for this person, at every table. */
  wordless: { wordless: v.boolean() },
  /** For the host, before the race: whether only ready phrases are allowed. */
  phrasesOnly: { table, phrasesOnly: v.boolean() },
  /** The talk so far. */
  talk: { table },
  mute: { table, seat: count(MOST_SEATS - 1), muted: v.boolean() },
} satisfies { readonly [name: string]: Fields };

/** A ready phrase or free text with its author: the seat, null for an onlooker, and the name they had then. */
export type TalkLine = { readonly seat: Seat | null; readonly name: string } & (
  | { readonly phrase: Phrase }
  | { readonly words: string }
);

/** A line of talk at a table. */
export type TalkMessage = TalkLine & { readonly type: 'talk'; readonly table: string };

/**
 * Whether the reader may use free text: open; switched off by the reader; not at this table; not without administrators;
 * not without a seat; or silenced, which still allows reading.
 */
export const WORDS_HERE = ['open', 'off', 'phrases', 'unread', 'watching', 'silenced'] as const;
export type WordsHere = (typeof WORDS_HERE)[number];

export interface TalkResult {
  readonly kind: 'talk';
  /** The latest last. */
  readonly lines: readonly (TalkLine & {
    readonly line: number;
    readonly yours: boolean;
    readonly made: number;
  })[];
  /** The seats whose people the reader has muted. */
  readonly muted: readonly Seat[];
  readonly words: WordsHere;
  /** Whether there are administrators who read reports. */
  readonly reports: boolean;
}

export const isPhrase = (text: string): text is Phrase => PHRASES.some((one) => one === text);
