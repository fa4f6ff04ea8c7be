// A slip of paper: one is asked at another table.
import type { JSX } from 'preact';
import { RouteLink } from '../../router/route-link.tsx';
import type { Go } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { turnsElsewhere } from './turns.ts';

export function OtherTurn({ go }: { go: Go }): JSX.Element {
  const [table] = turnsElsewhere.value;
  return (
    <div role="status">
      {table !== undefined && (
        <section class="slip sheet" aria-label={say('notice.other')}>
          <p>{say('notice.other')}</p>
          <div class="slip-acts">
            <RouteLink to={{ at: 'online', table }} go={go} class="button">
              {say('notice.go')}
            </RouteLink>
          </div>
        </section>
      )}
    </div>
  );
}
