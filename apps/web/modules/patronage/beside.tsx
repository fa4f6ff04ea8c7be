import type { JSX } from 'preact';
import { boardAnswers } from '../boards/acts.ts';
import { Cash } from './cash.tsx';
import './beside.css';

/** Cashing in, where it can be done now: it is asked for nowhere else. PATRON-04. */
export function Beside(): JSX.Element | null {
  if (!boardAnswers.value.some((answer) => answer.do === 'cash')) return null;
  return (
    <span class="patron-beside">
      <Cash />
    </span>
  );
}
