import { LONGEST_NAME } from '@race/protocol/limits.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/say.ts';
import './name-field.css';

/** Who one is at a table with others. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }): JSX.Element {
  const id = useId();
  return (
    <div class="my-name">
      <label for={id}>{say('online.name')}</label>
      <input
        id={id}
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        spellcheck={false}
        aria-describedby={`${id}how`}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <p id={`${id}how`} class="aside">
        {say('online.name.how')}
      </p>
    </div>
  );
}
