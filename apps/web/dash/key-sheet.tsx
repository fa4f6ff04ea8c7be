// The keys of a dash.
import type { JSX } from 'preact';
import { AidSheet } from '../race/aids/aid-sheet.tsx';
import { KeyLine, SingleKeys } from '../race/aids/key-lines.tsx';
import { AIMS, type DashAim, KEY_OF } from './keys.ts';
import { say } from './words.ts';

const WORDS = {
  question: 'keys.question',
  board: 'dash.page.keyBoard',
  hand: 'keys.hand',
  log: 'dash.page.keyLog',
  help: 'keys.help',
} as const satisfies Record<DashAim, string>;

export function DashKeySheet(): JSX.Element {
  return (
    <AidSheet title={say('keys.title')}>
      <dl class="keys">
        {AIMS.map((aim) => (
          <KeyLine key={aim} press={KEY_OF[aim]} words={say(WORDS[aim])} />
        ))}
        <KeyLine press="Tab" words={say('keys.tab')} />
        <KeyLine press="Esc" words={say('keys.escape')} />
      </dl>
      <SingleKeys />
    </AidSheet>
  );
}
