// When the race is over: the same table again, or a replay.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Go } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { request, seatView } from '../race.ts';

const isStarting = signal(false);

export function AfterRace({ go }: { go: Go }): JSX.Element | null {
  const over = seatView.value;
  if (over === null) return null;
  const { table, options, players } = over;
  const again = async () => {
    if (isStarting.peek()) return;
    isStarting.value = true;
    const outcome = await request({ do: 'set', options, players });
    isStarting.value = false;
    if (outcome.ok && outcome.value.kind === 'table') go({ at: 'table', table: outcome.value.table });
  };
  return (
    <>
      <button type="button" class="button go" aria-busy={isStarting.value} onClick={() => void again()}>
        {say('desk.again')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'watch', table })}>
        {say('desk.watch')}
      </button>
    </>
  );
}
