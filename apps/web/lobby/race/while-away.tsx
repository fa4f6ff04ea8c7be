// What was missed at a table over the network.
import type { JSX } from 'preact';
import type { Recap } from '../../device/protocol.ts';
import { missedAfter, news, sendRequest } from '../../net/connection.ts';
import { WhileAway } from '../../race/away/while-away.tsx';
import { past, reader } from '../../race/race.ts';
import { publicState } from '../../state/table-state.ts';

export function WhileAwayThere(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = reader.value;
  if (after === null || seat === null) return null;
  return (
    <WhileAway
      seat={seat}
      after={after}
      recap={() => recapAfter(after)}
      onClose={() => {
        missedAfter.value = null;
      }}
    />
  );
}

async function recapAfter(after: number): Promise<Recap | null> {
  const table = news.peek()?.table;
  if (table === undefined) return null;
  const [result, { missedSteps }] = await Promise.all([
    sendRequest({ do: 'replay', table }),
    import('./missed-steps.ts'),
  ]);
  const now = publicState.peek();
  if (!result.ok || result.value.kind !== 'replay' || now === null || missedAfter.peek() !== after)
    return null;
  return missedSteps(past.peek().slice(after + 1), result.value.replay.frames, now);
}
