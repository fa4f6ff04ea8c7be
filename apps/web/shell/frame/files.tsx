// Files to and from the reader's disk.
import folder from 'virtual:game-icon/open-folder';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { DrawnIcon } from '../icons/icon.tsx';

interface Props {
  readonly words: string;
  readonly take: (file: File) => Promise<void>;
}

/** A button that asks for a file. */
export function ChooseFile({ words, take }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const bring = async (file: File | undefined) => {
    if (file !== undefined) await take(file);
    // The same file may be tried again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <label class="button">
      <DrawnIcon body={folder} />
      {words}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="unseen"
        onChange={(event) => void bring(event.currentTarget.files?.[0])}
      />
    </label>
  );
}

const LATER = 10_000;

export const download = (name: string, text: string): void => downloadAs('application/json', name, text);

/** Lets the reader save a text as a file. */
export const downloadAs = (type: string, name: string, text: string): void =>
  downloadFile(new File([text], name, { type }));

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}
