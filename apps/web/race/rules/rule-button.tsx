import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { openRule } from './open-rule.ts';
import { RuleMark } from './rule-mark.tsx';
import './rule-button.css';

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
