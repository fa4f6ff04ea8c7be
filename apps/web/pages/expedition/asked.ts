// What the server tells of the expeditions: asked for again when the connection is back, after a change, and when a day ends.
import type { Refusal } from '@race/kernel';
import type { ExpeditionNews, PastExpedition, RequestBody, RequestResult } from '@race/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection, sendRequest } from '../../sources/online/connection.ts';

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
