// Sanctions as their subject sees them: warnings and silences to confirm, and the page of a person who is banned.

import type { Refusal } from '@race/kernel';
import type { SanctionMessage } from '@race/protocol';
import { REPORT_REASONS } from '@race/protocol/administration.ts';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Page } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, refusalWords, say } from '../../shell/words/say.ts';
import { markRead, sendRequest, unread } from '../../sources/online/connection.ts';
import './account.css';
import './account.css';

/** Lies over everything until it is confirmed. */
export function SanctionSlip(): JSX.Element | null {
  const [first] = unread.value;
  return first === undefined ? null : <Slip key={first.sanction} said={first} />;
}

function Slip({ said }: { said: SanctionMessage }): JSX.Element {
  const { sanction, kind, reason } = said;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    const done = await sendRequest({ do: 'confirm', sanction });
    // A refusal means that it was confirmed on another device.
    if (done.ok || done.refusal.rule === 'ADMIN-02') markRead(sanction);
  };
  return (
    <dialog
      ref={dialog}
      class="sanction sheet"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id}>
        {say(kind === 'silence' ? 'moderation.sanction.silence' : 'moderation.sanction.warning')}
      </h2>
      <p>{say('moderation.sanction.why', { reason: say(`moderation.reason.${reason}`) })}</p>
      <p>{howWords(said)}</p>
      <button type="button" class="button go" onClick={() => void confirm()}>
        {say('moderation.sanction.confirm')}
      </button>
    </dialog>
  );
}

function howWords({ kind, until }: SanctionMessage): string {
  if (kind !== 'silence') return say('moderation.sanction.warning.how');
  return until === null
    ? say('moderation.sanction.silence.forGood')
    : say('moderation.sanction.silence.until', { date: dayWords(until) });
}

/** Says why the person is banned and until when. There is no other way in from here. */
export function ShutOut({ refusal, go }: { refusal: Refusal; go: Go }): JSX.Element {
  const why = REPORT_REASONS.find((one) => one === refusal.with?.why);
  return (
    <Page title={say('moderation.banned.title')} aside={say('moderation.banned.aside')} go={go}>
      <div class="sheet account-sheet">
        <p class="account-told" role="alert">
          {refusalWords(refusal)}
        </p>
        {why !== undefined && (
          <p>{say('moderation.sanction.why', { reason: say(`moderation.reason.${why}`) })}</p>
        )}
        <p>{say('moderation.banned.how')}</p>
        <p class="aside">{say('moderation.banned.object')}</p>
        <RouteLink to={{ at: 'privacy' }} go={go} class="button">
          {say('site.privacy')}
        </RouteLink>
      </div>
    </Page>
  );
}
