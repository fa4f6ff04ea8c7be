// Proving again who one is, before something that a stolen device must not do.
import type { JSX } from 'preact';
import { Section } from '../../front/page.tsx';
import { say } from '../../words/say.ts';
import { SignIn } from './sign-in.tsx';
import './account.css';

interface Props {
  /** What it is for. */
  readonly how: string;
  readonly class?: string;
  readonly onProven: () => void;
}

export function Prove({ how, class: more = '', onProven }: Props): JSX.Element {
  return (
    <Section title={say('account.prove')} class={`account-part ${more}`}>
      <div class="sheet account-sheet">
        <p>{how}</p>
        <SignIn words={say('account.prove.do')} onEntered={onProven} />
      </div>
    </Section>
  );
}

export const ProveToMove = ({ onProven }: Pick<Props, 'onProven'>): JSX.Element => (
  <Prove how={say('prove.move')} onProven={onProven} />
);
