// The keys of the table.
import type { JSX } from 'preact';
import { Segments } from '../../front/segments.tsx';
import { chooseSingleKeys, KEYS_WANTED, singleKeys } from '../../state/single-keys.ts';
import { say } from '../../words/say.ts';
import { AidSheet } from './aid-sheet.tsx';
import { AIMS, KEY_OF } from './keys.ts';

export function KeySheet(): JSX.Element {
  return (
    <AidSheet title={say('keys.title')}>
      <dl class="keys">
        {AIMS.map((aim) => (
          <Line key={aim} press={KEY_OF[aim]} words={say(`keys.${aim}`)} />
        ))}
        <Line press="H" words={say('live.hint')} />
        <Line press="M" words={say('keys.sound')} />
        <Line press="1 2 3 4" words={say('keys.plan')} />
        <Line press="Tab" words={say('keys.tab')} />
        <Line press="Esc" words={say('keys.escape')} />
      </dl>
      <section class="menu-part" aria-label={say('keys.map')}>
        <h3 class="label">{say('keys.onMap')}</h3>
        <p>{say('ways.keys')}</p>
        <p>{say('keys.shift')}</p>
      </section>
      <section class="menu-part" aria-label={say('keys.readers.title')}>
        <h3 class="label">{say('keys.readers.title')}</h3>
        <p>{say('keys.readers')}</p>
      </section>
      <section class="menu-part" aria-label={say('keys.single')}>
        <Segments
          legend={say('keys.single')}
          choices={KEYS_WANTED.map((value) => ({ value, words: say(`front.${value}`) }))}
          chosen={singleKeys.value}
          onChoose={chooseSingleKeys}
        />
        <p class="aside">{say('keys.single.how')}</p>
      </section>
    </AidSheet>
  );
}

function Line({ press, words }: { press: string; words: string }): JSX.Element {
  return (
    <div class="keys-line">
      <dt>
        {press.split(' ').map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
