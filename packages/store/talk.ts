// Talk at tables, and whom people have muted.
import { entity, type RowOf, text, textOrNull, whole } from './entity.ts';
import { always, claim, type Queries, type Writing, type Writings } from './sql.ts';

/** A line of talk. */
export const TALK = entity(
  'talk',
  {
    table: text,
    /** The author, and the name they had then: another person may sit there now. */
    person: text,
    name: text,
    seat: whole,
    /** The key of a ready phrase; empty for free text. */
    phrase: text,
    words: textOrNull,
    made: whole,
    /** Its number at this table, from 1. */
    line: whole,
  },
  { key: ['table', 'line'], indexes: { person: '(person)' } },
);
export type TalkRow = RowOf<typeof TALK>;

export const MUTES = entity(
  'mutes',
  { person: text, other: text },
  { key: ['person', 'other'], indexes: { other: '(other)' } },
);

/** People who have switched free text off. */
export const WORDLESS = entity('wordless', { person: text }, { key: ['person'] });

export interface TalkChanges {
  said: { readonly said: Omit<TalkRow, 'line'> };
  mute: { readonly person: string; readonly other: string; readonly muted: boolean };
  /** A person switches free text off, or on again. */
  wordless: { readonly person: string; readonly wordless: boolean };
}

export interface TalkStore {
  /** The latest lines of a table, in order. */
  talkOf(table: string, most: number): Promise<readonly TalkRow[]>;
  talkLine(table: string, line: number): Promise<TalkRow | null>;
  /** All lines of a person. */
  talkBy(person: string): Promise<readonly TalkRow[]>;
  /** The people that a person has muted. */
  mutesOf(person: string): Promise<readonly string[]>;
  isWordless(person: string): Promise<boolean>;
}

const SAID = TALK.without('line');
const ADD_TALK = `${TALK.insert} SELECT ${SAID.slots}, COALESCE(MAX(line), 0) + 1 FROM talk WHERE table_id = $1
  ON CONFLICT (table_id, line) DO NOTHING`;
/** The row stays, so that no later line gets its number. */
export const EMPTY_LINE = `UPDATE talk SET words = NULL, phrase = ''
  WHERE table_id = $1 AND line = $2 AND (words IS NOT NULL OR phrase <> '')`;
export const NAME_WHAT_THEY_SAID = 'UPDATE talk SET name = $2 WHERE person = $1';
const UNMUTE = MUTES.drop('person', 'other');
const WORDED = WORDLESS.drop('person');

/** The next line of a table, or of a club. */
export const addTalk = (said: Omit<TalkRow, 'line'>): Writing => ({
  ...claim(ADD_TALK, ...SAID.values(said)),
  isCounted: true,
});

export const talkWritings: Writings<TalkChanges> = {
  said: ({ said }) => addTalk(said),
  mute: ({ person, other, muted }) => always([muted ? MUTES.add : UNMUTE, person, other]),
  wordless: ({ person, wordless }) => always([wordless ? WORDLESS.add : WORDED, person]),
};

export function talkReads({ one, many }: Queries): TalkStore {
  const latest = many(TALK, 'WHERE table_id = $1 ORDER BY line DESC LIMIT $2');
  const wordless = one(WORDLESS, 'WHERE person = $1');
  return {
    talkOf: async (table, most) => (await latest(table, most)).reverse(),
    talkLine: one(TALK, 'WHERE table_id = $1 AND line = $2'),
    talkBy: many(TALK, 'WHERE person = $1 ORDER BY made, table_id, line'),
    mutesOf: many(MUTES.only('other'), 'WHERE person = $1 ORDER BY other'),
    isWordless: async (person) => (await wordless(person)) !== null,
  };
}
