import { useState } from 'preact/hooks';
import { type GameDevice, saveGame } from '../../front/device.ts';
import { download } from '../../front/download.ts';
import { say } from '../../words/say.ts';

interface Saving {
  /** What became of it; empty before anything was saved. */
  readonly announcement: string;
  readonly save: () => void;
}

/** Hands a race to the reader as a file. */
export function useSaving(device: GameDevice, table: string): Saving {
  const [announcement, setAnnouncement] = useState('');
  const save = async () => {
    const saved = await saveGame(device, table);
    if ('trouble' in saved) return setAnnouncement(saved.trouble.words);
    download(saved.name, saved.text);
    setAnnouncement(say('desk.menu.saved', { name: saved.name }));
  };
  return { announcement, save: () => void save() };
}
