// Who sits where, as everybody at the table sees it: character or crew, name, whether they are there.
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { say } from '../words/say.ts';
import type { GameFace } from './face.ts';
import { faceOf } from './games.ts';
import './seat-list.css';

interface Props {
  readonly news: Pick<TableNews, 'game' | 'seats' | 'stage' | 'options'>;
  readonly you: number | null;
  /** What can be done with a seat. */
  readonly act?: (seat: number, sits: SeatNews) => ComponentChildren;
}

export function SeatList({ news, you, act }: Props): JSX.Element | null {
  const face = faceOf(news.game);
  if (face === null) return null;
  return (
    <ol class="seat-list" aria-label={say('online.seats')}>
      {news.seats.map((sits, seat) => (
        <li key={seat} class={seat === you ? 'is-mine' : ''}>
          <face.SeatPicture options={news.options} seat={seat} />
          <p class="seat-who">
            <b>{whoWords(sits, face)}</b>
            <span>{face.seatWords(news.options, seat)}</span>
          </p>
          <p class="seat-state">{stateWords(sits, seat === you, news.stage)}</p>
          {act && <div class="seat-act">{act(seat, sits)}</div>}
        </li>
      ))}
    </ol>
  );
}

function whoWords(sits: SeatNews, face: GameFace): string {
  if (sits.kind === 'open') return say('online.free');
  if (sits.kind === 'bot') return face.botWords(sits.bot);
  return sits.name;
}

function stateWords(sits: SeatNews, isYou: boolean, stage: TableNews['stage']): string {
  if (sits.kind !== 'person') return '';
  const words = [say(isYou ? 'online.you' : whereabouts(sits))];
  if (stage === 'gathering' && sits.ready) words.push(say('online.isReady'));
  return words.join(', ');
}

function whereabouts({ free, bot, here }: Extract<SeatNews, { kind: 'person' }>) {
  if (free) return 'online.seatFree';
  if (bot !== null) return 'online.botPlays';
  return here ? 'online.here' : 'online.away';
}
