// A question mark that opens the text of a rule.
import { loadRules, type RuleId, type RuleText } from '@race/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleMark } from '../icons/icon.tsx';
import { language, say } from '../words/say.ts';
import './rule-note.css';

export function RuleNote({ rule }: { rule: string }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<RuleText | null>(null);
  const current = language.value;
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    void loadRules(current).then(({ rules }) => {
      const isRule = (id: string): id is RuleId => Object.hasOwn(rules, id);
      if (isWanted) setText(isRule(rule) ? rules[rule] : null);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, rule, current]);
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
