// A button that asks for a file from the reader's own disk.
import folder from 'virtual:game-icon/open-folder';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { DrawnIcon } from '../icons/drawn-icon.tsx';

interface Props {
  readonly words: string;
  readonly take: (file: File) => Promise<void>;
}

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
