// What people at a table say to each other, and whom one does not want to hear.

/** What somebody said at a table. */
export interface TalkRow {
  readonly table: string;
  /** Its place among what was said there, from 1. */
  readonly line: number;
  /** Who said it, and the name they had at the table then: another may sit there now. */
  readonly person: string;
  readonly name: string;
  readonly seat: number;
  /** The key of a ready phrase; empty for words of their own. */
  readonly phrase: string;
  readonly words: string | null;
  readonly made: number;
}

export type TalkChange =
  | { readonly write: 'said'; readonly said: Omit<TalkRow, 'line'> }
  | { readonly write: 'mute'; readonly person: string; readonly other: string; readonly muted: boolean }
  /** Somebody wants neither to read nor to write words that are nobody's ready phrase, or does again. */
  | { readonly write: 'wordless'; readonly person: string; readonly wordless: boolean };

export interface TalkStore {
  /** What was last said at a table, the latest last. */
  talkOf(table: string, most: number): Promise<readonly TalkRow[]>;
  /** All that somebody said, anywhere. */
  talkBy(person: string): Promise<readonly TalkRow[]>;
  /** Whom somebody does not want to hear. */
  mutesOf(person: string): Promise<readonly string[]>;
  isWordless(person: string): Promise<boolean>;
}

export const TALK_STEP = `
  CREATE TABLE talk (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL, phrase TEXT NOT NULL,
    made BIGINT NOT NULL, PRIMARY KEY (table_id, line)
  );
  CREATE INDEX talk_person ON talk (person);
  CREATE TABLE mutes (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other));
  CREATE INDEX mutes_other ON mutes (other);
  `;

/** Since words of one's own. */
export const WORDS_STEP = `
  ALTER TABLE talk ADD COLUMN words TEXT;
  CREATE TABLE wordless (person TEXT PRIMARY KEY);
  `;

/** Since lines keep the name of who said them; of those before, it is the one that person has now. */
export const SPEAKERS_STEP = `
  ALTER TABLE talk ADD COLUMN name TEXT NOT NULL DEFAULT '';
  UPDATE talk SET name = COALESCE((SELECT people.name FROM people WHERE people.person = talk.person), '');
  `;

export const TALK_SQL = {
  addTalk: `INSERT INTO talk (table_id, line, person, seat, phrase, words, made, name)
    SELECT $1, COALESCE(MAX(line), 0) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE table_id = $1
    ON CONFLICT (table_id, line) DO NOTHING`,
  mute: 'INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT (person, other) DO NOTHING',
  unmute: 'DELETE FROM mutes WHERE person = $1 AND other = $2',
  moveTalk: 'UPDATE talk SET person = $2 WHERE person = $1',
  moveMutes: `INSERT INTO mutes (person, other) SELECT $2, other FROM mutes WHERE person = $1 AND other <> $2
    ON CONFLICT (person, other) DO NOTHING`,
  moveMuted: `INSERT INTO mutes (person, other) SELECT person, $2 FROM mutes WHERE other = $1 AND person <> $2
    ON CONFLICT (person, other) DO NOTHING`,
  wordless: 'INSERT INTO wordless (person) VALUES ($1) ON CONFLICT (person) DO NOTHING',
  worded: 'DELETE FROM wordless WHERE person = $1',
  moveWordless: `INSERT INTO wordless (person) SELECT $2 FROM wordless WHERE person = $1
    ON CONFLICT (person) DO NOTHING`,
  forgetTalk: 'DELETE FROM talk WHERE person = $1',
  forgetMutes: 'DELETE FROM mutes WHERE person = $1 OR other = $1',
  forgetWordless: 'DELETE FROM wordless WHERE person = $1',
  dropTalk: 'DELETE FROM talk WHERE table_id = $1',
  talkOf: 'SELECT * FROM talk WHERE table_id = $1 ORDER BY line DESC LIMIT $2',
  talkBy: 'SELECT * FROM talk WHERE person = $1 ORDER BY made, table_id, line',
  mutesOf: 'SELECT other FROM mutes WHERE person = $1 ORDER BY other',
  isWordless: 'SELECT person FROM wordless WHERE person = $1',
} as const;
