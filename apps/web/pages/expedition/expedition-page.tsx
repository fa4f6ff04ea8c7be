// The expedition of a day: its road, the reader's attempt and the ranking; the morning paper, and the days before.

import type { ExpeditionNews, PastExpedition } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { nameOf, refusalWords, say, words } from '../../shell/words/say.ts';
import { connection } from '../../sources/online/connection.ts';
import { Sign } from '../lobby/sign.tsx';
import { MiniBoard } from '../replay/mini-board.tsx';
import { Countdown, Leaves } from './calendar.tsx';
import { dayWords } from './day.ts';
import { DayTable, Proof, SealPart } from './day-table.tsx';
import { isRefused, MorningPaper, type RequestState, useExpedition, usePastDays } from './paper.tsx';
import { PastDay } from './past-day.tsx';
import { Attempt, OnTheWay, RoadPoster, RoadSheet, roadIn } from './road-sheet.tsx';
import './expedition.css';

export function ExpeditionPage({ day, go }: { day: string | null; go: Go }): JSX.Element {
  /** Counts changes: the server is asked again after each. */
  const [changes, setChanges] = useState(0);
  const found = useExpedition(day, changes);
  const news = found === null || isRefused(found) ? null : found;
  const today = { to: { at: 'expedition', day: null }, words: say('expedition.today') } as const;
  const onStruck = () => setChanges((count) => count + 1);
  const isToday = day === null && news !== null && !news.isOver;
  return (
    <Page
      room="expedition"
      title={say('expedition.title')}
      aside={day === null || news === null ? say('expedition.aside') : dayWords(news.day, words().locale)}
      go={go}
      {...(day === null ? {} : { back: today })}
      {...(isToday ? { foot: <Proof news={news} /> } : {})}
    >
      <p class="expedition-told" role="status">
        {toldOf(found)}
      </p>
      {day === null ? (
        <Today news={news} changes={changes} go={go} onStruck={onStruck} />
      ) : (
        news !== null && <Day news={news} go={go} onStruck={onStruck} />
      )}
      <Sign isOfLineAlone />
    </Page>
  );
}

/** Why there is nothing to show yet, or what can be done without the server. */
function toldOf(found: RequestState<ExpeditionNews>): string {
  if (connection.value === 'away') return say('expedition.offline');
  if (found === null) return say('expedition.loading');
  return isRefused(found) ? refusalWords(found) : '';
}

interface DayProps {
  readonly news: ExpeditionNews;
  readonly go: Go;
  /** A run was taken off the ranking. */
  readonly onStruck: () => void;
}

interface TodayProps extends Omit<DayProps, 'news'> {
  /** Null until the server has told it. */
  readonly news: ExpeditionNews | null;
  readonly changes: number;
}

/** Today's road on the left, the act, the time and the week in the middle, yesterday's paper on the right. */
function Today({ news, changes, go, onStruck }: TodayProps): JSX.Element {
  const found = usePastDays(changes);
  const past = found === null || isRefused(found) ? [] : found;
  const road = news === null ? null : roadIn(news.options);
  return (
    <>
      {news !== null && road !== null && (
        <div class="expedition-today">
          <RoadPoster news={news} road={road} />
          <div class="expedition-act">
            <Attempt news={news} go={go} />
          </div>
          <Countdown news={news} />
          <OnTheWay road={road} />
          <Leaves today={news} past={past} go={go} />
          <MorningPaper today={news.day} go={go} />
        </div>
      )}
      {news !== null && news.guests !== null && (
        <Section title={say('expedition.table')} class="expedition-part">
          <DayTable news={news} onStruck={onStruck} />
        </Section>
      )}
      <Earlier past={past} go={go} />
    </>
  );
}

/** A day that is over. */
function Day({ news, go, onStruck }: DayProps): JSX.Element {
  const road = roadIn(news.options);
  return (
    <div class="expedition">
      {road !== null && (
        <div>
          <RoadSheet news={news} road={road} go={go} />
          {news.isOver && <PastDay news={news} road={road} go={go} />}
        </div>
      )}
      <div>
        <Section title={say('expedition.table')} class="expedition-part">
          <DayTable news={news} onStruck={onStruck} />
        </Section>
        <SealPart news={news} />
      </div>
    </div>
  );
}

/** The days before today, each with its best run. */
function Earlier({ past, go }: { past: readonly PastExpedition[]; go: Go }): JSX.Element | null {
  if (past.length === 0) return null;
  return (
    <Section title={say('expedition.earlier')} class="expedition-part">
      <ul class="expedition-days">
        {past.map((one) => (
          <li key={one.day}>
            <Past past={one} go={go} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Past({ past, go }: { past: PastExpedition; go: Go }): JSX.Element {
  const { day, options } = past;
  const road = roadIn(options);
  return (
    <RouteLink to={{ at: 'expedition', day }} go={go} class="expedition-day sheet">
      {road !== null && <MiniBoard board={road.board} towards={road.towards} />}
      <span>
        <b>{dayWords(day, words().locale)}</b>{' '}
        <span>
          {road !== null && `${nameOf('board', road.board)} · `}
          {bestWords(past)}
        </span>
      </span>
    </RouteLink>
  );
}

function bestWords({ best }: PastExpedition): string {
  if (best === null) return say('expedition.earlier.nobody');
  const { prestige, turns } = best.result;
  return say('expedition.earlier.best', { name: best.name || say('expedition.nameless'), prestige, turns });
}
