// A race from the reader's own disk. What is wrong with it is said right here.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { forgetRefusal, showFile } from '../replay/open-replay.ts';
import { refusal } from '../replay/replay.ts';
import { refusalWords, say } from '../words/say.ts';
import { ChooseFile } from './choose-file.tsx';

export function FileButton({ onOpened }: { onOpened: () => void }): JSX.Element {
  useEffect(() => forgetRefusal, []);
  const open = async (file: File) => {
    if (await showFile(file)) onOpened();
  };
  return (
    <div class="file">
      <ChooseFile words={say('film.openFile')} take={open} />
      <p role="alert" class="file-refused">
        {refusal.value && say('film.fileRefused', { reason: refusalWords(refusal.value) })}
      </p>
    </div>
  );
}
