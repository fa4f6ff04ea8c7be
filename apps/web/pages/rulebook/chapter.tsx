// A part of the book with its chapters: each rule with its title, number, picture and ruling.
import { piecesOf, type Titles } from '@race/rulebook/references.ts';
import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import type { BookChapter, BookEntry, Part as BookPart } from './book.ts';
import { type Pieces, RulePicture } from './picture.tsx';

interface Reading {
  readonly go: Go;
  /** The titles of the whole book, for rules that refer to each other. */
  readonly titles: Titles;
  readonly pieces: Pieces;
}

export function Part({ part, ...reading }: { part: BookPart } & Reading): JSX.Element {
  const title = say(`book.part.${part.name}`);
  return (
    <section class="book-part" aria-label={title}>
      <h2 id={partId(part)} tabIndex={-1}>
        {title}
      </h2>
      {part.chapters.map((chapter) => (
        <ChapterSheet key={chapter.section} chapter={chapter} {...reading} />
      ))}
    </section>
  );
}

export const partId = ({ name }: BookPart): string => `part-${name}`;

function ChapterSheet({ chapter, ...reading }: { chapter: BookChapter } & Reading): JSX.Element {
  return (
    <section class="chapter sheet" aria-label={chapter.title}>
      <h3>{chapter.title}</h3>
      {chapter.rules.map((entry) => (
        <Rule key={entry.id} entry={entry} {...reading} />
      ))}
    </section>
  );
}

function Rule({ entry: { id, text }, go, titles, pieces }: { entry: BookEntry } & Reading): JSX.Element {
  const { title, rule, ruling } = text;
  return (
    <article class="chapter-rule">
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <RouteLink to={{ at: 'rules', rule: id }} go={go} class="chapter-number">
        {id}
      </RouteLink>
      <RulePicture rule={id} pieces={pieces} />
      {rule !== undefined && <Words text={rule} go={go} titles={titles} />}
      {ruling !== undefined && (
        <div class="chapter-ruling">
          <p class="label">{say('book.ruling')}</p>
          <Words text={ruling} go={go} titles={titles} />
        </div>
      )}
    </article>
  );
}

/** Rules that a text refers to are one tap away. */
function Words({ text, go, titles }: { text: string } & Omit<Reading, 'pieces'>): JSX.Element {
  return (
    <p>
      {piecesOf(text, titles).map(({ words, rule }, place) =>
        rule === null ? (
          words
        ) : (
          <RouteLink key={place} to={{ at: 'rules', rule }} go={go}>
            {words}
          </RouteLink>
        ),
      )}
    </p>
  );
}
