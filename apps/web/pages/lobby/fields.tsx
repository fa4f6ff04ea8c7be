// Fields of the online pages: the reader's name, a sheet on which something is made, and a link to send.
import { useSignal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { LONGEST_NAME } from '@race/protocol/base/limits.ts';
import type { ComponentChildren, JSX, Ref } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { foundAt, isOnlyHere, qrPath } from './addresses.ts';
import './fields.css';

interface NameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** The input, to move the focus to it. */
  readonly field?: Ref<HTMLInputElement>;
  /** The id of its form, where it is outside of it. */
  readonly form?: string;
}

/** The name to play under. */
export function NameField({ name, onName, field, form }: NameProps): JSX.Element {
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

interface MakeProps {
  /** Of what is made. */
  readonly legend: string;
  /** Said where its name is too short. */
  readonly missing: string;
  readonly words: string;
  /** Makes it under this name; why not, or null. */
  readonly make: (title: string) => Promise<Refusal | null>;
  readonly children: ComponentChildren;
}

const SHORTEST_TITLE = 3;
const LONGEST_TITLE = 24;

/** The sheet on which something with a name of its own is made, by the reader under theirs. */
export function MakeSheet({ legend, missing, words, make, children }: MakeProps): JSX.Element {
  const id = useId();
  // Signals are up to date at once, even when Enter is pressed before the next render.
  const name = useSignal(myName());
  const title = useSignal('');
  const [notice, setNotice] = useState<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const called = name.value.trim();
    const wanted = title.value.trim();
    if (called === '') return setNotice(say('online.name.missing'));
    if (wanted.length < SHORTEST_TITLE) return setNotice(missing);
    const known = await introduce(called);
    const refusal = known.ok ? await make(wanted) : known.refusal;
    if (refusal !== null) setNotice(refusalWords(refusal));
  };
  return (
    <form class="sheet find-sheet" onSubmit={submit}>
      <div class="my-name">
        <label for={id}>{legend}</label>
        <input
          id={id}
          type="text"
          maxLength={LONGEST_TITLE}
          autocomplete="off"
          value={title.value}
          onInput={(event) => (title.value = event.currentTarget.value)}
        />
      </div>
      <NameField name={name.value} onName={(next) => (name.value = next)} />
      {children}
      <button type="submit" class="button go find-go">
        {words}
      </button>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </form>
  );
}

/** On this machine the page may have an address that nobody else can open: then the server is asked for another. */
function useAddressForOthers(here: string) {
  const isLocal = isOnlyHere(location.hostname);
  /** Undefined until the server has answered. */
  const [base, setBase] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (!isLocal) return;
    void sendRequest({ do: 'address' }).then((found) =>
      setBase(found.ok && found.value.kind === 'address' ? found.value.address : null),
    );
  }, []);
  return { address: base ? foundAt(here, base) : here, isUseless: isLocal && base === null };
}

interface LinkProps {
  readonly name: string;
  readonly how: string;
  readonly address: string;
}

/** An address to send: selected with one touch, copied, shared, or scanned. */
export function LinkField({ name, how, address: here }: LinkProps): JSX.Element {
  const id = useId();
  const { address, isUseless } = useAddressForOthers(here);
  const field = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    field.current?.select();
    setAnnouncement(say((await copied(address)) ? 'online.link.copied' : 'online.link.notCopied'));
  };
  return (
    <div class="link-field">
      <div class="link-words">
        <label for={id}>{name}</label>
        <input
          ref={field}
          id={id}
          class="typed"
          type="text"
          readOnly
          value={address}
          aria-describedby={`${id}how`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="link-acts">
          <button type="button" class="button" onClick={() => void copy()}>
            {say('online.link.copy')}
          </button>
          {canShare() && (
            <button type="button" class="button" onClick={() => void share(address)}>
              {say('online.link.share')}
            </button>
          )}
        </div>
        <p id={`${id}how`} class="aside" aria-live="polite">
          {announcement || (isUseless ? say('online.link.onlyHere') : how)}
        </p>
      </div>
      <Scan text={address} label={say('online.link.scan')} />
    </div>
  );
}

/** A QR code. */
export function Scan({ text, label }: { text: string; label: string }): JSX.Element {
  const { path, size } = qrPath(text);
  return (
    <svg class="link-scan" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} class="scan-paper" />
      <path d={path} class="scan-ink" />
    </svg>
  );
}

/** Without a secure context there is no clipboard, but the selection can still be copied. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: say('names.game'), url });
  } catch {
    // Closed without sending.
  }
}
