// One rule of the book, with its neighbours. A sheet over the table, closed with Escape.

import type { RaceEvent } from '@race/great-race';
import type { Rule, Rulebook, RuleId } from '@race/rulebook';
import { piecesOf } from '@race/rulebook/references.ts';
import { rulesOfTold } from '@race/rulebook/told.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { openedRule, openRule, useRulebook } from './open-rule.tsx';
import './rule-sheet.css';
import './rule-titles.css';

const close = (): void => {
  openedRule.value = null;
};

export function RuleSheet(): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const book = useRulebook();
  const list = book?.list ?? [];
  const at = list.findIndex(({ id }) => id === openedRule.value);
  const rule = list[at];
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  return (
    <dialog ref={box} class="rule-sheet sheet" aria-labelledby="rule-title" onClose={close}>
      <header class="rule-head">
        <p class="label">{rule !== undefined && book?.sections[rule.section]}</p>
        <IconButton
          icon="close"
          class="rule-close"
          words={say('table.close')}
          act={() => box.current?.close()}
        />
      </header>
      {book === null || rule === undefined ? (
        <p id="rule-title">{say('site.loading')}</p>
      ) : (
        <Text book={book} rule={rule.id} />
      )}
      <Neighbours before={list[at - 1]} after={list[at + 1]} book={book} />
      {rule !== undefined && (
        <a class="rule-link rule-in-book" href={writeRoute({ at: 'rules', rule: rule.id })} onClick={close}>
          {say('book.inBook')}
        </a>
      )}
    </dialog>
  );
}

function Text({ book, rule }: { book: Rulebook; rule: RuleId }): JSX.Element {
  const text = book.rules[rule];
  return (
    <div class="rule-words" aria-live="polite">
      <h2 id="rule-title">{text.title}</h2>
      {text.rule !== undefined && <Paragraph text={text.rule} book={book} />}
      {text.ruling !== undefined && (
        <>
          <h3 class="label">{say('decide.ruling')}</h3>
          <Paragraph text={text.ruling} book={book} />
        </>
      )}
    </div>
  );
}

/** Other rules that a text refers to are one tap away as well. */
function Paragraph({ text, book }: { text: string; book: Rulebook }): JSX.Element {
  return (
    <p>
      {piecesOf(text, book.rules).map(({ words, rule }, place) =>
        rule === null ? (
          words
        ) : (
          <button key={place} type="button" class="rule-link" onClick={() => openRule(rule)}>
            {words}
          </button>
        ),
      )}
    </p>
  );
}

/** The rules before and after it in the same chapter. */
interface NeighboursProps {
  readonly before: Rule | undefined;
  readonly after: Rule | undefined;
  readonly book: Rulebook | null;
}

function Neighbours({ before, after, book }: NeighboursProps): JSX.Element {
  return (
    <nav class="rule-neighbours">
      <Neighbour words={say('decide.previousRule')} to={before?.id} book={book} icon="back" />
      <Neighbour words={say('decide.nextRule')} to={after?.id} book={book} icon="forward" />
    </nav>
  );
}

interface NeighbourProps {
  readonly words: string;
  readonly to: RuleId | undefined;
  readonly book: Rulebook | null;
  readonly icon: 'back' | 'forward';
}

function Neighbour({ words, to, book, icon }: NeighbourProps): JSX.Element {
  const title = to === undefined ? undefined : book?.rules[to].title;
  return (
    <button
      type="button"
      class="button"
      aria-label={title === undefined ? words : `${words}: ${title}`}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && openRule(to)}
    >
      {icon === 'back' && <Icon name="back" />}
      <span>{title ?? '–'}</span>
      {icon === 'forward' && <Icon name="forward" />}
    </button>
  );
}

/** Rules by their titles; each opens its text. */
export function RuleTitles({ rules }: { rules: readonly string[] }): JSX.Element | null {
  const book = useRulebook();
  if (book === null) return null;
  const known = book.list
    .filter(({ id }) => rules.includes(id))
    .sort((a, b) => rules.indexOf(a.id) - rules.indexOf(b.id));
  return (
    <ul class="rule-titles">
      {known.map(({ id }) => (
        <li key={id}>
          <button type="button" class="rule-title-link" aria-haspopup="dialog" onClick={() => openRule(id)}>
            {book.rules[id].title}
          </button>
        </li>
      ))}
    </ul>
  );
}

// The rules behind a dispatch, each one tap from its text.
export const RulesOf = ({ events }: { events: readonly RaceEvent[] }): JSX.Element => (
  <RuleTitles rules={rulesOfTold(events)} />
);
