// A chapter of the rules: each with its title, its number, its words, and how this edition reads it.
import type { Rulebook, RuleId } from '@race/rulebook';
import type { JSX } from 'preact';
import { linked } from '../../live/rules/linked.ts';
import { say } from '../../words/say.ts';
import type { Go } from '../place.ts';
import { PlaceLink } from '../place-link.tsx';
import type { Chapter as Found } from './search.ts';

interface Props {
  readonly chapter: Found;
  readonly book: Rulebook;
  readonly go: Go;
}

export function Chapter({ chapter, book, go }: Props): JSX.Element {
  return (
    <section class="chapter sheet" aria-label={chapter.title}>
      <h2>{chapter.title}</h2>
      {chapter.rules.map((id) => (
        <Rule key={id} id={id} book={book} go={go} />
      ))}
    </section>
  );
}

function Rule({ id, book, go }: { id: RuleId; book: Rulebook; go: Go }): JSX.Element {
  const { title, rule, ruling } = book.rules[id];
  return (
    <article class="chapter-rule">
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <PlaceLink to={{ at: 'rules', rule: id }} go={go} class="chapter-number">
        {id}
      </PlaceLink>
      {rule !== undefined && <Words text={rule} go={go} />}
      {ruling !== undefined && (
        <div class="chapter-ruling">
          <p class="label">{say('desk.rules.ruling')}</p>
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
