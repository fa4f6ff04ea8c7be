// The expedition of a day: its road, the reader's attempt and the ranking; and the days before.

import type { Refusal } from '@race/kernel';
import type { ExpeditionNews, PastExpedition, RequestBody, RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { nameOf, refusalWords, say, words } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';
import { Sign } from '../lobby/sign.tsx';
import { MiniBoard } from '../replay/mini-board.tsx';
import { dayWords } from './day.ts';
import { DayTable, SealPart } from './day-table.tsx';
import { PastDay } from './past-day.tsx';
import { RoadSheet, roadIn } from './road-sheet.tsx';
import './expedition.css';

export function ExpeditionPage({ day, go }: { day: string | null; go: Go }): JSX.Element {
  /** Counts changes: the server is asked again after each. */
  const [changes, setChanges] = useState(0);
  const found = useExpedition(day, changes);
  const isThere = found !== null && !isRefused(found);
  const today = { to: { at: 'expedition', day: null }, words: say('expedition.today') } as const;
  return (
    <Page
      room="expedition"
      title={say('expedition.title')}
      aside={isThere ? dayWords(found.day, words().locale) : say('expedition.aside')}
      go={go}
      {...(day === null ? {} : { back: today })}
    >
      <p class="expedition-told" role="status">
        {toldOf(found)}
      </p>
      {isThere && <Day news={found} go={go} onStruck={() => setChanges((count) => count + 1)} />}
      {day === null && <Earlier changes={changes} go={go} />}
      <Sign isOfLineAlone />
    </Page>
  );
}

/** Why there is nothing to show yet, or what can be done without the server. */
function toldOf(found: ReturnType<typeof useExpedition>): string {
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
function Earlier({ changes, go }: { changes: number; go: Go }): JSX.Element | null {
  const found = usePastDays(changes);
  if (found === null || isRefused(found) || found.length === 0) return null;
  return (
    <Section title={say('expedition.earlier')} class="expedition-part">
      <ul class="expedition-days">
        {found.map((one) => (
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

type RequestState<X> = X | Refusal | null;

const isRefused = (found: object): found is Refusal => 'reason' in found;

/** The result of a request; sent again when the connection is back, after a change, and at the end of the given time. */
function useRequest<X extends object>(
  request: RequestBody,
  pick: (result: RequestResult) => X | null,
  { changes, until }: { readonly changes: number; readonly until: (found: X) => number | null },
): RequestState<X> {
  const [found, setFound] = useState<RequestState<X>>(null);
  const [round, setRound] = useState(0);
  const isHere = connection.value === 'here';
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    void sendRequest(request).then((said) => {
      if (isWanted) setFound(said.ok ? pick(said.value) : said.refusal);
    });
    return () => {
      isWanted = false;
    };
  }, [isHere, round, changes, JSON.stringify(request)]);
  const left = found === null || isRefused(found) ? null : until(found);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => setRound(round + 1), left + A_MOMENT);
    return () => clearTimeout(timer);
  }, [left, round]);
  return found;
}

/** The day ends by the server's clock. */
const A_MOMENT = 1_000;

/** The expedition of a day, asked for again when the day ends: then its seed and its runs are public. */
const useExpedition = (day: string | null, changes: number): RequestState<ExpeditionNews> =>
  useRequest(
    { do: 'expedition', day },
    (result) => (result.kind === 'expedition' ? result.expedition : null),
    { changes, until: ({ isOver, ends, now }) => (isOver ? null : ends - now) },
  );

const usePastDays = (changes: number) =>
  useRequest({ do: 'expeditions' }, (result) => (result.kind === 'expeditions' ? result.days : null), {
    changes,
    until: () => null,
  });
