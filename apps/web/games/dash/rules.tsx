// The rules of the Dash, each with its number, on a leaf over the page.
import { type Signal, useSignal } from '@preact/signals';
import { DASH_RULES, DASH_SECTIONS, type DashRulebook, loadDashRules } from '@race/rulebook/dash.ts';
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { IconButton, RuleMark } from '../../shell/icons/icon.tsx';
import { openRule } from '../../table/rules/open-rule.tsx';
import { say, words } from './words.ts';
import './rules.css';

/** The open rule; empty for the first one, null when the leaf is closed. */
const ShownRule = createContext<Signal<string | null> | null>(null);

function useShownRule(): Signal<string | null> {
  const shown = useContext(ShownRule);
  if (shown === null) throw new Error('outside of the rules of a Dash');
  return shown;
}

/** Around a page with a leaf of rules and the buttons that open it. */
export function DashRulesProvider({ children }: { children: ComponentChildren }): JSX.Element {
  const shown = useSignal<string | null>(null);
  return <ShownRule.Provider value={shown}>{children}</ShownRule.Provider>;
}

export function DashRulesButton(): JSX.Element {
  const shown = useShownRule();
  const show = () => {
    shown.value = '';
  };
  return (
    <button type="button" class="button" onClick={show}>
      {say('table.rules')}
    </button>
  );
}

/** Rules of every table are in the rulebook of all games. */
const isOfDash = (rule: string): boolean => DASH_RULES.some(({ id }) => id === rule);

/** A question mark that opens the rule. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
  const shown = useShownRule();
  const show = () => {
    if (isOfDash(rule)) shown.value = rule;
    else openRule(rule);
  };
  return (
    <button
      type="button"
      class="dash-rule-link"
      aria-haspopup="dialog"
      aria-label={say('decide.rule')}
      title={say('decide.rule')}
      onClick={show}
    >
      <RuleMark />
    </button>
  );
}

/** The leaf itself, once on each page. */
export function DashRulesLeaf(): JSX.Element | null {
  const shown = useShownRule();
  const close = () => {
    shown.value = null;
  };
  return shown.value === null ? null : <Leaf rule={shown.value} close={close} />;
}

function Leaf({ rule, close }: { rule: string; close: () => void }): JSX.Element {
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
