// Who sits where, as everybody at the table sees it: character or crew, name, whether they are there.
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { writeRoute } from '../router/router.ts';
import { say } from '../words/say.ts';
import type { GameFace } from './game-face.ts';
import { faceOf } from './games.ts';
import './seat-list.css';

interface Props {
  readonly news: Pick<TableNews, 'game' | 'seats' | 'stage' | 'options'>;
  readonly you: number | null;
  /** What can be done with a seat. */
  readonly act?: (seat: number, sits: SeatNews) => ComponentChildren;
  /** What more is known of who sits there. */
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

/** People lead to what is public of them. */
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
