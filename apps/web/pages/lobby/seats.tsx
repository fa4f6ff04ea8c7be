// The seats of a table: who sits where, freeing the seat of a person who stays away, and taking it over.
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce, newsAt, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from './fields.tsx';
import { faceOf, type GameFace } from './games.ts';

import { presenceOf } from './presence.ts';
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
    // Who opens it does not leave the table.
    <a
      class="seat-person"
      target="_blank"
      href={writeRoute({ at: 'player', person: sits.person })}
      rel="noopener"
    >
      <b>{sits.name}</b>
    </a>
  ) : (
    <b>{whoWords(sits, face)}</b>
  );

const whoWords = (sits: Exclude<SeatNews, { kind: 'person' }>, face: GameFace): string =>
  sits.kind === 'open' ? say('online.free') : face.botWords(sits.bot);

function stateWords(sits: SeatNews, isYou: boolean, stage: TableNews['stage'], note = ''): string {
  if (sits.kind === 'bot') return [say('online.bot'), note].filter(Boolean).join(', ');
  if (sits.kind !== 'person') return note;
  const words = [isYou ? say('online.you') : whereabouts(sits)];
  if (stage === 'gathering' && sits.ready) words.push(say('online.isReady'));
  if (note !== '') words.push(note);
  return words.join(', ');
}

function whereabouts(sits: Extract<SeatNews, { kind: 'person' }>): string {
  if (sits.free) return say('online.seatFree');
  return presenceOf(sits, secondsSinceNews())?.words ?? '';
}

interface FreeSeatProps {
  readonly news: TableNews;
  readonly seat: number;
  readonly sits: SeatNews;
  readonly onRequest: (request: Parameters<typeof sendRequest>[0]) => void;
}

/** The seconds of absence after which a seat may be freed. */
const ABSENCE = 120;

/**
 * Whether the reader may free a seat: the host may, if its person has been away for a while. Where people were matched,
 * and in a rated race with a clock, only the clock does that.
 */
export function canFree(news: TableNews, seat: number, sits: SeatNews): boolean {
  const { host, you, stage, matched, rated, clock } = news;
  if (!host || seat === you || stage === 'over' || sits.kind === 'open' || sits.free) return false;
  if (sits.kind === 'bot') return stage === 'racing' && !matched;
  if (stage === 'racing' && (matched || (rated && clock !== null))) return false;
  return !sits.here && !sits.conceded && sits.awayFor + secondsSinceNews() >= ABSENCE;
}

const LOOK_EVERY = 5_000;

/** Renders again every few seconds, since absence is counted in minutes. */
export function useTicking(): void {
  const [, setLooked] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooked((count) => count + 1), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
}

/** How old the latest news of the table are. */
export const secondsSinceNews = (): number => (performance.now() - newsAt.value) / 1_000;

/** The seat a spectator may take over; -1 for none. */
export const freeSeatIn = ({ you, stage, seats }: TableNews): number =>
  you !== null || stage !== 'racing' ? -1 : seats.findIndex((sits) => sits.kind !== 'open' && sits.free);

/** The host's button beside the seat of a person who is away. */
export function FreeSeat({ news, seat, sits, onRequest }: FreeSeatProps): JSX.Element | null {
  if (sits.kind === 'open' || !canFree(news, seat, sits)) return null;
  const { table } = news;
  if (sits.kind === 'bot')
    return (
      <button
        type="button"
        class="button"
        title={say('online.openBot.how')}
        onClick={() => onRequest({ do: 'free', table, seat })}
      >
        {say('online.openBot')}
      </button>
    );
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
  /** Whether a name was missing. */
  const [isAsking, setAsking] = useState(false);
  const seat = freeSeatIn(news);
  const sits = news.seats[seat];
  if (sits === undefined || sits.kind === 'open') return null;
  const sit = async () => {
    if (name.trim() === '') {
      setAsking(true);
      return setAnnouncement(say('online.name.missing'));
    }
    const known = await introduce(name.trim());
    const sat = known.ok ? await sendRequest({ do: 'sit', table: news.table, seat }) : known;
    if (!sat.ok) setAnnouncement(refusalWords(sat.refusal));
  };
  return (
    <section class="slip sheet" aria-label={say('online.takeOver')}>
      <h2>{say('online.takeOver')}</h2>
      <p>
        {sits.kind === 'bot' ? say('online.takeOver.bot') : say('online.takeOver.how', { name: sits.name })}
      </p>
      {isAsking && <NameField name={name} onName={setName} />}
      <div class="slip-acts">
        <button type="button" class="button" onClick={() => void sit()}>
          {say('online.sit.as', { crew: faceOf(news.game)?.seatWords(news.options, seat) ?? '' })}
        </button>
      </div>
      <p role="status">{announcement}</p>
    </section>
  );
}
