// Finding rules: every word that was typed must occur, wherever it stands.
import { unhyphenated } from '@race/words/hyphens.ts';
import type { Book, BookChapter, BookEntry } from './book.ts';

/** The book with those of its rules that hold all words; empty chapters and parts left out. */
export function findRules(book: Book, typed: string): Book {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const isFound = (
    { id, text: { title, rule = '', ruling = '' } }: BookEntry,
    chapter: BookChapter,
  ): boolean => {
    const text = plain([id, chapter.title, title, rule, ruling].join(' '));
    return words.every((word) => text.includes(word));
  };
  return book
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((entry) => isFound(entry, chapter)) }))
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** Small letters without accents and soft hyphens, so that nobody has to type them. */
const plain = (text: string): string =>
  unhyphenated(text)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
