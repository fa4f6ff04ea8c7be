// The seat of somebody who stays away: whoever opened the table frees it, and who has the link may take it over.
import type { SeatNews, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { introduce, sendRequest } from '../net/connection.ts';
import { myName } from '../net/identity.ts';
import { refusalWords, say } from '../words/say.ts';
import { faceOf } from './games.ts';
import { NameField } from './name-field.tsx';

interface FreeProps {
  readonly news: TableNews;
  readonly seat: number;
  readonly sits: SeatNews;
  readonly onRequest: (request: Parameters<typeof sendRequest>[0]) => void;
}

/** Whether this reader may free a seat: somebody sits there who is away, and it is not free yet. */
export const canFree = ({ host, you, stage }: TableNews, seat: number, sits: SeatNews): boolean =>
  host && seat !== you && stage !== 'over' && sits.kind === 'person' && !sits.here && !sits.free;

/** Where somebody who only looks on may sit down in the race; -1 for nowhere. */
export const freeSeatIn = ({ you, stage, seats }: TableNews): number =>
  you !== null || stage !== 'racing' ? -1 : seats.findIndex((sits) => sits.kind === 'person' && sits.free);

/** Beside the seat of somebody who is away, for whoever may free it. */
export function FreeSeat({ news, seat, sits, onRequest }: FreeProps): JSX.Element | null {
  if (sits.kind !== 'person' || !canFree(news, seat, sits)) return null;
  const { table } = news;
  return (
    <button
      type="button"
      class="button"
      aria-label={say('online.freeSeat.of', { name: sits.name })}
      title={say('online.freeSeat.how')}
      onClick={() => onRequest({ do: 'free', table, seat })}
    >
      {say('online.freeSeat')}
    </button>
  );
}

/** For who looks on while a seat is free. */
export function TakeOver({ news }: { news: TableNews }): JSX.Element | null {
  const [name, setName] = useState(myName);
  const [announcement, setAnnouncement] = useState('');
  const seat = freeSeatIn(news);
  const sits = news.seats[seat];
  if (sits?.kind !== 'person') return null;
  const sit = async () => {
    if (name.trim() === '') return setAnnouncement(say('online.name.missing'));
    const known = await introduce(name.trim());
    const sat = known.ok ? await sendRequest({ do: 'sit', table: news.table, seat }) : known;
    if (!sat.ok) setAnnouncement(refusalWords(sat.refusal));
  };
  return (
    <section class="slip sheet" aria-label={say('online.takeOver')}>
      <h2>{say('online.takeOver')}</h2>
      <p>{say('online.takeOver.how', { name: sits.name })}</p>
      <NameField name={name} onName={setName} />
      <div class="slip-acts">
        <button type="button" class="button" onClick={() => void sit()}>
          {say('online.sit.as', { crew: faceOf(news.game)?.seatWords(news.options, seat) ?? '' })}
        </button>
      </div>
      <p role="status">{announcement}</p>
    </section>
  );
}
