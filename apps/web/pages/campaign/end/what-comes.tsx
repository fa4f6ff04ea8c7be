// What a race changed: cards René learnt, powers he keeps, stamps in the passport, and who starts next.

import { find } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { ReneCardFace, Sticker } from '../../../games/race/solo/rene.tsx';
import { say, words } from '../../../shell/words/say.ts';
import { useRulebook } from '../../../shell/words/use-rulebook.ts';
import { Stamp } from '../passport.tsx';
import type { WhatChanged } from './changes.ts';

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
