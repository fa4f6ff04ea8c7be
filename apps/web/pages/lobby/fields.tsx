// Fields of the online pages: the reader's name, and a link to send.
import { LONGEST_NAME } from '@race/protocol/base/limits.ts';
import type { JSX, Ref } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
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
