// What one must know about keeping this race; where it could be lost, it can be saved at once.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveRace } from '../front/device.ts';
import { download } from '../front/download.ts';
import { say } from '../words/say.ts';
import { forgetNotice, notice, wish } from './race.ts';

type Notices = NonNullable<typeof notice.value>;

const WORDS = {
  elsewhere: () => say('live.elsewhere'),
  refused: () => say('live.forgetful'),
  full: () => say('storage.full'),
  gone: () => say('storage.gone'),
  tight: () => say('storage.tight'),
} satisfies Record<Notices, () => string>;

export function Notice({ table }: { table: string }): JSX.Element | null {
  const [told, setTold] = useState('');
  const about = notice.value;
  if (about === null) return null;
  const save = async () => {
    const saved = await saveRace({ wish }, table);
    if ('trouble' in saved) return setTold(saved.trouble.words);
    download(saved.name, saved.text);
    setTold(say('desk.menu.saved', { name: saved.name }));
  };
  return (
    <div class="sheet live-notice" role="status">
      <p>{told || WORDS[about]()}</p>
      {about !== 'elsewhere' && told === '' && (
        <button type="button" class="button" onClick={() => void save()}>
          {say('live.saveFile')}
        </button>
      )}
      <button type="button" class="button" onClick={forgetNotice}>
        {say('live.close')}
      </button>
    </div>
  );
}
