// An address to send: marked with one touch, copied, sent, or scanned.
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { qrPath } from './qr/qr.ts';
import './link-field.css';

interface Props {
  readonly name: string;
  readonly how: string;
  readonly address: string;
}

/** The whole address of a place in the page. */
export const addressOf = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

export function LinkField({ name, how, address }: Props): JSX.Element {
  const id = useId();
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
          {announcement || how}
        </p>
      </div>
      <Scan text={address} label={say('online.link.scan')} />
    </div>
  );
}

/** A picture that telephones read; nothing for a text that is too long. */
export function Scan({ text, label }: { text: string; label: string }): JSX.Element | null {
  const drawn = qrPath(text);
  if (drawn === null) return null;
  const { path, size } = drawn;
  return (
    <svg class="link-scan" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} class="scan-paper" />
      <path d={path} class="scan-ink" />
    </svg>
  );
}

/** Without a secure context there is no clipboard, but what is marked can still be copied. */
async function copied(text: string): Promise<boolean> {
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
    // Put away without sending.
  }
}
