import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { openRule } from './open-rule.ts';
import './rule-button.css';

/** A rule's identifier, one tap from its text. */
export function RuleButton({ rule }: { rule: string }): JSX.Element {
  return (
    <button
      type="button"
      class="rule-button"
      aria-haspopup="dialog"
      aria-label={say('decide.rule', { rule })}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
