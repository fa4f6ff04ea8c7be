// The book of rules: by phase and by module, with a search, an address for each, and pictures of the pieces.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TileArt } from '../../map/tiles.tsx';
import { backTo } from '../../router/back-to.ts';
import type { Go, Route } from '../../router/router.ts';
import { language, say } from '../../words/say.ts';
import { Page } from '../page.tsx';
import { type Book as BookData, loadBook, rulesIn, titlesIn } from './book.ts';
import { Part, partId } from './chapter.tsx';
import { fetchPieces, hasPieces } from './picture.tsx';
import { findRules } from './search.ts';
import './rules-page.css';
import './print.css';

interface Props {
  /** The one to begin with. */
  readonly rule: string | null;
  /** Where the book was opened. */
  readonly back: Route;
  readonly go: Go;
}

export function RulesPage({ rule, back, go }: Props): JSX.Element {
  const [book, setBook] = useState<BookData | null>(null);
  const [typed, setTyped] = useState('');
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    void loadBook(spoken).then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  useEffect(() => void fetchPieces(), []);
  useEffect(() => setTyped(''), [rule]);
  useEffect(() => {
    if (book !== null && rule !== null) turnTo(rule);
  }, [book, rule, hasPieces.value]);
  return (
    <Page title={say('book.title')} aside={say('book.aside')} go={go} {...backTo(back)}>
      {book === null ? (
        <p>{say('viewer.loading')}</p>
      ) : (
        <Book book={book} rule={rule} typed={typed} onType={setTyped} go={go} />
      )}
    </Page>
  );
}

interface BookProps {
  readonly book: BookData;
  readonly rule: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly go: Go;
}

function Book({ book, rule, typed, onType, go }: BookProps): JSX.Element {
  const parts = findRules(book, typed);
  const titles = useMemo(() => titlesIn(book), [book]);
  const isKnown = rule === null || rulesIn(book).some(({ id }) => id === rule);
  return (
    <div class="book">
      <TileArt />
      <search class="book-search">
        <label>
          <span class="label">{say('book.search')}</span>
          <input
            type="search"
            value={typed}
            autocomplete="off"
            onInput={(event) => onType(event.currentTarget.value)}
          />
        </label>
        <div class="book-found">
          <p aria-live="polite">{say('book.found', { count: rulesIn(parts).length })}</p>
          <button type="button" class="button" onClick={() => print()}>
            {say('book.print')}
          </button>
        </div>
        <Contents parts={parts} />
      </search>
      <div class="book-text">
        {!isKnown && (
          <p class="book-unknown" role="alert">
            {say('book.unknown', { rule })}
          </p>
        )}
        {parts.map((part) => (
          <Part key={part.name} part={part} go={go} titles={titles} />
        ))}
      </div>
    </div>
  );
}

/** Leads to a part or to the first rule of a chapter. */
function Contents({ parts }: { parts: BookData }): JSX.Element {
  return (
    <nav aria-label={say('book.chapters')}>
      <ul class="book-chapters">
        {parts.map((part) => (
          <li key={part.name} class="book-contents">
            <button type="button" class="book-to-part" onClick={() => turnTo(partId(part))}>
              {say(`book.part.${part.name}`)}
            </button>
            <ul>
              {part.chapters.map(({ section, title, rules: [first] }) => (
                <li key={section}>
                  <button type="button" onClick={() => first !== undefined && turnTo(first.id)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Turns the pages to a heading, which has the focus then. */
function turnTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
