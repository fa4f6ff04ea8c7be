// The rulebook: all rules by phase and module, with a search, an address for each rule, and pictures.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeIdleTable } from '../../games/race/race-table.ts';
import { Page } from '../../shell/frame/page.tsx';
import { backTo } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { language, say } from '../../shell/words/say.ts';
import { TileArt } from '../../table/map/tiles.tsx';
import { TableContext, useNewTable } from '../../table/model/table.ts';
import { Openings } from '../laboratory/openings.tsx';
import { Scenery } from '../scenery/scenery.tsx';
import { type Book as BookData, findRules, loadBook, PartSheet, partId, rulesIn, titlesIn } from './book.tsx';
import { isComplete, type Pieces, usePieces } from './picture.tsx';
import './rules-page.css';
import './print.css';

interface Props {
  /** The rule to begin with. */
  readonly rule: string | null;
  /** Where the rulebook was opened. */
  readonly back: Route;
  readonly go: Go;
}

export function RulesPage({ rule, back, go }: Props): JSX.Element {
  const [book, setBook] = useState<BookData | null>(null);
  const [typed, setTyped] = useState('');
  const current = language.value;
  const pieces = usePieces();
  useEffect(() => {
    let isWanted = true;
    void loadBook(current).then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [current]);
  useEffect(() => setTyped(''), [rule]);
  useEffect(() => {
    if (book !== null && rule !== null) turnTo(rule);
  }, [book, rule, isComplete(pieces)]);
  const idle = useNewTable(makeIdleTable, '');
  return (
    <TableContext.Provider value={idle}>
      <Page
        hour="morning"
        title={say('book.title')}
        aside={say('book.aside')}
        go={go}
        {...backTo(back)}
        scene={<Scenery of="rules" />}
      >
        {book === null ? (
          <p>{say('site.loading')}</p>
        ) : (
          <Book book={book} pieces={pieces} rule={rule} typed={typed} onType={setTyped} go={go} />
        )}
      </Page>
    </TableContext.Provider>
  );
}

interface BookProps {
  readonly book: BookData;
  readonly pieces: Pieces;
  readonly rule: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly go: Go;
}

function Book({ book, pieces, rule, typed, onType, go }: BookProps): JSX.Element {
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
          <PartSheet key={part.name} part={part} go={go} titles={titles} pieces={pieces} />
        ))}
        {typed === '' && <Openings />}
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
        <li class="book-contents">
          <button type="button" class="book-to-part" onClick={() => turnTo('openings')}>
            {say('book.appendix')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Scrolls to a heading and focuses it. */
function turnTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
