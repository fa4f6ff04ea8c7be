// The seats of a table: who sits where, freeing the seat of a person who stays away, and taking it over.
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from './fields.tsx';
import { faceOf, type GameFace } from './games.ts';
import './seat-list.css';

interface Props {
  readonly news: Pick<TableNews, 'game' | 'seats' | 'stage' | 'options'>;
  readonly you: number | null;
  /** What can be done with a seat. */
  readonly act?: (seat: number, sits: SeatNews) => ComponentChildren;
  /** A note for each seat. */
  readonly notes?: readonly string[];
}

export function SeatList({ news, you, act, notes }: Props): JSX.Element | null {
  const face = faceOf(news.game);
  if (face === null) return null;
  return (
    <ol class="seat-list" aria-label={say('online.seats')}>
      {news.seats.map((sits, seat) => (
        <li key={seat} class={seat === you ? 'is-mine' : ''}>
          <face.SeatPicture options={news.options} seat={seat} />
          <p class="seat-who">
            <Who sits={sits} face={face} />
            <span>{face.seatWords(news.options, seat)}</span>
          </p>
          <p class="seat-state">{stateWords(sits, seat === you, news.stage, notes?.[seat])}</p>
          {act && <div class="seat-act">{act(seat, sits)}</div>}
        </li>
      ))}
    </ol>
  );
}

/** The name of a person links to their public page. */
const Who = ({ sits, face }: { sits: SeatNews; face: GameFace }): JSX.Element =>
  sits.kind === 'person' ? (
    <a class="seat-person" href={writeRoute({ at: 'player', person: sits.person })}>
      <b>{sits.name}</b>
    </a>
  ) : (
    <b>{whoWords(sits, face)}</b>
  );

const whoWords = (sits: Exclude<SeatNews, { kind: 'person' }>, face: GameFace): string =>
  sits.kind === 'open' ? say('online.free') : face.botWords(sits.bot);

function stateWords(sits: SeatNews, isYou: boolean, stage: TableNews['stage'], note = ''): string {
  if (sits.kind !== 'person') return note;
  const words = [say(isYou ? 'online.you' : whereabouts(sits))];
  if (stage === 'gathering' && sits.ready) words.push(say('online.isReady'));
  if (note !== '') words.push(note);
  return words.join(', ');
}

function whereabouts({ free, bot, here }: Extract<SeatNews, { kind: 'person' }>) {
  if (free) return 'online.seatFree';
  if (bot !== null) return 'online.botPlays';
  return here ? 'online.here' : 'online.away';
}

interface FreeSeatProps {
  readonly news: TableNews;
  readonly seat: number;
  readonly sits: SeatNews;
  readonly onRequest: (request: Parameters<typeof sendRequest>[0]) => void;
}

/** Whether the reader may free a seat: the host may, if its person is away. */
export const canFree = ({ host, you, stage }: TableNews, seat: number, sits: SeatNews): boolean =>
  host && seat !== you && stage !== 'over' && sits.kind === 'person' && !sits.here && !sits.free;

/** The seat a spectator may take over; -1 for none. */
export const freeSeatIn = ({ you, stage, seats }: TableNews): number =>
  you !== null || stage !== 'racing' ? -1 : seats.findIndex((sits) => sits.kind === 'person' && sits.free);

/** The host's button beside the seat of a person who is away. */
export function FreeSeat({ news, seat, sits, onRequest }: FreeSeatProps): JSX.Element | null {
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

/** The offer to a spectator to take over a free seat. */
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
