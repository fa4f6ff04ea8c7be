// One rule of the book, with its neighbours. A sheet over the table, closed with Escape.
import { RULES, type Rulebook, type RuleId } from '@race/rulebook';
import { piecesOf } from '@race/rulebook/references.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { IconButton } from '../../icons/icon-button.tsx';
import { writeRoute } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { useRulebook } from '../../words/use-rulebook.ts';
import { openedRule, openRule } from './open-rule.ts';
import './rule-sheet.css';

const close = (): void => {
  openedRule.value = null;
};

export function RuleSheet(): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const book = useRulebook();
  const at = RULES.findIndex(({ id }) => id === openedRule.value);
  const rule = RULES[at];
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
          words={say('live.close')}
          act={() => box.current?.close()}
        />
      </header>
      {book === null || rule === undefined ? (
        <p id="rule-title">{say('viewer.loading')}</p>
      ) : (
        <Text book={book} rule={rule.id} />
      )}
      <Neighbours at={at} book={book} />
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
function Neighbours({ at, book }: { at: number; book: Rulebook | null }): JSX.Element {
  return (
    <nav class="rule-neighbours">
      <Neighbour words={say('decide.previousRule')} to={RULES[at - 1]?.id} book={book} icon="back" />
      <Neighbour words={say('decide.nextRule')} to={RULES[at + 1]?.id} book={book} icon="forward" />
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
