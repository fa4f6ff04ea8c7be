// A rule, one tap away: its title and text when opened.
import { loadRules, RULES, type RuleId, type RuleText } from '@race/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleMark } from '../race/rules/rule-mark.tsx';
import { language, say } from '../words/say.ts';
import './rule-note.css';

const isRule = (rule: string): rule is RuleId => RULES.some(({ id }) => id === rule);

export function RuleNote({ rule }: { rule: string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<RuleText | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (!isOpen || !isRule(rule)) return;
    let isWanted = true;
    void loadRules(spoken).then(({ rules }) => isWanted && setText(rules[rule]));
    return () => {
      isWanted = false;
    };
  }, [isOpen, rule, spoken]);
  return (
    <details class="rule-note" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={say('decide.rule')} title={say('decide.rule')}>
        <RuleMark />
      </summary>
      {text && (
        <div class="rule-text">
          <p class="rule-title">{text.title}</p>
          {text.rule !== undefined && <p>{text.rule}</p>}
          {text.ruling !== undefined && <p>{text.ruling}</p>}
        </div>
      )}
    </details>
  );
}
