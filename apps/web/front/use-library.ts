// The list of kept games as it stands, and what is done with one of them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import { dropGame, saveGame, type Trouble } from './device.ts';
import { download } from './download.ts';
import type { KeptGame, Shelf } from './library.ts';

export function useKeeping(list: Shelf['list']) {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const reload = async () => {
    const found = await list();
    if (found === null) setNotice(say('front.noAnswer'));
    setGames(found ?? []);
  };
  useEffect(() => void reload(), []);

  const complain = ({ words }: Trouble) => setNotice(words);
  const save = async ({ shelf, table }: KeptGame) => {
    const saved = await saveGame(shelf.keeper, table);
    if ('trouble' in saved) complain(saved.trouble);
    else download(saved.name, saved.text);
  };
  const drop = async ({ shelf, table }: KeptGame) => {
    const trouble = await dropGame(shelf.keeper, table);
    if (trouble === null) setTold(shelf.droppedWords());
    else complain(trouble);
    // The button that was pressed is gone with its game.
    status.current?.focus();
    await reload();
  };
  const taken = async (words: string) => {
    setTold(words);
    await reload();
  };
  return { games, told, status, notice, dismiss: () => setNotice(null), save, drop, taken };
}

export type Keeping = ReturnType<typeof useKeeping>;
