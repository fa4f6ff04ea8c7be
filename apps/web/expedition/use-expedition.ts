import { signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import type { ExpeditionNews, RequestBody, RequestResult } from '@race/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection, sendRequest } from '../net/connection.ts';

export type RequestState<X> = X | Refusal | null;

export const isRefused = (asked: object): asked is Refusal => 'reason' in asked;

const rounds = signal(0);

/** Something has changed: what is shown is asked for again. */
export const lookAgain = (): void => {
  rounds.value += 1;
};

/** The result of a request; sent again when the connection is back, when something has changed, and at the moment given. */
function useRequest<X extends object>(
  request: RequestBody,
  pick: (result: RequestResult) => X | null,
  until: (found: X) => number | null,
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
  }, [isHere, round, rounds.value, JSON.stringify(request)]);
  const left = found === null || isRefused(found) ? null : until(found);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => setRound(round + 1), left + A_MOMENT);
    return () => clearTimeout(timer);
  }, [left, round]);
  return found;
}

/** The server's midnight is over when it says so. */
const A_MOMENT = 1_000;

/** The expedition of a day; when it ends, what has become open is asked for. */
export const useExpedition = (day: string | null): RequestState<ExpeditionNews> =>
  useRequest(
    { do: 'expedition', day },
    (result) => (result.kind === 'expedition' ? result.expedition : null),
    ({ isOver, ends, now }) => (isOver ? null : ends - now),
  );

export const usePastDays = () =>
  useRequest(
    { do: 'expeditions' },
    (result) => (result.kind === 'expeditions' ? result.days : null),
    () => null,
  );
