// What people at a table say to each other, and whom one does not want to hear.

/** A ready phrase that somebody said. */
export interface KeptPhrase {
  readonly table: string;
  readonly person: string;
  readonly seat: number;
  readonly phrase: string;
  readonly made: number;
}

export type TalkChange =
  | { readonly write: 'phrase'; readonly phrase: KeptPhrase }
  | { readonly write: 'mute'; readonly person: string; readonly other: string; readonly muted: boolean };

export interface TalkStore {
  /** The last phrases said at a table, the latest last. */
  talkOf(table: string, most: number): Promise<readonly KeptPhrase[]>;
  /** All that somebody said, anywhere. */
  saidBy(person: string): Promise<readonly KeptPhrase[]>;
  /** Whom somebody does not want to hear. */
  mutesOf(person: string): Promise<readonly string[]>;
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

export const TALK_SQL = {
  addPhrase: `INSERT INTO talk (table_id, line, person, seat, phrase, made)
    SELECT $1, COALESCE(MAX(line), 0) + 1, $2, $3, $4, $5 FROM talk WHERE table_id = $1
    ON CONFLICT (table_id, line) DO NOTHING`,
  mute: 'INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT (person, other) DO NOTHING',
  unmute: 'DELETE FROM mutes WHERE person = $1 AND other = $2',
  moveTalk: 'UPDATE talk SET person = $2 WHERE person = $1',
  forgetTalk: 'DELETE FROM talk WHERE person = $1',
  forgetMutes: 'DELETE FROM mutes WHERE person = $1 OR other = $1',
  dropTalk: 'DELETE FROM talk WHERE table_id = $1',
  talkOf: `SELECT table_id, person, seat, phrase, made FROM talk
    WHERE table_id = $1 ORDER BY line DESC LIMIT $2`,
  saidBy:
    'SELECT table_id, person, seat, phrase, made FROM talk WHERE person = $1 ORDER BY made, table_id, line',
  mutesOf: 'SELECT other FROM mutes WHERE person = $1 ORDER BY other',
} as const;
