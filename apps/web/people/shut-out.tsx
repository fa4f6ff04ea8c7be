// Somebody who was shut out: why they cannot come in, and a way for who shares the device with them.
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { Page } from '../front/page.tsx';
import { token } from '../net/identity.ts';
import type { Go } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import './account/account.css';

export function ShutOut({ refusal, go }: { refusal: Refusal; go: Go }): JSX.Element {
  const beAnother = () => {
    token.set(null);
    location.reload();
  };
  return (
    <Page title={say('banned.title')} aside={say('banned.aside')} go={go}>
      <div class="sheet account-sheet">
        <p class="account-told" role="alert">
          {refusalWords(refusal)}
        </p>
        <p>{say('banned.how')}</p>
        <div class="account-acts">
          <button type="button" class="button" onClick={beAnother}>
            {say('banned.other')}
          </button>
        </div>
        <p class="aside">{say('banned.other.how')}</p>
      </div>
    </Page>
  );
}
