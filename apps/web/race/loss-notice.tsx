// This race could be lost: why, and a file to keep it in.
import type { JSX } from 'preact';
import type { Loss } from '../device/storage-fallback.ts';
import { say } from '../words/say.ts';
import { useSaving } from './menu/saving.ts';
import { Slip } from './notice.tsx';
import { request } from './race.ts';

interface Props {
  readonly about: Loss | 'tight';
  readonly table: string;
}

export function LossNotice({ about, table }: Props): JSX.Element {
  const { announcement, save } = useSaving({ request }, table);
  return (
    <Slip words={announcement || say(about === 'refused' ? 'live.forgetful' : `storage.${about}`)}>
      {announcement === '' && (
        <button type="button" class="button" onClick={save}>
          {say('live.saveFile')}
        </button>
      )}
    </Slip>
  );
}
