// The camp of a waiting room: tents and a fire in the land, the table with its map, and a name card at every place.
import { halftrack } from '@race/atlas';
import { lantern, mug, tents } from '@race/atlas/draw/scenes/rooms.ts';
import type { SeatNews, TableNews } from '@race/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { writeRoute } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import type { GameFace } from './games.ts';
import { presenceOf } from './presence.ts';
import { secondsSinceNews } from './seats.tsx';

import './seat-list.css';
import '../set-up/set-table.css';

interface CampProps {
  readonly news: TableNews;
  readonly face: GameFace;
  /** A note about each place, such as a rating. */
  readonly notes: readonly string[];
  readonly act: (seat: number, sits: SeatNews) => ComponentChildren;
}

export function Camp({ news, face, notes, act }: CampProps): JSX.Element {
  const { seats, options, you } = news;
  return (
    <div class={`camp-site has-${seats.length}`}>
      <div class="camp-table" aria-hidden="true">
        <div class="camp-map">
          <face.Picture options={options} live={null} />
        </div>
      </div>
      <Things news={news} face={face} />
      <ol class="camp-seats" aria-label={say('online.seats')}>
        {seats.map((sits, seat) => {
          const crew = face.crewAt(options, seat) === '' ? '' : face.seatWords(options, seat);
          const card = { sits, face, crew, isYou: seat === you, note: notes[seat] ?? '' };
          return (
            <li key={seat} class={cardClass(sits, seat === you)}>
              <face.SeatPicture options={options} seat={seat} />
              <div class="camp-words">
                <Words {...card} />
              </div>
              <div class="camp-act">{act(seat, sits)}</div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const cardClass = (sits: SeatNews, isYou: boolean): string => {
  if (sits.kind === 'open') return 'camp-card is-free';
  const isAway = sits.kind === 'person' && !sits.here;
  return `camp-card sheet${isYou ? ' is-mine' : ''}${isAway ? ' is-away' : ''}`;
};

interface WordsProps {
  readonly sits: SeatNews;
  readonly face: GameFace;
  /** Empty where crews are chosen in play. */
  readonly crew: string;
  readonly isYou: boolean;
  readonly note: string;
}

function Words({ sits, face, crew, isYou, note }: WordsProps): JSX.Element {
  if (sits.kind === 'open')
    return (
      <>
        <b>{say('online.free.place')}</b>
        <p>
          {crew !== '' && `${crew}; `}
          {say('online.free.bot', { bot: face.botWords('') })}
        </p>
      </>
    );
  if (sits.kind === 'bot')
    return (
      <>
        <b>{face.botWords(sits.bot)}</b>
        <p>{[crew, say('online.bot')].filter(Boolean).join(', ')}</p>
      </>
    );
  return (
    <>
      <a
        class="seat-person"
        target="_blank"
        href={writeRoute({ at: 'player', person: sits.person })}
        rel="noopener"
      >
        <b>{sits.name}</b>
      </a>
      <p>{[crew, isYou ? say('online.you') : '', note].filter(Boolean).join(', ')}</p>
      <p class={sits.ready ? 'camp-state is-ready' : 'camp-state'}>{stateWords(sits)}</p>
    </>
  );
}

function stateWords(sits: Extract<SeatNews, { kind: 'person' }>): string {
  const { here, ready } = sits;
  if (!here) return presenceOf(sits, secondsSinceNews())?.words ?? '';
  return say(ready ? 'online.isReady' : 'online.isNotReady');
}

/** Where the mugs stand: two behind the map, the others before it. */
const MUGS = [
  [104, 120],
  [536, 116],
  [70, 226],
  [566, 250],
  [320, 292],
  [180, 276],
  [450, 288],
] as const;

/** A mug for everybody who sits here, in the colour of the crew, and the lantern. */
function Things({ news: { seats, options }, face }: Pick<CampProps, 'news' | 'face'>): JSX.Element {
  const drawn = seats
    .map((sits, seat) => {
      const [x, y] = MUGS[seat] ?? MUGS[0];
      return sits.kind === 'open'
        ? ''
        : `<g transform="translate(${x} ${y})">${mug(face.crewAt(options, seat))}</g>`;
    })
    .join('');
  return (
    <svg
      class="camp-things"
      viewBox="0 0 640 330"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `${drawn}<g transform="translate(592 176)">${lantern()}</g>` }}
    />
  );
}

/** The camp in the land: two of the crews stand by the fire. */
export function CampScene({ crews }: { crews: readonly string[] }): JSX.Element {
  const known = crews.filter((crew) => crew !== '').slice(0, 2);
  const drawn = useMemo(() => {
    const [first, second] = known.map((crew) => halftrack(crew));
    const parked =
      (first === undefined ? '' : `<g transform="translate(-122 2)">${first}</g>`) +
      (second === undefined ? '' : `<g transform="translate(116 4) scale(-1 1)">${second}</g>`);
    return tents() + parked;
  }, [known.join(' ')]);
  return (
    <svg
      class="camp-scene"
      viewBox="-320 -100 640 116"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

interface Props {
  readonly news: TableNews;
  readonly face: GameFace;
  readonly onDone: () => void;
}

export function RoomSettings({ news, face, onDone }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const { asked, parts, rest } = face.useSetUp(news);
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
      {rest}
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
