// Brings a campaign from a file. What is wrong with it is said right here, with the rule.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Device, Trouble } from '../front/device.ts';
import { RuleNote } from '../front/rule-note.tsx';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/say.ts';
import { ask } from './device.ts';

/** Far more than the longest campaign: what is larger is none and is not even read. */
const LARGEST = 32_000_000;

interface Props {
  readonly device: Device;
  readonly onTaken: (campaign: string) => void;
}

export function ImportCampaign({ device, onTaken }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = file.size > LARGEST ? null : await file.text().catch(() => null);
    const got =
      text === null
        ? { trouble: { words: say('front.import.tooLarge'), rule: null } }
        : await ask(device, { do: 'loadCampaign', text }, 'campaign');
    setTrouble('trouble' in got ? got.trouble : null);
    if (!('trouble' in got)) onTaken(got.campaign.campaign);
    // The same file may be tried again.
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div class="import-campaign">
      <label class="button">
        <Icon name="open-folder" />
        {say('solo.load')}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <div role="alert">
        {trouble && (
          <div class="sheet solo-trouble">
            <p>{say('front.import.refused', { reason: trouble.words })}</p>
            {trouble.rule !== null && <RuleNote rule={trouble.rule} />}
          </div>
        )}
      </div>
    </div>
  );
}
