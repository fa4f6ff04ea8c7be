// Brings a game from a file.
import type { JSX } from 'preact';
import { loadGame } from './device.ts';
import { ImportFile } from './import-file.tsx';
import type { Library } from './library.ts';

/** Far more than the longest race. */
const LARGEST = 8_000_000;

interface Props {
  /** Where the game of a file belongs. */
  readonly libraryForFile: (text: string) => Promise<Library>;
  readonly words: string;
  readonly how: string;
  /** It is there, in words. */
  readonly onTaken: (announcement: string) => void;
}

export function ImportGame({ libraryForFile, words, how, onTaken }: Props): JSX.Element {
  const take = async (text: string) => {
    const library = await libraryForFile(text);
    const loaded = await loadGame(library.device, text);
    if ('trouble' in loaded) return loaded.trouble;
    onTaken(library.takenWords());
    return null;
  };
  return (
    <ImportFile words={words} largest={LARGEST} take={take}>
      <p>{how}</p>
    </ImportFile>
  );
}
