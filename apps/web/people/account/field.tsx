import type { JSX, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import '../../lobby/name-field.css';

interface Props {
  readonly name: string;
  readonly how?: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: string;
  readonly inputMode?: 'text' | 'numeric';
  readonly longest: number;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Something to type, under its name. */
export function Field({
  name,
  how,
  type = 'text',
  longest,
  autocomplete,
  inputMode = 'text',
  value,
  onValue,
}: Props): JSX.Element {
  const id = useId();
  const input = {
    id,
    class: 'typed',
    value,
    maxLength: longest,
    autocomplete,
    inputMode,
    autocapitalize: 'none',
    spellcheck: false,
    required: true,
    'aria-describedby': how === undefined ? undefined : `${id}how`,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  } as const;
  return (
    <div class="account-field">
      <label for={id}>{name}</label>
      {type === 'password' ? <input type="password" {...input} /> : <input type="text" {...input} />}
      {how !== undefined && (
        <p id={`${id}how`} class="aside">
          {how}
        </p>
      )}
    </div>
  );
}
