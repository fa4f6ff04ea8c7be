// The way between processes. Nothing on it may matter if it is lost.
import { type Letter, readLetter, type Word } from './words.ts';

/** What carries letters: to all who listen, in order, or not at all. */
export interface Wire {
  /** Never waits and never fails. */
  send(text: string): void;
  /** Hears letters, and whenever some may have been missed. */
  listen(ear: { heard(text: string): void; missed(): void }): void;
  close(): Promise<void>;
}

export interface Bus {
  /** Tells the other processes, soon. */
  say(word: Word): void;
  /** Hears the others, and whenever some of them may not have been heard. */
  hear(ear: { heard(word: Word): void; missed(): void }): void;
  close(): Promise<void>;
}

/** Under the 8,000 bytes that PostgreSQL takes. */
const MOST_WORDS = 25;

/** All that is said in one tick goes in one letter; of a table only the latest. */
export function makeBus(wire: Wire, from: string): Bus {
  let waiting = new Map<string, Word>();

  function post(): void {
    const words = [...waiting.values()];
    waiting = new Map();
    for (let at = 0; at < words.length; at += MOST_WORDS) {
      const letter: Letter = { from, words: words.slice(at, at + MOST_WORDS) };
      wire.send(JSON.stringify(letter));
    }
  }

  return {
    say(word) {
      if (waiting.size === 0) setImmediate(post);
      const subject = subjectOf(word);
      waiting.set(subject, latest(waiting.get(subject), word));
    },
    hear(ear) {
      wire.listen({
        heard(text) {
          const letter = readLetter(text);
          if (letter === null || letter.from === from) return;
          for (const word of letter.words) ear.heard(word);
        },
        missed: () => ear.missed(),
      });
    },
    close: () => wire.close(),
  };
}

/** A table goes only on. */
const latest = (known: Word | undefined, word: Word): Word =>
  known?.about !== 'table' || word.about !== 'table'
    ? word
    : {
        ...word,
        lines: Math.max(known.lines, word.lines),
        revision: Math.max(known.revision, word.revision),
      };

const subjectOf = (word: Word): string =>
  'person' in word ? `${word.about} ${word.person}` : `${word.about} ${word.table}`;
