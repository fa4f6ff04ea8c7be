// What a race changed: cards René learnt, powers he keeps, stamps in the passport, and who starts next.

import type { CampaignMode } from '@race/campaign/state.ts';
import { NO_POWERS } from '@race/great-race/modules/solo/options.ts';
import { type ReneId, TARGETS, type Target } from '@race/great-race/modules/solo/rene/cards.ts';
import { find } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { ReneCardFace, Sticker } from '../../../games/race/solo/rene.tsx';
import { say, words } from '../../../shell/words/say.ts';
import type { CampaignView } from '../../../sources/race-messages.ts';
import { useRulebook } from '../../../table/rules/open-rule.tsx';
import { Stamp } from '../passport.tsx';

interface GainedLevel {
  readonly colour: Target;
  readonly level: number;
}

export interface WhatChanged {
  /** Which race of the campaign it was. */
  readonly number: number;
  readonly way: CampaignMode;
  readonly won: boolean;
  readonly swaps: readonly { readonly out: ReneId; readonly in: ReneId }[];
  readonly gained: readonly GainedLevel[];
  readonly stamps: readonly string[];
  /** Who starts the next race; null if it has been driven already, or if you race alone. */
  readonly next: 'you' | 'rene' | null;
}

/** What a race changed for the rest of its campaign; null if it is not over or not part of it. */
export function whatChanged({ past, standing }: CampaignView, table: string): WhatChanged | null {
  const at = past.findIndex((race) => race.table === table);
  const race = past[at];
  if (race === undefined) return null;
  const { way, changes } = race;
  const before = past[at - 1]?.changes.powers ?? NO_POWERS;
  const isLast = at === past.length - 1;
  return {
    number: at + 1,
    way,
    won: changes.won,
    swaps: changes.swaps,
    gained: TARGETS.flatMap((colour) =>
      levelsAfter(before[colour], changes.powers[colour]).map((level) => ({ colour, level })),
    ),
    stamps: changes.stamps,
    next: !isLast || way === 'alone' ? null : standing.first ? 'rene' : 'you',
  };
}

const levelsAfter = (before: number, now: number): number[] =>
  Array.from({ length: Math.max(0, now - before) }, (_, nth) => before + nth + 1);

export function WhatComes({ changed }: { changed: WhatChanged }): JSX.Element {
  const { way, next } = changed;
  return (
    <section class="what-comes" aria-label={say('solo.end.next')}>
      <h3>{say('solo.end.next')}</h3>
      {next !== null && (
        <p class="who-starts">{say(next === 'you' ? 'solo.end.youFirst' : 'solo.end.reneFirst')}</p>
      )}
      <div class="changes">
        <Stamps changed={changed} />
        {way !== 'alone' && <Learnt changed={changed} />}
        {way === 'legendary' && <Gained changed={changed} />}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="change" aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function Stamps({ changed: { stamps, way, number } }: { changed: WhatChanged }): JSX.Element {
  return (
    <Part title={say('solo.end.stamps', { count: stamps.length })}>
      {stamps.length === 0 && <p>{say('solo.end.noStamps')}</p>}
      <ul class="new-stamps">
        {stamps.map((id, nth) => (
          <li key={id} style={{ '--nth': nth }}>
            <Stamp way={way} race={number} nth={nth} />
            <b>{find(words(), `solo.missions.${id}.title`, id)}</b>
            <i>{find(words(), `solo.missions.${id}.text`, '')}</i>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Learnt({ changed: { swaps } }: { changed: WhatChanged }): JSX.Element {
  if (swaps.length === 0) return <p class="change">{say('solo.end.learned')}</p>;
  return (
    <Part title={say('solo.end.learns', { count: swaps.length })}>
      <ul class="swaps">
        {swaps.map(({ out, in: comes }) => (
          <li key={out}>
            <p class="unseen">{say('solo.end.swap', { out, in: comes })}</p>
            <ReneCardFace id={out} />
            <svg class="swap-arrow" viewBox="0 0 20 12" aria-hidden="true">
              <path d="M13,0L20,6L13,12V7.5H0V4.5H13Z" />
            </svg>
            <ReneCardFace id={comes} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Gained({ changed: { gained } }: { changed: WhatChanged }): JSX.Element {
  const book = useRulebook();
  if (gained.length === 0) return <p class="change">{say('solo.end.noPowers')}</p>;
  return (
    <Part title={say('solo.end.powers', { count: gained.length })}>
      <ul class="stickers">
        {gained.map(({ colour, level }) => (
          <Sticker key={`${colour}${level}`} colour={colour} level={level} isOn book={book} />
        ))}
      </ul>
    </Part>
  );
}
