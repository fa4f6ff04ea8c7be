import type { JSX } from 'preact';
import './rule-mark.css';

/** The question mark that leads to a rule. */
export const RuleMark = (): JSX.Element => (
  <span class="rule-mark" aria-hidden="true">
    ?
  </span>
);
