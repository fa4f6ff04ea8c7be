// Moving to another device: a code made here, or one entered here. It is never sent in the address of a request.

import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadAccount } from '../../shell/chunks.ts';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import { type Go, writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { saveName, token } from '../../sources/online/identity.ts';
import { addressOf } from './addresses.ts';
import { LinkField } from './fields.tsx';
import { Sign } from './sign.tsx';
import './fields.css';

export function OtherDevice({ code, go }: { code: string | null; go: Go }): JSX.Element {
  return (
    <Page title={say('online.device')} aside={say('online.move.aside')} go={go}>
      <div class="move">
        <Section title={say('online.move.to')} class="move-part">
          <Take given={code ?? ''} go={go} />
        </Section>
        <Section title={say('online.move.from')} class="move-part">
          <Give />
        </Section>
      </div>
      <Sign />
    </Page>
  );
}

/** The owner of an account proves their identity first. */
const Prove = lazy(async () => (await loadAccount()).ProveToMove);

function Give(): JSX.Element {
  const [code, setCode] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isUnproven, setUnproven] = useState(false);
  const refuse = (refusal: Refusal) => {
    if (refusal.reason === 'net.proveFirst') setUnproven(true);
    else setAnnouncement(refusalWords(refusal));
  };
  const make = async () => {
    const made = await sendRequest({ do: 'code' });
    if (!made.ok) refuse(made.refusal);
    else if (made.value.kind === 'code') setCode(made.value.code);
  };
  const revoke = async () => {
    const done = await sendRequest({ do: 'revoke' });
    if (done.ok) setAnnouncement(say('online.move.revoked'));
    else refuse(done.refusal);
  };
  if (isUnproven) return <Prove onProven={() => setUnproven(false)} />;
  return (
    <div class="sheet move-sheet">
      <p>{say('online.move.from.how')}</p>
      {code === null ? (
        <button type="button" class="button" onClick={() => void make()}>
          {say('online.move.make')}
        </button>
      ) : (
        <>
          <p>
            {say('online.move.code')} <output class="move-code">{code}</output>
          </p>
          <LinkField
            name={say('online.move.link')}
            how={say('online.move.from.how')}
            address={addressOf(writeRoute({ at: 'device', code }))}
          />
        </>
      )}
      <p class="aside">{say('online.move.revoke.how')}</p>
      <button type="button" class="button" onClick={() => void revoke()}>
        {say('online.move.revoke')}
      </button>
      <p role="status">{announcement}</p>
    </div>
  );
}

/** Typed codes may have spaces, dashes and small letters. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

function Take({ given, go }: { given: string; go: Go }): JSX.Element {
  const id = useId();
  const [code, setCode] = useState(given);
  const [announcement, setAnnouncement] = useState('');
  const [isDone, setDone] = useState(false);
  // The code does not stay in the address bar and the history.
  useEffect(() => {
    if (given !== '') history.replaceState(null, '', writeRoute({ at: 'device', code: null }));
  }, [given]);
  const claim = async (event: Event) => {
    event.preventDefault();
    const done = await sendRequest({ do: 'claim', code: plain(code) });
    if (!done.ok) return setAnnouncement(refusalWords(done.refusal));
    if (done.value.kind !== 'welcome') return;
    token.set(done.value.token);
    saveName(done.value.name);
    setCode('');
    setDone(true);
    setAnnouncement(say('online.move.done', { name: done.value.name }));
  };
  return (
    <form class="sheet move-sheet" onSubmit={(event) => void claim(event)}>
      <p>{say('online.move.to.how')}</p>
      <div class="my-name">
        <label for={id}>{say('online.move.code')}</label>
        <input
          id={id}
          type="text"
          value={code}
          autocomplete="one-time-code"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button go">
        {say('online.move.claim')}
      </button>
      <p role="status">{announcement}</p>
      {isDone && (
        <RouteLink to={{ at: 'tables' }} go={go} class="button">
          {say('online.tables')}
        </RouteLink>
      )}
    </form>
  );
}
