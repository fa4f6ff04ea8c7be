// The rules of the Dash, each with its number, on a leaf over the page.
import { signal } from '@preact/signals';
import { DASH_RULES, DASH_SECTIONS, type DashRulebook, loadDashRules } from '@race/rulebook/dash.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../icons/icon-button.tsx';
import { openRule } from '../race/rules/open-rule.ts';
import { RuleMark } from '../race/rules/rule-mark.tsx';
import { say, words } from './words.ts';
import './rules.css';

/** The rule that is shown; empty for the first, null when the leaf is closed. */
const shown = signal<string | null>(null);

const showRule = (rule: string): void => {
  shown.value = rule;
};

export function DashRulesButton(): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => showRule('')}>
      {say('desk.rules')}
    </button>
  );
}

/** What holds at every table stands in the book of all games. */
const isOfDash = (rule: string): boolean => DASH_RULES.some(({ id }) => id === rule);

/** A question mark that opens the rule. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
  return (
    <button
      type="button"
      class="dash-rule-link"
      aria-haspopup="dialog"
      aria-label={say('decide.rule')}
      title={say('decide.rule')}
      onClick={() => (isOfDash(rule) ? showRule(rule) : openRule(rule))}
    >
      <RuleMark />
    </button>
  );
}

/** The leaf itself; stands once on each page. */
export function DashRulesLeaf(): JSX.Element | null {
  return shown.value === null ? null : <Leaf rule={shown.value} />;
}

function Leaf({ rule }: { rule: string }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [book, setBook] = useState<DashRulebook | null>(null);
  const { language } = words();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    void loadDashRules(language).then(setBook);
  }, [language]);
  useEffect(() => {
    if (book !== null && rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [book, rule]);
  const close = () => {
    shown.value = null;
  };
  return (
    <dialog ref={dialog} class="sheet dash-rules" aria-label={say('dash.page.rules')} onClose={close}>
      <header>
        <h2>{say('dash.page.rules')}</h2>
        <IconButton icon="close" words={say('dash.page.rulesClose')} act={close} />
      </header>
      {book !== null &&
        DASH_SECTIONS.map((section) => <Chapter key={section} section={section} book={book} rule={rule} />)}
    </dialog>
  );
}

interface ChapterProps {
  readonly section: (typeof DASH_SECTIONS)[number];
  readonly book: DashRulebook;
  readonly rule: string;
}

function Chapter({ section, book, rule }: ChapterProps): JSX.Element {
  return (
    <section aria-label={book.sections[section]}>
      <h3>{book.sections[section]}</h3>
      <dl>
        {DASH_RULES.filter((one) => one.section === section).map(({ id }) => (
          <RuleEntry key={id} id={id} text={book.rules[id]} isMeant={id === rule} />
        ))}
      </dl>
    </section>
  );
}

interface EntryProps {
  readonly id: string;
  readonly text: { readonly title: string; readonly rule?: string; readonly ruling?: string };
  readonly isMeant: boolean;
}

function RuleEntry({ id, text, isMeant }: EntryProps): JSX.Element {
  return (
    <div id={id} class={isMeant ? 'is-meant' : ''}>
      <dt>
        {text.title} <span class="label">{id}</span>
      </dt>
      {text.rule !== undefined && <dd>{text.rule}</dd>}
      {text.ruling !== undefined && (
        <dd>
          <i>{say('dash.page.ruling')}</i> {text.ruling}
        </dd>
      )}
    </div>
  );
}
