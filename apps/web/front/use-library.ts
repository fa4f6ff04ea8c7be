// The list of saved games, and what can be done with one of them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { dropGame, saveGame, type Trouble } from './device.ts';
import { download } from './download.ts';
import type { Library, SavedGame } from './library.ts';

export function useLibrary(list: Library['list']) {
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const reload = async () => {
    const found = await list();
    if (found === null) setNotice(say('front.noAnswer'));
    setGames(found ?? []);
  };
  useEffect(() => void reload(), []);

  const complain = ({ words }: Trouble) => setNotice(words);
  const save = async ({ library, table }: SavedGame) => {
    const saved = await saveGame(library.device, table);
    if ('trouble' in saved) complain(saved.trouble);
    else download(saved.name, saved.text);
  };
  const drop = async ({ library, table }: SavedGame) => {
    const trouble = await dropGame(library.device, table);
    if (trouble === null) setAnnouncement(library.droppedWords());
    else complain(trouble);
    // The button that was pressed is gone with its game.
    status.current?.focus();
    await reload();
  };
  const taken = async (words: string) => {
    setAnnouncement(words);
    await reload();
  };
  return { games, told: announcement, status, notice, dismiss: () => setNotice(null), save, drop, taken };
}

export type LibraryState = ReturnType<typeof useLibrary>;
