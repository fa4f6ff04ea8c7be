// Players among themselves: profiles, follows, blocks, notes, challenges, histories and leaderboards.
import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { LONGEST_NAME, MOST_SEATS } from '../base/limits.ts';
import { code, count, type Fields, text } from '../base/read.ts';
import type { Leaves, RaceResult, RatingNews, TrackRating } from '../ratings/results.ts';

/** The pictures that people can choose for themselves, drawn by the page. */
export const PICTURES = [
  'french',
  'italian',
  'english',
  'belgian',
  'american',
  'caravan',
  'tents',
  'luggage',
  'telescope',
  'telegraph',
  'signpost',
  'books',
  'tools',
  'lantern',
] as const;
export type ProfilePicture = (typeof PICTURES)[number];

export const isPicture = (name: string): name is ProfilePicture => PICTURES.some((one) => one === name);

export const LONGEST_PROFILE = 280;
export const LONGEST_TIE_NOTE = 280;
export const LEAST_SOUGHT = 2;

const person = code(32);
const game = code(24);
const board = code(24);
const crews = wholeFrom(2, MOST_SEATS);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

export const PLAYER_REQUESTS = {
  /** What others see of the person: a picture, some words, and a country by its two letters. */
  profile: {
    picture: v.nullable(v.picklist(PICTURES)),
    words: text(LONGEST_PROFILE, 0),
    country: v.nullable(country),
  },
  follow: { person, follow: v.boolean() },
  block: { person, block: v.boolean() },
  /** Only its author reads it. */
  note: { person, words: text(LONGEST_TIE_NOTE, 0) },
  /** The people of the person who asks: followed, met in races, blocked; and challenges to them. */
  people: {},
  findPeople: { name: text(LONGEST_NAME, LEAST_SOUGHT) },
  /** The challenged person does not come. */
  declineChallenge: { table: code(32) },
  /** The races of a player, the newest first; null for any, or for the person who asks. */
  races: {
    person: v.nullable(person),
    game: v.nullable(game),
    board: v.nullable(board),
    crews: v.nullable(crews),
    rated: v.nullable(v.boolean()),
    won: v.boolean(),
    /** Only those in which the person who asks drove, too. */
    together: v.boolean(),
    before: v.nullable(count()),
  },
  /** The best of a track; of people, or of bot accounts. */
  leaders: { game, board, crews, bots: v.boolean() },
} satisfies { readonly [name: string]: Fields };

export interface ProfileNews {
  readonly picture: ProfilePicture | null;
  /** Empty where there are none, and between people one of whom has blocked the other. */
  readonly words: string;
  readonly country: string | null;
}

/** What the reader has to do with a player. */
export interface TieNews {
  readonly follows: boolean;
  readonly blocks: boolean;
  /** One of the two has blocked the other. */
  readonly apart: boolean;
  readonly note: string;
  /** The races that both have driven, and in how many of them the reader was ahead or behind. */
  readonly races: number;
  readonly ahead: number;
  readonly behind: number;
}

/** How many races the reader may see. */
export interface RaceCounts {
  readonly all: number;
  readonly rated: number;
  readonly won: number;
}

export interface PlayerNews {
  readonly person: string;
  readonly name: string;
  readonly you: boolean;
  /** Whose bot account it is; null for people. */
  readonly owner: { readonly person: string; readonly name: string } | null;
  /** The track with most races first. */
  readonly ratings: readonly TrackRating[];
  /** Of rated races, the newest first. */
  readonly results: readonly RaceResult[];
  readonly leaves: Leaves | null;
  readonly profile: ProfileNews;
  /** When they first came. */
  readonly since: number;
  readonly counts: RaceCounts;
  /** Null about oneself. */
  readonly tie: TieNews | null;
  /** A listed race where they sit and are present; null for none. */
  readonly at: string | null;
}

/** A person in a list. */
export interface PersonNews {
  readonly person: string;
  readonly name: string;
  readonly picture: ProfilePicture | null;
  readonly country: string | null;
  /** A listed race where they sit and are present; null for none. */
  readonly table: string | null;
}

export interface MetNews extends PersonNews {
  readonly races: number;
  /** When the last race with them was over. */
  readonly ended: number;
}

/** A challenge to the reader. */
export interface ChallengeNews {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly rated: boolean;
  readonly by: { readonly person: string; readonly name: string };
}

export interface LeaderNews extends PersonNews, Pick<RatingNews, 'rating' | 'give'> {
  readonly races: number;
  readonly won: number;
}

export type CommunityResult =
  | { readonly kind: 'player'; readonly player: PlayerNews }
  | {
      readonly kind: 'people';
      readonly followed: readonly PersonNews[];
      /** The latest first. */
      readonly met: readonly MetNews[];
      readonly blocked: readonly PersonNews[];
      readonly challenges: readonly ChallengeNews[];
    }
  | { readonly kind: 'foundPeople'; readonly people: readonly PersonNews[] }
  /** Whether there are older ones. */
  | { readonly kind: 'races'; readonly races: readonly RaceResult[]; readonly more: boolean }
  /** `you` is null for who has no certain rating there. */
  | {
      readonly kind: 'leaders';
      readonly leaders: readonly LeaderNews[];
      readonly of: number;
      readonly you: { readonly place: number; readonly rating: number } | null;
    };

export const PLAYER_RESULT_KINDS = [
  'player',
  'people',
  'foundPeople',
  'races',
  'leaders',
] as const satisfies readonly CommunityResult['kind'][];
