import { signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import type { ExpeditionNews, RequestBody, RequestResult } from '@race/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask, line } from '../net/connection.ts';

export type Asked<X> = X | Refusal | null;

export const isRefused = (asked: object): asked is Refusal => 'reason' in asked;

const rounds = signal(0);

/** Something has changed: what is shown is asked for again. */
export const lookAgain = (): void => {
  rounds.value += 1;
};

/** What a wish brings; asked again when the line is back, when something has changed, and at the moment given. */
function useAsked<X extends object>(
  wish: RequestBody,
  pick: (brought: RequestResult) => X | null,
  until: (found: X) => number | null,
): Asked<X> {
  const [found, setFound] = useState<Asked<X>>(null);
  const [round, setRound] = useState(0);
  const isHere = line.value === 'here';
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    void ask(wish).then((said) => {
      if (isWanted) setFound(said.ok ? pick(said.value) : said.refusal);
    });
    return () => {
      isWanted = false;
    };
  }, [isHere, round, rounds.value, JSON.stringify(wish)]);
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
export const useExpedition = (day: string | null): Asked<ExpeditionNews> =>
  useAsked(
    { do: 'expedition', day },
    (brought) => (brought.kind === 'expedition' ? brought.expedition : null),
    ({ isOver, ends, now }) => (isOver ? null : ends - now),
  );

export const usePastDays = () =>
  useAsked(
    { do: 'expeditions' },
    (brought) => (brought.kind === 'expeditions' ? brought.days : null),
    () => null,
  );
