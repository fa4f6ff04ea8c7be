// A part of the book and its chapters: each rule with its title, its number, its picture, and how this edition reads it.
import type { JSX } from 'preact';
import { linked } from '../../live/rules/linked.ts';
import { say } from '../../words/say.ts';
import type { Go } from '../place.ts';
import { PlaceLink } from '../place-link.tsx';
import type { Part as BookPart, Chapter, Entry } from './book.ts';
import { RulePicture } from './picture.tsx';

export function Part({ part, go }: { part: BookPart; go: Go }): JSX.Element {
  const title = say(`book.part.${part.name}`);
  return (
    <section class="book-part" aria-label={title}>
      <h2 id={partId(part)} tabIndex={-1}>
        {title}
      </h2>
      {part.chapters.map((chapter) => (
        <ChapterSheet key={chapter.section} chapter={chapter} go={go} />
      ))}
    </section>
  );
}

export const partId = ({ name }: BookPart): string => `part-${name}`;

function ChapterSheet({ chapter, go }: { chapter: Chapter; go: Go }): JSX.Element {
  return (
    <section class="chapter sheet" aria-label={chapter.title}>
      <h3>{chapter.title}</h3>
      {chapter.rules.map((entry) => (
        <Rule key={entry.id} entry={entry} go={go} />
      ))}
    </section>
  );
}

function Rule({ entry: { id, text }, go }: { entry: Entry; go: Go }): JSX.Element {
  const { title, rule, ruling } = text;
  return (
    <article class="chapter-rule">
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <PlaceLink to={{ at: 'rules', rule: id }} go={go} class="chapter-number">
        {id}
      </PlaceLink>
      <RulePicture rule={id} />
      {rule !== undefined && <Words text={rule} go={go} />}
      {ruling !== undefined && (
        <div class="chapter-ruling">
          <p class="label">{say('book.ruling')}</p>
          <Words text={ruling} go={go} />
        </div>
      )}
    </article>
  );
}

/** Rules that a text names are one tap away. */
function Words({ text, go }: { text: string; go: Go }): JSX.Element {
  return (
    <p>
      {linked(text).map(({ words, rule }, place) =>
        rule === null ? (
          words
        ) : (
          <PlaceLink key={place} to={{ at: 'rules', rule }} go={go}>
            {words}
          </PlaceLink>
        ),
      )}
    </p>
  );
}
