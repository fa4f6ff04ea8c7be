// What the server says about cups, asked for again and again while the page is seen; and what of it is said in words.
import type { Refusal } from '@race/kernel';
import type { CupNews, CupTableNews, RequestBody, RequestResult } from '@race/protocol';
import { listOf } from '@race/words/t.ts';
import { useEffect, useState } from 'preact/hooks';
import { isolated, say, words } from '../../shell/words/say.ts';
import { connection, sendRequest } from '../../sources/online/connection.ts';

const AGAIN = 4_000;

interface Asked<X> {
  /** Null until the server has answered. */
  readonly found: X | null;
  readonly refusal: Refusal | null;
  /** Asks now. */
  again(): void;
}

/** A hook: the result of a request, as it is every few seconds. */
export function useAsked<X>(request: RequestBody, pick: (value: RequestResult) => X | null): Asked<X> {
  const [found, setFound] = useState<X | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const isHere = connection.value === 'here';
  const key = JSON.stringify(request);
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    const ask = async () => {
      if (document.hidden) return;
      const said = await sendRequest(request);
      if (!isWanted) return;
      setRefusal(said.ok ? null : said.refusal);
      if (said.ok) setFound(pick(said.value));
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isHere, key, round]);
  return { found, refusal, again: () => setRound((count) => count + 1) };
}

/** The name of an entrant, as a newspaper has it. */
export function nameOf({ entrants }: Pick<CupNews, 'entrants'>, number: number | null): string {
  if (number === null) return say('cups.bot');
  return isolated(entrants[number]?.name ?? '') || say('cups.nobody');
}

/** The same, "you" for the reader: where it stands alone, or as whom somebody waits or drives for. */
export const calledOf = (news: CupNews, number: number | null, isObject = false): string =>
  number !== null && number === news.you
    ? say(isObject ? 'cups.you.object' : 'cups.you')
    : nameOf(news, number);

export const namesOf = (news: CupNews, numbers: readonly (number | null)[], isObject = false): string =>
  listOf(
    words(),
    numbers.map((number) => calledOf(news, number, isObject)),
  );

/** What goes on at a table. */
export function tableState(news: CupNews, { stage, seats, turn, ahead }: CupTableNews): string {
  if (stage === 'void') return say('cups.state.void', { points: news.byePoints });
  if (stage === 'gathering') {
    const missing = seats.flatMap(({ number, here }) => (number === null || here ? [] : [number]));
    return missing.length === 0
      ? say('cups.state.ready')
      : say('cups.state.waits', { names: namesOf(news, missing, true) });
  }
  const winner = seats.find(({ result }) => result?.place === 1);
  if (stage === 'over')
    return winner === undefined
      ? say('cups.state.overShut')
      : say('cups.state.over', { name: nameOf(news, winner.number) });
  const driven = seats.flatMap(({ number, bot }) => (bot && number !== null ? [number] : []));
  const first = seats[ahead[0] ?? -1];
  const road =
    turn === 0
      ? say('cups.state.road')
      : first === undefined || ahead.length !== 1
        ? say('cups.state.even', { turn })
        : say('cups.state.turn', { turn, name: nameOf(news, first.number) });
  return driven.length === 0
    ? road
    : `${road}; ${say('cups.state.bot', { names: namesOf(news, driven, true) })}`;
}

/** What the server's clock says now, from what it said and how long ago. */
export const leftUntil = (time: number, { now }: CupNews, heard: number): number =>
  time - now - (performance.now() - heard);

const WEEK = 6 * 86_400_000;

/** A moment by the reader's clock: the day of the week, or the date where that is farther. */
export const dateWords = (time: number): string =>
  new Intl.DateTimeFormat(words().locale, {
    ...(Math.abs(time - Date.now()) < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
