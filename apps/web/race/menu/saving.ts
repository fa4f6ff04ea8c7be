import { useState } from 'preact/hooks';
import { type Keeper, saveGame } from '../../front/device.ts';
import { download } from '../../front/download.ts';
import { say } from '../../words/say.ts';

interface Saving {
  /** What became of it; empty before anything was saved. */
  readonly told: string;
  readonly save: () => void;
}

/** Hands a race to the reader as a file. */
export function useSaving(device: Keeper, table: string): Saving {
  const [told, setTold] = useState('');
  const save = async () => {
    const saved = await saveGame(device, table);
    if ('trouble' in saved) return setTold(saved.trouble.words);
    download(saved.name, saved.text);
    setTold(say('desk.menu.saved', { name: saved.name }));
  };
  return { told, save: () => void save() };
}
