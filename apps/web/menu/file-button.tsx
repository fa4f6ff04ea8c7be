// A race from the reader's own disk. What is wrong with it is said right here.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { refusal } from '../state/film.ts';
import { forgetRefusal, showFile } from '../state/show.ts';
import { refusalWords, say } from '../words/say.ts';

export function FileButton({ onOpened }: { onOpened: () => void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => forgetRefusal, []);
  const open = async (file: File | undefined) => {
    if (file !== undefined && (await showFile(file))) onOpened();
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div class="file">
      <label class="button">
        <Icon name="open-folder" />
        {say('viewer.openFile')}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="alert" class="file-refused">
        {refusal.value && say('viewer.fileRefused', { reason: refusalWords(refusal.value) })}
      </p>
    </div>
  );
}
