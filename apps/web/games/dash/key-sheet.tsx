// The keys of a dash.
import type { JSX } from 'preact';
import { AidSheet, KeyLine, SingleKeys } from '../../table/aid-sheet.tsx';
import type { DashAim } from './aids.tsx';
import { say } from './words.ts';

const WORDS = {
  question: 'keys.question',
  board: 'dash.page.keyBoard',
  hand: 'keys.hand',
  log: 'dash.page.keyLog',
  help: 'keys.help',
} as const satisfies Record<DashAim, string>;

interface Props {
  readonly keys: readonly (readonly [aim: DashAim, key: string])[];
}

export function DashKeySheet({ keys }: Props): JSX.Element {
  return (
    <AidSheet title={say('keys.title')}>
      <dl class="keys">
        {keys.map(([aim, key]) => (
          <KeyLine key={aim} press={key} words={say(WORDS[aim])} />
        ))}
        <KeyLine press="1–9" words={say('dash.page.keyNth')} />
        <KeyLine press="⌫" words={say('dash.page.another')} />
        <KeyLine press="Tab" words={say('keys.tab')} />
        <KeyLine press="Esc" words={say('keys.escape')} />
      </dl>
      <SingleKeys />
    </AidSheet>
  );
}
