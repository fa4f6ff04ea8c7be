import { signal } from '@preact/signals';
import { loadRules, type Rulebook } from '@race/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSheets } from '../../shell/chunks.ts';
import { RuleMark } from '../../shell/icons/icon.tsx';
import { language, say } from '../../shell/words/say.ts';
import './rule-button.css';

/** The identifier of the open rule; null when none is open. */
export const openedRule = signal<string | null>(null);

/** Opens a rule by its identifier, over whatever is shown. */
export function openRule(rule: string): void {
  openedRule.value = rule;
}

/** A question mark that opens the rule. */
export function RuleButton({ rule }: { rule: string }): JSX.Element {
  return (
    <button
      type="button"
      class="rule-button"
      aria-haspopup="dialog"
      aria-label={say('decide.rule')}
      title={say('decide.rule')}
      onClick={() => openRule(rule)}
    >
      <RuleMark />
    </button>
  );
}

const RuleSheet = lazy(async () => (await loadSheets()).RuleSheet, null);

/** The open rule; it can be opened from anywhere at the table. */
export const OpenedRule = (): JSX.Element | null => (openedRule.value === null ? null : <RuleSheet />);

/** The rules in the current language; null while they are fetched. */
export function useRulebook(): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  const current = language.value;
  useEffect(() => {
    let isWanted = true;
    void loadRules(current).then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [current]);
  return book;
}
