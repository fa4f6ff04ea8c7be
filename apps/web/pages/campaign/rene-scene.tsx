// René himself: his portrait, his telegram, and his Torpedo on the road.
import { halftrack } from '@race/atlas';
import { renePortrait } from '@race/atlas/draw/rene.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { nameOf, say } from '../../shell/words/say.ts';
import type { CampaignEntry, CampaignView } from '../../sources/race-messages.ts';

export type Telegram = 'first' | 'road' | 'again' | 'won' | 'lost' | 'abandoned' | 'alone' | 'away';

const TWO_WEEKS = 14 * 86_400_000;

/** What he has to say to someone with these campaigns, the latest first. */
export function telegramOf([latest]: readonly CampaignEntry[]): Telegram {
  if (latest === undefined) return 'first';
  if (Date.now() - latest.touched > TWO_WEEKS) return 'away';
  return latest.underWay === null ? 'again' : 'road';
}

/** What he has to say about a campaign. */
export function telegramIn(seen: CampaignView): Telegram {
  const last = seen.past.at(-1);
  const general = telegramOf([seen]);
  if (last === undefined || general !== 'again') return general;
  if (last.abandoned) return 'abandoned';
  if (last.way === 'alone') return 'alone';
  return last.changes.won ? 'won' : 'lost';
}

export function ReneScene({ telegram }: { telegram: Telegram | null }): JSX.Element {
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
        <p class="rene-words">{telegram !== null && say(`solo.telegram.${telegram}`)}</p>
        <p class="aside">René</p>
      </div>
      <svg class="rene-car" viewBox="-60 -52 120 56" aria-hidden="true">
        <path d="M-50,-1L44,-1L58,3H-40Z" class="rene-shadow" />
        <g dangerouslySetInnerHTML={{ __html: car }} />
      </svg>
    </div>
  );
}
