// What was missed at a table over the network.
import type { JSX } from 'preact';
import type { Again } from '../../device/protocol.ts';
import { ask, missedAfter, news } from '../../net/connection.ts';
import { WhileAway } from '../../race/away/while-away.tsx';
import { past, reader } from '../../race/race.ts';
import { known } from '../../state/table-state.ts';

export function WhileAwayThere(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = reader.value;
  if (after === null || seat === null) return null;
  return (
    <WhileAway
      seat={seat}
      after={after}
      film={() => filmAfter(after)}
      onClose={() => {
        missedAfter.value = null;
      }}
    />
  );
}

async function filmAfter(after: number): Promise<Again | null> {
  const table = news.peek()?.table;
  if (table === undefined) return null;
  const [brought, { filmOfMissed }] = await Promise.all([
    ask({ do: 'replay', table }),
    import('./missed-steps.ts'),
  ]);
  const now = known.peek();
  if (!brought.ok || brought.value.kind !== 'replay' || now === null || missedAfter.peek() !== after)
    return null;
  return filmOfMissed(past.peek().slice(after + 1), brought.value.replay.frames, now);
}
