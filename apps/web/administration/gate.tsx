// Before the administration: proving again who one is, or setting up the authenticator app that administrators need.
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { Prove } from '../people/account/prove.tsx';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';

interface Props {
  readonly refusal: Refusal;
  readonly go: Go;
  readonly onProven: () => void;
}

/** Whether there is something an administrator can do about it. */
export const isGated = ({ reason }: Refusal): boolean =>
  reason === 'net.proveFirst' || reason === 'net.secondFactorFirst';

/** Nothing for who is no administrator: they are told so, and no more. */
export function Gate({ refusal, go, onProven }: Props): JSX.Element | null {
  switch (refusal.reason) {
    case 'net.proveFirst':
      return <Prove how={say('prove.admin')} onProven={onProven} />;
    case 'net.secondFactorFirst':
      return (
        <div class="sheet account-sheet">
          <p>{say('totp.required')}</p>
          <div class="account-acts">
            <RouteLink to={{ at: 'account' }} go={go} class="button go">
              {say('account.title')}
            </RouteLink>
          </div>
        </div>
      );
    default:
      return null;
  }
}
