// The road of a day on one sheet: its direction, the opponents, the end of the day; and the start.
import { useSignal } from '@preact/signals';
import { splitChoice } from '@race/great-race/module.ts';
import { type RaceOptions, readOptions } from '@race/great-race/options.ts';
import type { ExpeditionNews } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { nameOf, refusalWords, say, words } from '../../shell/words/say.ts';
import { connection, introduce, sendRequest } from '../../sources/online/connection.ts';
import { myName } from '../../sources/online/identity.ts';
import { NameField } from '../lobby/fields.tsx';
import { wayWords } from '../set-up/race-words.ts';
import { BoardPicture } from '../set-up/road.tsx';
import { hourWords, untilWords } from './day.ts';

interface Props {
  readonly news: ExpeditionNews;
  readonly road: RaceOptions;
  readonly go: Go;
}

export function RoadSheet({ news, road, go }: Props): JSX.Element {
  const { ends, now, started, isOver } = news;
  const { locale } = words();
  const time = hourWords(ends, locale);
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
          <b>
            {isOver
              ? say('expedition.over')
              : say('expedition.ends', { time, when: untilWords(ends - now, locale) })}
          </b>{' '}
          {say('expedition.started', { count: started })}
        </p>
        {news.mine === null ? (
          !isOver && <SettingOff news={news} go={go} />
        ) : (
          <Mine news={news} mine={news.mine} go={go} />
        )}
        <p class="aside">{say('expedition.chance')}</p>
      </div>
    </section>
  );
}

function SettingOff({ news, go }: { news: ExpeditionNews; go: Go }): JSX.Element {
  // A signal is up to date at once, even when Enter is pressed before the next render.
  const name = useSignal(myName());
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
      <NameField
        name={name.value}
        onName={(next) => {
          name.value = next;
          setAnnouncement('');
        }}
      />
      <p class="aside">{say('expedition.once')}</p>
      <button type="submit" class="button go" aria-busy={isBusy} disabled={connection.value !== 'here'}>
        <Icon name="steering-wheel" />
        {say('expedition.setOff')}
      </button>
      <p role="status">{announcement}</p>
    </form>
  );
}

interface MineProps {
  readonly news: ExpeditionNews;
  readonly mine: NonNullable<ExpeditionNews['mine']>;
  readonly go: Go;
}

function Mine({ news: { finished, isOver }, mine, go }: MineProps): JSX.Element {
  const { table, isFinished, rank } = mine;
  if (!isFinished)
    return (
      <div class="expedition-mine">
        <p>
          <b>{say(isOver ? 'expedition.mine.none' : 'expedition.unfinished')}</b>{' '}
          {!isOver && say('expedition.once')}
        </p>
        <RouteLink to={{ at: 'online', table }} go={go} class={isOver ? 'button' : 'button go'}>
          {say('expedition.goOn')}
        </RouteLink>
      </div>
    );
  return (
    <div class="expedition-mine">
      <p class="expedition-place">
        {rank === null
          ? say('expedition.mine.none')
          : say('expedition.mine', { rank, count: finished ?? rank })}
      </p>
      <div class="expedition-acts">
        <RouteLink to={{ at: 'online', table }} go={go} class="button">
          {say('library.open')}
        </RouteLink>
        <RouteLink to={{ at: 'replay', table }} go={go} class="button">
          {say('library.back')}
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
