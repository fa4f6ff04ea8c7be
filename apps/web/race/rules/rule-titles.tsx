import { RULES } from '@race/rulebook';
import type { JSX } from 'preact';
import { useRulebook } from '../../words/use-rulebook.ts';
import { openRule } from './open-rule.ts';
import './rule-titles.css';

/** Rules by their titles; each opens its text. */
export function RuleTitles({ rules }: { rules: readonly string[] }): JSX.Element | null {
  const book = useRulebook();
  if (book === null) return null;
  const known = RULES.filter(({ id }) => rules.includes(id)).sort(
    (a, b) => rules.indexOf(a.id) - rules.indexOf(b.id),
  );
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
