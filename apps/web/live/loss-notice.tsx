// This race could be lost: why, and a file to keep it in.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Loss } from '../device/keeping.ts';
import { saveGame } from '../front/device.ts';
import { download } from '../front/download.ts';
import { say } from '../words/say.ts';
import { Slip } from './notice.tsx';
import { wish } from './race.ts';

interface Props {
  readonly about: Loss | 'tight';
  readonly table: string;
}

export function LossNotice({ about, table }: Props): JSX.Element {
  const [told, setTold] = useState('');
  const save = async () => {
    const saved = await saveGame({ wish }, table);
    if ('trouble' in saved) return setTold(saved.trouble.words);
    download(saved.name, saved.text);
    setTold(say('desk.menu.saved', { name: saved.name }));
  };
  return (
    <Slip words={told || say(about === 'refused' ? 'live.forgetful' : `storage.${about}`)}>
      {told === '' && (
        <button type="button" class="button" onClick={() => void save()}>
          {say('live.saveFile')}
        </button>
      )}
    </Slip>
  );
}
