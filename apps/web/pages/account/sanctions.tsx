// Sanctions as their subject sees them: warnings and silences to confirm, and the page of a person who is banned.

import type { Refusal } from '@race/kernel';
import type { ReplyMessage, RequestBody, SanctionMessage } from '@race/protocol';
import { REPORT_REASONS } from '@race/protocol/administration.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Page } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, isolated, refusalWords, say } from '../../shell/words/say.ts';
import { markRead, sendRequest, unread } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import './account.css';

/** Lies over everything until it is confirmed. */
export function SanctionSlip(): JSX.Element | null {
  const [first] = unread.value;
  if (first === undefined) return null;
  return first.type === 'reply' ? (
    <ReplySlip key={first.report} said={first} />
  ) : (
    <Slip key={first.sanction} said={first} />
  );
}

function Slip({ said }: { said: SanctionMessage }): JSX.Element {
  const { sanction, kind, reason } = said;
  return (
    <Confirmed
      title={say(kind === 'ban' ? 'moderation.sanction.warning' : `moderation.sanction.${kind}`)}
      request={{ do: 'confirm', sanction }}
      said={said}
    >
      <p>{say('moderation.sanction.why', { reason: say(`moderation.reason.${reason}`) })}</p>
      <p>{howWords(said)}</p>
    </Confirmed>
  );
}

/** What came of the reader's own report. */
function ReplySlip({ said }: { said: ReplyMessage }): JSX.Element {
  const { report, name, acted, words } = said;
  return (
    <Confirmed
      title={say('moderation.reply', { name: isolated(name) })}
      request={{ do: 'confirmReply', report }}
      said={said}
    >
      <p>{say(acted ? 'moderation.reply.acted' : 'moderation.reply.none')}</p>
      {words !== '' && <p dir="auto">{say('moderation.reply.words', { words })}</p>}
    </Confirmed>
  );
}

interface ConfirmedProps {
  readonly title: string;
  readonly request: RequestBody;
  readonly said: SanctionMessage | ReplyMessage;
  readonly children: ComponentChildren;
}

function Confirmed({ title, request, said, children }: ConfirmedProps): JSX.Element {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    const done = await sendRequest(request);
    // A refusal means that it was confirmed on another device.
    if (done.ok || done.refusal.rule === 'ADMIN-02') markRead(said);
  };
  return (
    <dialog
      ref={dialog}
      class="sanction sheet"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" class="button go" onClick={() => void confirm()}>
        {say('moderation.sanction.confirm')}
      </button>
    </dialog>
  );
}

function howWords({ kind, until, name }: SanctionMessage): string {
  if (kind === 'name')
    return [
      say('moderation.sanction.name.how', { name: isolated(name ?? myName()) }),
      until === null
        ? say('moderation.sanction.name.forGood')
        : say('moderation.sanction.name.until', { date: dayWords(until) }),
    ].join(' ');
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
