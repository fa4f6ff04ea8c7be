// Who sits where, as everybody at the table sees it: crew, name, whether they are there.
import type { RaceOptions } from '@race/great-race';
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { Silhouette } from '../dash/silhouette.tsx';
import { nameOf, say } from '../words/say.ts';
import './seat-list.css';

interface Props {
  readonly news: Pick<TableNews, 'seats' | 'stage' | 'options'>;
  readonly you: number | null;
  /** What can be done with a seat. */
  readonly act?: (seat: number, sits: SeatNews) => ComponentChildren;
}

/** The crew that was chosen for a seat; crews that are chosen in play have none yet. */
const crewAt = (options: object, seat: number): string =>
  (options as Partial<RaceOptions>).vehicles?.[seat] ?? '';

export const crewWords = (options: object, seat: number): string => {
  const crew = crewAt(options, seat);
  return crew === '' ? say('names.seat', { number: seat + 1 }) : nameOf('surname', crew);
};

export function SeatList({ news, you, act }: Props): JSX.Element {
  return (
    <ol class="seat-list" aria-label={say('online.seats')}>
      {news.seats.map((sits, seat) => (
        <li key={seat} class={seat === you ? 'is-mine' : ''}>
          <Silhouette crew={crewAt(news.options, seat)} />
          <p class="seat-who">
            <b>{whoWords(sits)}</b>
            <span>{crewWords(news.options, seat)}</span>
          </p>
          <p class="seat-state">{stateWords(sits, seat === you, news.stage)}</p>
          {act && <div class="seat-act">{act(seat, sits)}</div>}
        </li>
      ))}
    </ol>
  );
}

function whoWords(sits: SeatNews): string {
  if (sits.kind === 'open') return say('online.free');
  if (sits.kind === 'bot') return say(sits.bot === 'random' ? 'front.who.random' : 'front.who.racer');
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
