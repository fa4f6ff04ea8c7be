import type { ActNews } from '@race/protocol';
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import { dayWords } from '../words/written.ts';

/** What administrators did, the latest first. */
export function Log({ acts }: { acts: readonly ActNews[] }): JSX.Element {
  return (
    <div class="sheet admin-sheet">
      {acts.length === 0 && <p>{say('admin.log.none')}</p>}
      <ol class="admin-acts">
        {acts.map((act) => (
          <li key={act.act}>
            <span>{actWords(act)}</span>
            <time dateTime={new Date(act.made).toISOString()}>{dayWords(act.made)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function actWords({ kind, administrator: admin, about, days }: ActNews): string {
  const name = about?.name ?? say('admin.somebody');
  const length = days === null ? null : say('admin.for.days', { count: days });
  switch (kind) {
    case 'keep':
      return say('admin.act.keep', { admin, length: length ?? say('admin.for.ever') });
    case 'silence':
    case 'ban':
      return say(`admin.act.${kind}`, { admin, name, length: length ?? say('admin.for.good') });
    default:
      return say(`admin.act.${kind}`, { admin, name });
  }
}
