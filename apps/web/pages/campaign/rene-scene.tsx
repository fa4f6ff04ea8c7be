// René himself: his portrait, his telegram, and his Torpedo on the road.
import { halftrack } from '@race/atlas';
import { renePortrait } from '@race/atlas/draw/rene.ts';
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { nameOf, say, words } from '../../shell/words/say.ts';
import type { CampaignView } from '../../sources/race-messages.ts';

/** How many telegrams he has for each state of a campaign. */
const TELEGRAMS = {
  first: 1,
  away: 3,
  start: 2,
  lead: 3,
  behind: 3,
  even: 2,
  outing: 1,
  won: 3,
  wonAgain: 3,
  lost: 3,
  lostAgain: 3,
  abandoned: 2,
  alone: 3,
} as const;

type State = keyof typeof TELEGRAMS;

const TWO_WEEKS = 14 * 86_400_000;

/** What he has to say about a campaign; the first time, about none. */
export function telegramAbout(seen: CampaignView | null, now: number): `${State}.${number}` {
  const state = seen === null ? 'first' : stateOf(seen, now);
  return `${state}.${1 + ((seen?.races ?? 0) % TELEGRAMS[state])}`;
}

function stateOf({ now: race, past, touched, underWay }: CampaignView, now: number): State {
  if (now - touched > TWO_WEEKS) return 'away';
  if (race !== null) {
    if (race.lead === null) return 'outing';
    if (race.summary.turns <= 1) return 'start';
    return race.lead > 0 ? 'lead' : race.lead < 0 ? 'behind' : 'even';
  }
  if (underWay !== null) return 'start';
  const [last, before] = past.toReversed();
  if (last === undefined) return 'first';
  if (last.abandoned) return 'abandoned';
  if (last.way === 'alone') return 'alone';
  const { won } = last.changes;
  const isAgain = before !== undefined && before.way !== 'alone' && before.changes.won === won;
  return won ? (isAgain ? 'wonAgain' : 'won') : isAgain ? 'lostAgain' : 'lost';
}

interface Props {
  /** Null until the campaigns are read. */
  readonly telegram: string | null;
}

export function ReneScene({ telegram }: Props): JSX.Element {
  const [portrait, car] = useMemo(() => [renePortrait(), halftrack('torpedo')], []);
  const name = nameOf('crew', 'torpedo');
  return (
    <div class="rene-scene">
      <figure class="rene-portrait sheet">
        <svg viewBox="0 0 100 120" aria-hidden="true" dangerouslySetInnerHTML={{ __html: portrait }} />
        <figcaption>{name}</figcaption>
      </figure>
      <div class="rene-telegram sheet">
        <p class="label">{say('front.telegram')}</p>
        <p class="rene-words">{telegram !== null && find(words(), `solo.telegram.${telegram}`, '')}</p>
        <p class="aside">René</p>
      </div>
      <svg class="rene-car" viewBox="-60 -52 120 56" aria-hidden="true">
        <path d="M-50,-1L44,-1L58,3H-40Z" class="rene-shadow" />
        <g class="rene-idle" dangerouslySetInnerHTML={{ __html: car }} />
      </svg>
    </div>
  );
}

/** His car in the land of a room. */
export function Torpedo(): JSX.Element {
  const car = useMemo(() => halftrack('torpedo'), []);
  return (
    <svg class="solo-torpedo" viewBox="-60 -52 120 56" aria-hidden="true">
      <path d="M-50,-1L44,-1L58,3H-40Z" class="rene-shadow" />
      <g class="rene-idle" dangerouslySetInnerHTML={{ __html: car }} />
    </svg>
  );
}
