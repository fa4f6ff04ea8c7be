import type { JSX } from 'preact';
import { ArmedButton } from '../../front/drop-button.tsx';
import { say } from '../../words/say.ts';

export function ForgetButton({ onForget }: { onForget: () => void }): JSX.Element {
  return (
    <ArmedButton
      words={(isArmed) => say(isArmed ? 'account.forget.again' : 'account.forget')}
      onDone={onForget}
    />
  );
}
