// A position from a link: nothing is saved before the reader plays on from it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../../shell/frame/page.tsx';
import { RuleNote } from '../../shell/frame/rule-note.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Device, loadGame, type Trouble } from '../../sources/device/client.ts';
import { positionIn } from '../../sources/device/position-link.ts';
import './import-file.css';

interface Props {
  readonly data: string;
  readonly device: Device;
  readonly go: Go;
}

export function PositionPage({ data, device, go }: Props): JSX.Element {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isOpening, setOpening] = useState(false);
  const play = async () => {
    setOpening(true);
    const text = await positionIn(data);
    const loaded = await (text === null
      ? { trouble: { words: say('library.position.broken'), rule: null } }
      : loadGame(device, text));
    setOpening(false);
    if ('trouble' in loaded) setTrouble(loaded.trouble);
    else go({ at: 'table', table: loaded.table });
  };
  return (
    <Page room="races" title={say('library.position.title')} aside={say('library.aside')} go={go}>
      <p>{say('library.position.how')}</p>
      <button type="button" class="button go" aria-busy={isOpening} onClick={() => void play()}>
        {say('library.position.play')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'study', data })}>
        {say('library.position.study')}
      </button>
      <div role="alert" class="import-refused">
        {trouble && (
          <div class="sheet">
            <p>{say('library.position.refused', { reason: trouble.words })}</p>
            {trouble.rule !== null && <RuleNote rule={trouble.rule} />}
          </div>
        )}
      </div>
    </Page>
  );
}
