// Brings a game from a file.
import type { JSX } from 'preact';
import { loadGame } from './device.ts';
import { ImportFile } from './import-file.tsx';
import type { Shelf } from './library.ts';

/** Far more than the longest race. */
const LARGEST = 8_000_000;

interface Props {
  /** Where the game of a file belongs. */
  readonly shelfFor: (text: string) => Promise<Shelf>;
  readonly words: string;
  readonly how: string;
  /** It is there, in words. */
  readonly onTaken: (told: string) => void;
}

export function ImportGame({ shelfFor, words, how, onTaken }: Props): JSX.Element {
  const take = async (text: string) => {
    const shelf = await shelfFor(text);
    const loaded = await loadGame(shelf.keeper, text);
    if ('trouble' in loaded) return loaded.trouble;
    onTaken(shelf.takenWords());
    return null;
  };
  return (
    <ImportFile words={words} largest={LARGEST} take={take}>
      <p>{how}</p>
    </ImportFile>
  );
}
