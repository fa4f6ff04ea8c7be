// The road of a day: its direction, the opponents, what is played; and the start.
import { useSignal } from '@preact/signals';
import { halftrack, pennant } from '@race/atlas';
import { DUST } from '@race/atlas/draw/scenes/parts.ts';
import { splitChoice } from '@race/great-race/module.ts';
import { type RaceOptions, readOptions } from '@race/great-race/options.ts';
import type { ExpeditionNews } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { nameOf, refusalWords, say, words } from '../../shell/words/say.ts';
import { connection, introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from '../lobby/fields.tsx';
import { wayWords } from '../set-up/race-words.ts';
import { BoardPicture } from '../set-up/road.tsx';
import { dayWords, placeWords, resultText } from './day.ts';

interface Props {
  readonly news: ExpeditionNews;
  readonly road: RaceOptions;
}

interface ActProps {
  readonly news: ExpeditionNews;
  readonly go: Go;
}

/** Today's road as a poster: where it goes, who drives, what is played. */
export const RoadPoster = ({ news, road }: Props): JSX.Element => (
  <section class="expedition-poster sheet" aria-label={nameOf('board', road.board)}>
    <BoardPicture board={road.board} towards={road.towards} />
    <div>
      <p class="poster-date">{dayWords(news.day, words().locale)}</p>
      <h2>{nameOf('board', road.board)}</h2>
      <p class="expedition-way">{wayWords(road)}</p>
      <p>
        {crewWords(road)} {moduleWords(road)}
      </p>
    </div>
  </section>
);

/** The reader's crew on its way. */
export function OnTheWay({ road }: { road: RaceOptions }): JSX.Element {
  const crew = road.vehicles?.[0] ?? '';
  const drawn = useMemo(
    () => `${DUST}<g transform="translate(-45 -62)">${pennant(crew)}</g>${halftrack(crew)}`,
    [crew],
  );
  return (
    <svg
      class="expedition-car"
      viewBox="-130 -72 190 82"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

/** A day that is over, or today's on a page of its own. */
export function RoadSheet({ news, road, go }: Props & ActProps): JSX.Element {
  const { started, isOver } = news;
  return (
    <section class="expedition-road sheet" aria-label={nameOf('board', road.board)}>
      {!isOver && <BoardPicture board={road.board} towards={road.towards} />}
      <div class="expedition-words">
        <h2>{nameOf('board', road.board)}</h2>
        <p class="expedition-way">{wayWords(road)}</p>
        <p>
          {crewWords(road)} {moduleWords(road)}
        </p>
        <p>
          {isOver && <b>{say('expedition.over')}</b>} {say('expedition.started', { count: started })}
        </p>
        {(news.mine !== null || !isOver) && <Attempt news={news} go={go} />}
        <p class="aside">{say('expedition.chance')}</p>
      </div>
    </section>
  );
}

/** Setting off, going on, or what came of it. */
export const Attempt = ({ news, go }: ActProps): JSX.Element =>
  news.mine === null ? <SettingOff news={news} go={go} /> : <Mine news={news} mine={news.mine} go={go} />;

function SettingOff({ news, go }: ActProps): JSX.Element {
  // A signal is up to date at once, even when Enter is pressed before the next render.
  const name = useSignal(myName());
  const [isNaming, setNaming] = useState(name.peek() === '');
  const [isBusy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const setOff = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = name.value.trim();
    if (typed === '') return setAnnouncement(say('online.name.missing'));
    setBusy(true);
    const known = await introduce(typed);
    const made = known.ok ? await sendRequest({ do: 'setOff', day: news.day }) : known;
    setBusy(false);
    if (!made.ok) setAnnouncement(refusalWords(made.refusal));
    else if (made.value.kind === 'table') go({ at: 'online', table: made.value.table });
  };
  return (
    <form class="expedition-off" onSubmit={setOff}>
      <button
        type="submit"
        class="button go expedition-go"
        aria-busy={isBusy}
        disabled={connection.value !== 'here'}
      >
        <span class="start-name">
          <Icon name="steering-wheel" />
          {say('expedition.setOff')}
        </span>
        <span class="start-how">{say('expedition.setOff.how')}</span>
      </button>
      <div class="expedition-name sheet">
        {isNaming ? (
          <NameField
            name={name.value}
            onName={(next) => {
              name.value = next;
              setAnnouncement('');
            }}
          />
        ) : (
          <p>
            {say('expedition.as', { name: name.value })}{' '}
            <button type="button" class="ticket-word" onClick={() => setNaming(true)}>
              {say('expedition.as.change')}
            </button>
          </p>
        )}
        <p class="aside">
          {say('expedition.once')} {say('expedition.hidden')}
        </p>
        <p role="status">{announcement}</p>
      </div>
    </form>
  );
}

/** A text to send: how it went, and nothing of the road. */
function ShareResult({ news, mine }: Pick<MineProps, 'news' | 'mine'>): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const { result } = mine;
  if (result === null) return null;
  const share = async () => {
    const text = resultText(news, mine, `${location.origin}${location.pathname}#expedition`);
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setAnnouncement(isCopied ? say('online.link.copied') : text);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {say('expedition.share')}
      </button>
      <p class="aside expedition-shared" role="status">
        {announcement}
      </p>
    </>
  );
}

interface MineProps extends ActProps {
  readonly mine: NonNullable<ExpeditionNews['mine']>;
}

function Mine({ news, mine, go }: MineProps): JSX.Element {
  const { table, isFinished } = mine;
  const { isOver } = news;
  if (!isFinished)
    return (
      <div class="expedition-mine">
        <RouteLink to={{ at: 'online', table }} go={go} class={isOver ? 'button' : 'button go expedition-go'}>
          <span class="start-name">
            {!isOver && <Icon name="steering-wheel" />}
            {say('expedition.goOn')}
          </span>
        </RouteLink>
        <div class="expedition-name sheet">
          <p>
            <b>{say(isOver ? 'expedition.mine.none' : 'expedition.unfinished')}</b>{' '}
            {!isOver && `${say('expedition.once')} ${say('expedition.hidden')}`}
          </p>
        </div>
      </div>
    );
  return (
    <div class="expedition-mine sheet is-done">
      <p class="expedition-place">{placeWords(mine)}</p>
      <div class="expedition-acts">
        <ShareResult news={news} mine={mine} />
        <RouteLink to={{ at: 'replay', table }} go={go} class="button">
          {say('library.back')}
        </RouteLink>
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say('library.open')}
        </RouteLink>
      </div>
    </div>
  );
}

/** Null for a road of a later version. */
export function roadIn(options: object): RaceOptions | null {
  const read = readOptions(options);
  return read.ok ? read.options : null;
}

/** The reader's crew, and how many others there are. */
function crewWords({ vehicles, crews }: RaceOptions): string {
  const mine = vehicles?.[0];
  const count = crews - 1;
  return mine === undefined
    ? say('expedition.crew.chosen', { count })
    : say('expedition.crew', { crew: nameOf('surname', mine), count });
}

function moduleWords({ modules }: RaceOptions): string {
  if (modules.length === 0) return say('expedition.plain');
  const names = modules.map((choice) => nameOf('module', splitChoice(choice).name));
  return say('expedition.modules', { modules: listOf(words(), names) });
}
