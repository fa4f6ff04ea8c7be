// Why something cannot be done, with its rule beside it.
import type { JSX } from 'preact';
import { refused } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { sizeOf } from './sentence-size.ts';
import { whyWords } from './words.ts';

export function Refusal(): JSX.Element | null {
  const refusal = refused.value;
  if (refusal === null) return null;
  const text = whyWords(refusal);
  return (
    <div class="says" role="alert">
      <p class={`${sizeOf(text)} says-no`}>{text}</p>
      <RuleButton rule={refusal.rule} />
    </div>
  );
}
