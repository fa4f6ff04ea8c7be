// The keys of the table.
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { AidSheet } from './aid-sheet.tsx';
import { KeyLine, SingleKeys } from './key-lines.tsx';
import { AIMS, KEY_OF } from './keys.ts';

export function KeySheet(): JSX.Element {
  return (
    <AidSheet title={say('keys.title')}>
      <dl class="keys">
        {AIMS.map((aim) => (
          <KeyLine key={aim} press={KEY_OF[aim]} words={say(`keys.${aim}`)} />
        ))}
        <KeyLine press="H" words={say('live.hint')} />
        <KeyLine press="M" words={say('keys.sound')} />
        <KeyLine press="1 2 3 4" words={say('keys.plan')} />
        <KeyLine press="Tab" words={say('keys.tab')} />
        <KeyLine press="Esc" words={say('keys.escape')} />
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
      <SingleKeys />
    </AidSheet>
  );
}
