import { LONGEST_NAME } from '@race/protocol/limits.ts';
import type { JSX, Ref } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/say.ts';
import './name-field.css';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Where it is typed, for who must come back to it. */
  readonly field?: Ref<HTMLInputElement>;
  /** The form it belongs to, where it stands outside of it. */
  readonly form?: string;
}

/** Who one is at a table with others. */
export function NameField({ name, onName, field, form }: Props): JSX.Element {
  const id = useId();
  return (
    <div class="my-name">
      <label for={id}>{say('online.name')}</label>
      <input
        ref={field ?? null}
        id={id}
        form={form}
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
