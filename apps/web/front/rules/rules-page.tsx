// The book of rules: by chapter, with a search, and an address for each.
import type { Rulebook } from '@race/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { useRulebook } from '../../words/use-rulebook.ts';
import { Page } from '../page.tsx';
import type { Go, Place } from '../place.ts';
import { Chapter } from './chapter.tsx';
import { findRules, isRule } from './search.ts';
import './rules-page.css';

interface Props {
  /** The one to begin with. */
  readonly rule: string | null;
  /** Where the book was opened. */
  readonly back: Place;
  readonly go: Go;
}

export function RulesPage({ rule, back, go }: Props): JSX.Element {
  const book = useRulebook();
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(''), [rule]);
  useEffect(() => {
    if (book !== null && rule !== null) document.getElementById(rule)?.focus();
  }, [book, rule]);
  return (
    <Page
      title={say('desk.rules.title')}
      aside={say('desk.rules.aside')}
      go={go}
      {...(back.at === 'table' ? { back: { to: back, words: say('desk.rules.back') } } : {})}
    >
      {book === null ? (
        <p>{say('viewer.loading')}</p>
      ) : (
        <Book book={book} rule={rule} typed={typed} onType={setTyped} go={go} />
      )}
    </Page>
  );
}

interface BookProps {
  readonly book: Rulebook;
  readonly rule: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly go: Go;
}

function Book({ book, rule, typed, onType, go }: BookProps): JSX.Element {
  const chapters = findRules(book, typed);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="book">
      <search class="book-search">
        <label>
          <span class="label">{say('desk.rules.search')}</span>
          <input
            type="search"
            value={typed}
            autocomplete="off"
            onInput={(event) => onType(event.currentTarget.value)}
          />
        </label>
        <p aria-live="polite">{say('desk.rules.found', { count })}</p>
        <nav aria-label={say('desk.rules.chapters')}>
          <ul class="book-chapters">
            {chapters.map(({ section, title, rules: [first] }) => (
              <li key={section}>
                <button
                  type="button"
                  onClick={() => first !== undefined && document.getElementById(first)?.focus()}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </search>
      <div class="book-text">
        {rule !== null && !isRule(rule) && (
          <p class="book-unknown" role="alert">
            {say('desk.rules.unknown', { rule })}
          </p>
        )}
        {chapters.map((chapter) => (
          <Chapter key={chapter.section} chapter={chapter} book={book} go={go} />
        ))}
      </div>
    </div>
  );
}
