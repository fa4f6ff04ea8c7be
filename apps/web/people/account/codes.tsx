// The recovery codes, on the one occasion they are shown.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { downloadAs } from '../../front/download.ts';
import { Section } from '../../front/page.tsx';
import { say } from '../../words/say.ts';

/** In groups, so that they can be copied by hand. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.{2})/g, '$1 ');

export function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): JSX.Element {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const save = () => downloadAs('text/plain', 'great-race-codes.txt', `${codes.map(grouped).join('\n')}\n`);
  return (
    <Section title={say('account.codes')} class="account-codes">
      <div class="sheet account-sheet">
        <p ref={first} tabIndex={-1}>
          {say('account.codes.how')}
        </p>
        <ol class="codes-list" aria-label={say('account.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{grouped(code)}</code>
            </li>
          ))}
        </ol>
        <div class="account-acts">
          <button type="button" class="button go" onClick={onDone}>
            {say('account.codes.done')}
          </button>
          <button type="button" class="button" onClick={save}>
            {say('account.codes.save')}
          </button>
        </div>
      </div>
    </Section>
  );
}
