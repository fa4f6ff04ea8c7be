// What a race changed: cards René learnt, powers he keeps, stamps in the passport, and who starts next.
import { find } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { say, words } from '../../words/say.ts';
import { useRulebook } from '../../words/use-rulebook.ts';
import { ReneCardFace } from '../rene.tsx';
import { Stamp } from '../stamp.tsx';
import { Sticker } from '../stickers.tsx';
import type { WhatChanged } from './changes.ts';

export function WhatComes({ changed }: { changed: WhatChanged }): JSX.Element {
  const { way, next } = changed;
  return (
    <section class="what-comes" aria-label={say('end.next')}>
      <h3>{say('end.next')}</h3>
      {next !== null && <p class="who-starts">{say(next === 'you' ? 'end.youFirst' : 'end.reneFirst')}</p>}
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
    <Part title={say('end.stamps', { count: stamps.length })}>
      {stamps.length === 0 && <p>{say('end.noStamps')}</p>}
      <ul class="new-stamps">
        {stamps.map((id, nth) => (
          <li key={id} style={{ '--nth': nth }}>
            <Stamp way={way} race={number} nth={nth} />
            <b>{find(words(), `missions.${id}.title`, id)}</b>
            <i>{find(words(), `missions.${id}.text`, '')}</i>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Learnt({ changed: { swaps } }: { changed: WhatChanged }): JSX.Element {
  if (swaps.length === 0) return <p class="change">{say('end.learned')}</p>;
  return (
    <Part title={say('end.learns', { count: swaps.length })}>
      <ul class="swaps">
        {swaps.map(({ out, in: comes }) => (
          <li key={out}>
            <p class="unseen">{say('end.swap', { out, in: comes })}</p>
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
  if (gained.length === 0) return <p class="change">{say('end.noPowers')}</p>;
  return (
    <Part title={say('end.powers', { count: gained.length })}>
      <ul class="stickers">
        {gained.map(({ colour, level }) => (
          <Sticker key={`${colour}${level}`} colour={colour} level={level} isOn book={book} />
        ))}
      </ul>
    </Part>
  );
}
