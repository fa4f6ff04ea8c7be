// Brings a race or a campaign from a file. What is wrong with it is said right here, with the rule.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChooseFile } from '../menu/choose-file.tsx';
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
