// The morning paper: yesterday's expedition, its best way beside the reader's, and the five best.

import { liveryOf } from '@race/atlas';
import type { RaceOptions } from '@race/great-race';
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import type { Refusal } from '@race/kernel';
import type {
  ExpeditionNews,
  PastExpedition,
  RequestBody,
  RequestResult,
  RunNews,
  RunWay,
} from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { isolated, say, words } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';
import { startIn } from '../../table/map/ghost.ts';
import { loadSheet } from '../../table/model/board-sheet.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { goalOf } from '../set-up/race-words.ts';
import { bestRun, dayBefore, dayWords, placeWords } from './day.ts';
import { RunTable } from './day-table.tsx';
import { roadIn } from './road-sheet.tsx';

export type RequestState<X> = X | Refusal | null;

export const isRefused = (found: object): found is Refusal => 'reason' in found;

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
export const useExpedition = (day: string | null, changes: number): RequestState<ExpeditionNews> =>
  useRequest(
    { do: 'expedition', day },
    (result) => (result.kind === 'expedition' ? result.expedition : null),
    { changes, until: ({ isOver, ends, now }) => (isOver ? null : ends - now) },
  );

export const usePastDays = (changes: number): RequestState<readonly PastExpedition[]> =>
  useRequest({ do: 'expeditions' }, (result) => (result.kind === 'expeditions' ? result.days : null), {
    changes,
    until: () => null,
  });

const BEST = 5;

export function MorningPaper({ today, go }: { today: string; go: Go }): JSX.Element {
  const day = dayBefore(today);
  const found = useExpedition(day, 0);
  const news = found === null || isRefused(found) ? null : found;
  const road = news === null ? null : roadIn(news.options);
  return (
    <section class={news === null ? 'paper is-blank' : 'paper'} aria-label={say('expedition.paper')}>
      <p class="paper-name">{say('expedition.paper.name')}</p>
      <p class="paper-date">
        <span>{dayWords(day, words().locale)}</span> <span>{say('expedition.paper.of')}</span>
      </p>
      {news !== null && road !== null ? (
        <Edition news={news} road={road} go={go} />
      ) : (
        found !== null && (
          <>
            <h2>{say('expedition.paper.none')}</h2>
            <p class="paper-sub">{say('expedition.paper.none.how')}</p>
          </>
        )
      )}
    </section>
  );
}

interface EditionProps {
  readonly news: ExpeditionNews;
  readonly road: RaceOptions;
  readonly go: Go;
}

function Edition({ news, road, go }: EditionProps): JSX.Element {
  const { day, started, finished, ghost, mine, runs, guests } = news;
  const best = bestRun(news);
  const shown = bestAndMine((runs?.length ?? 0) > 0 ? (runs ?? []) : (guests ?? []));
  return (
    <>
      <h2>{headline(best, road)}</h2>
      <p class="paper-sub">{say('expedition.paper.count', { count: started, finished: finished ?? 0 })}</p>
      <div class="paper-story">
        <PaperMap road={road} ways={[ghost, mine?.way ?? null].flatMap((way) => way ?? [])} />
        <div class="paper-key">
          {ghost !== null && (
            <p>
              <Swatch crew={ghost.crew} isDashed={false} />
              {say('expedition.paper.best', { name: nameIn(ghost.name) })}
            </p>
          )}
          {mine?.way != null && (
            <p>
              <Swatch crew={mine.way.crew} isDashed />
              {say('expedition.paper.yours')}
            </p>
          )}
          <p class="paper-mine">
            {mine === null || mine.rank === null ? say('expedition.paper.missed') : placeWords(mine)}
          </p>
        </div>
      </div>
      {shown.length > 0 && <RunTable runs={shown} words={say('expedition.paper.five')} />}
      <div class="paper-acts">
        {best?.table != null && (
          <RouteLink to={{ at: 'replay', table: best.table }} go={go} class="button">
            {say('expedition.paper.watch')}
          </RouteLink>
        )}
        <RouteLink to={{ at: 'expedition', day }} go={go} class="button">
          {say('expedition.paper.whole')}
        </RouteLink>
      </div>
    </>
  );
}

/** The five best, and the reader wherever they came in. */
function bestAndMine(runs: readonly RunNews[]): RunNews[] {
  const ranked = runs.filter(({ rank }) => rank !== null);
  const own = ranked.findIndex(({ isMine }) => isMine);
  return [...ranked.slice(0, BEST), ...(own >= BEST ? ranked.slice(own, own + 1) : [])];
}

const nameIn = (name: string): string => (name === '' ? say('expedition.nameless') : isolated(name));

function headline(best: RunNews | undefined, road: RaceOptions): string {
  const city = goalOf(road);
  if (best === undefined) return say('expedition.paper.nobody');
  return best.arrived
    ? say('expedition.paper.head', { name: nameIn(best.name), city, count: best.turns })
    : say('expedition.paper.unreached', { city });
}

const Swatch = ({ crew, isDashed }: { crew: string; isDashed: boolean }): JSX.Element => (
  <svg class="paper-swatch" viewBox="0 0 34 10" aria-hidden="true">
    <path class="swatch-edge" d="M1,5H33" />
    <path
      d="M2,5H32"
      stroke={liveryOf(crew).colour}
      stroke-width="6"
      {...(isDashed ? { 'stroke-dasharray': '9 4' } : {})}
    />
  </svg>
);

/** The ways begin where the road does. */
function PaperMap({ road, ways }: { road: RaceOptions; ways: readonly RunWay[] }): JSX.Element {
  const { board, data, towards } = road;
  const [from, setFrom] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSheet(board, data).then((sheet) => isWanted && setFrom(startIn(sheet.board, towards)));
    return () => {
      isWanted = false;
    };
  }, [board, data, towards]);
  const driven: readonly DrivenWay[] =
    from === null ? [] : ways.map(({ crew, legs }) => ({ crew, legs, from }));
  return (
    <div class="paper-map">
      <MiniBoard board={board} ways={driven} />
    </div>
  );
}
