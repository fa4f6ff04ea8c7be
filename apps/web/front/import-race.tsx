// Brings a race from a file. What is wrong with it is said right here, with the rule.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/say.ts';
import { type Device, loadRace, type Trouble } from './device.ts';
import { RuleNote } from './rule-note.tsx';

/** Far more than the longest race: what is larger is no race and is not even read. */
const LARGEST = 8_000_000;

export function ImportRace({ device, onTaken }: { device: Device; onTaken: () => void }): JSX.Element {
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
        {say('front.import')}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <p>{say('front.import.how')}</p>
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

async function troubleWith(device: Device, file: File): Promise<Trouble | null> {
  if (file.size > LARGEST) return { words: say('front.import.tooLarge'), rule: null };
  const text = await file.text().catch(() => null);
  if (text === null) return { words: say('front.import.unreadable'), rule: null };
  const loaded = await loadRace(device, text);
  return 'trouble' in loaded ? loaded.trouble : null;
}
