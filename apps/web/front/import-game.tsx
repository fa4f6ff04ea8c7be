// Brings a game from a file. What is wrong with it is said right here, with the rule.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/say.ts';
import { type Keeper, loadGame, type Trouble } from './device.ts';
import { RuleNote } from './rule-note.tsx';

/** Far more than the longest race: what is larger is no game and is not even read. */
const LARGEST = 8_000_000;

interface Props {
  readonly device: Keeper;
  readonly words: string;
  readonly how: string;
  readonly onTaken: () => void;
}

export function ImportGame({ device, words, how, onTaken }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = await troubleWith(device, file);
    setTrouble(found);
    if (found === null) onTaken();
    // The same file may be tried again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div class="import-race">
      <label class="button">
        <Icon name="open-folder" />
        {words}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <p>{how}</p>
      <div role="alert" class="import-refused">
        {trouble && (
          <div class="sheet">
            <p>{say('front.import.refused', { reason: trouble.words })}</p>
            {trouble.rule !== null && <RuleNote rule={trouble.rule} />}
          </div>
        )}
      </div>
    </div>
  );
}

async function troubleWith(device: Keeper, file: File): Promise<Trouble | null> {
  if (file.size > LARGEST) return { words: say('front.import.tooLarge'), rule: null };
  const text = await file.text().catch(() => null);
  if (text === null) return { words: say('front.import.unreadable'), rule: null };
  const loaded = await loadGame(device, text);
  return 'trouble' in loaded ? loaded.trouble : null;
}
