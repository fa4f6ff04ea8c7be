// After the race: the same table again, or a replay.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Go } from '../../../shell/router/router.ts';
import { say } from '../../../shell/words/say.ts';
import { perTable, useTable } from '../../../table/model/table.ts';

const afterRaceOf = perTable(() => {
  const isStarting = signal(false);

  return { isStarting };
});

export function AfterRace({ go }: { go: Go }): JSX.Element | null {
  const model = useTable();
  const { request, seatView } = model;
  const { isStarting } = afterRaceOf(model);
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
        {say('standings.again')}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'watch', table })}>
        {say('standings.watch')}
      </button>
    </>
  );
}
