// The position shown, as a file or a link: only what the point of view may know of it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../shell/frame/files.tsx';
import { say } from '../../shell/words/say.ts';
import { positionAddress } from '../../sources/device/position-link.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { useTable } from '../../table/model/table.ts';
import { seatToTake } from './go-on.tsx';
import { replayOf } from './replay.ts';
import { nameAt } from './viewpoint.tsx';

export function PositionButtons(): JSX.Element | null {
  const table = useTable();
  const { at, replay, replayIndex } = replayOf(table);
  const [announcement, setAnnouncement] = useState('');
  const race = replay.value;
  const seat = seatToTake(table);
  if (race === null || !race.canFork || seat === null) return null;
  const read = async (then: (text: string) => string | Promise<string>) => {
    const text = await replayRequest('position', { at: at.peek(), seat });
    setAnnouncement(text === null ? say('replay.position.none') : await then(text));
  };
  const save = (text: string) => {
    const name = `great-race-${race.options.board}-position-${at.peek()}.json`;
    download(name, text);
    return say('menu.saved', { name });
  };
  const isOpen = replayIndex.value?.viewpoint === 'open';
  return (
    <fieldset class="races">
      <legend class="label">{say('replay.position')}</legend>
      <p class="aside">
        {isOpen ? say('replay.position.open') : say('replay.position.how', { crew: nameAt(table, seat) })}
      </p>
      <button type="button" class="button" onClick={() => void read(save)}>
        {say('replay.position.save')}
      </button>
      <button type="button" class="button" onClick={() => void read(copyLink)}>
        {say('replay.position.link')}
      </button>
      <p role="status">{announcement}</p>
    </fieldset>
  );
}

async function copyLink(text: string): Promise<string> {
  const address = await positionAddress(text);
  if (address === null) return say('replay.position.tooLong');
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${address}`);
    return say('replay.position.copied');
  } catch {
    return say('replay.position.notCopied');
  }
}
