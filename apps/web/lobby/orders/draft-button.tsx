// Beside the plan: it is confirmed as it is once the others have confirmed theirs.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { given, order } from './given.ts';

interface Props {
  readonly answer: object | null;
  readonly question: number;
}

export function DraftButton({ answer, question }: Props): JSX.Element {
  const isOn = given.value.drafted === question;
  const plan = answer === null ? null : JSON.stringify(answer);
  const meant = useRef<string | null>(null);
  const draft = (next: object | null) => {
    meant.current = next === null ? null : JSON.stringify(next);
    void order({ drafted: next === null ? null : question }, (table) => ({
      do: 'draft',
      table,
      question,
      answer: next,
    }));
  };
  // Whoever goes on planning has not meant the plan as it was.
  useEffect(() => {
    if (isOn && meant.current !== null && plan !== meant.current) draft(null);
  }, [plan]);
  return (
    <button
      type="button"
      class="button plan-later"
      aria-pressed={isOn}
      aria-disabled={!isOn && answer === null}
      title={say('orders.draft.how')}
      onClick={() => {
        if (isOn) draft(null);
        else if (answer !== null) draft(answer);
      }}
    >
      {say(isOn ? 'orders.draft.on' : 'orders.draft')}
    </button>
  );
}
