// Imports a race or a campaign from a file; a faulty file is explained on the spot, with the rule.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChooseFile } from '../../shell/frame/files.tsx';
import { RuleNote } from '../../shell/frame/rule-note.tsx';
import { say } from '../../shell/words/say.ts';
import { loadGame, type Trouble } from '../../sources/device/client.ts';
import type { Library } from './libraries.tsx';
import './import-file.css';

interface Props {
  readonly words: string;
  /** In bytes, far more than the longest of its kind. A larger file is refused unread. */
  readonly largest: number;
  /** Imports the text of the file; returns what is wrong with it, or null. */
  readonly take: (text: string) => Promise<Trouble | null>;
  readonly children?: ComponentChildren;
}

export function ImportFile({ words, largest, take, children }: Props): JSX.Element {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bring = async (file: File) => {
    const text = await readText(file, largest);
    setTrouble(typeof text === 'string' ? await take(text) : text);
  };
  return (
    <div class="import-file">
      <ChooseFile words={words} take={bring} />
      {children}
      <div role="alert" class="import-refused">
        {trouble && (
          <div class="sheet">
            <p>{say('library.import.refused', { reason: trouble.words })}</p>
            {trouble.rule !== null && <RuleNote rule={trouble.rule} />}
          </div>
        )}
      </div>
    </div>
  );
}

async function readText(file: File, largest: number): Promise<string | Trouble> {
  if (file.size > largest) return { words: say('library.import.tooLarge'), rule: null };
  const text = await file.text().catch(() => null);
  return text ?? { words: say('library.import.unreadable'), rule: null };
}

/** Far more than the longest race. */
const LARGEST_GAME = 8_000_000;

interface GameProps {
  /** The library that a file belongs to. */
  readonly libraryForFile: (text: string) => Promise<Library>;
  readonly words: string;
  readonly how: string;
  readonly onTaken: (announcement: string) => void;
}

/** Imports a saved game. */
export function ImportGame({ libraryForFile, words, how, onTaken }: GameProps): JSX.Element {
  const take = async (text: string) => {
    const library = await libraryForFile(text);
    const loaded = await loadGame(library.device, text);
    if ('trouble' in loaded) return loaded.trouble;
    onTaken(library.takenWords());
    return null;
  };
  return (
    <ImportFile words={words} largest={LARGEST_GAME} take={take}>
      <p>{how}</p>
    </ImportFile>
  );
}
