// Brings a race or a campaign from a file. What is wrong with it is said right here, with the rule.
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/say.ts';
import type { Trouble } from './device.ts';
import { RuleNote } from './rule-note.tsx';
import './import-file.css';

interface Props {
  readonly words: string;
  /** Far more than the longest of its kind: what is larger is none and is not even read. */
  readonly largest: number;
  /** Takes the text of the file in; gives what is wrong with it, or null. */
  readonly take: (text: string) => Promise<Trouble | null>;
  readonly children?: ComponentChildren;
}

export function ImportFile({ words, largest, take, children }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await readText(file, largest);
    setTrouble(typeof text === 'string' ? await take(text) : text);
    // The same file may be tried again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div class="import-file">
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
      {children}
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

async function readText(file: File, largest: number): Promise<string | Trouble> {
  if (file.size > largest) return { words: say('front.import.tooLarge'), rule: null };
  const text = await file.text().catch(() => null);
  return text ?? { words: say('front.import.unreadable'), rule: null };
}
