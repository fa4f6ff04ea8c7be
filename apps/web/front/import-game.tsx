// Brings a game from a file.
import type { JSX } from 'preact';
import { type Keeper, loadGame } from './device.ts';
import { ImportFile } from './import-file.tsx';

/** Far more than the longest race. */
const LARGEST = 8_000_000;

interface Props {
  readonly device: Keeper;
  readonly words: string;
  readonly how: string;
  readonly onTaken: () => void;
}

export function ImportGame({ device, words, how, onTaken }: Props): JSX.Element {
  const take = async (text: string) => {
    const loaded = await loadGame(device, text);
    if ('trouble' in loaded) return loaded.trouble;
    onTaken();
    return null;
  };
  return (
    <ImportFile words={words} largest={LARGEST} take={take}>
      <p>{how}</p>
    </ImportFile>
  );
}
