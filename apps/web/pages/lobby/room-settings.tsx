// The host changes the race in the waiting room: road, seats, house rules and modules, on the sheet where they were chosen.
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import type { GameFace } from './games.ts';
import '../set-up/set-table.css';

interface Props {
  readonly news: TableNews;
  readonly face: GameFace;
  readonly onDone: () => void;
}

export function RoomSettings({ news, face, onDone }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const { asked, parts } = face.useSetUp(news);
  const self = useRef<HTMLFormElement>(null);
  // It opens below the room.
  useEffect(() => self.current?.scrollIntoView({ behavior: 'smooth' }), []);
  const apply = async (event: Event) => {
    event.preventDefault();
    const done = await sendRequest({ do: 'settings', table: news.table, ...asked });
    if (done.ok) onDone();
    else setAnnouncement(refusalWords(done.refusal));
  };
  return (
    <form ref={self} class="room-settings" onSubmit={(event) => void apply(event)}>
      {parts}
      <div class="room-apply sheet">
        <p class="aside">{say('online.settings.how')}</p>
        <button type="submit" class="button go">
          {say('online.settings.apply')}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say('online.table.done')}
        </button>
        <p role="status">{announcement}</p>
      </div>
    </form>
  );
}
