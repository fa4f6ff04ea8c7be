// At a table of this device: what was missed by who opens a race again, or takes the device after others.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Again } from '../../device/protocol.ts';
import { wish } from '../race.ts';
import { away, follow } from './looking.ts';
import { WhileAway } from './while-away.tsx';
import '../slips.css';

export function WhileAwayHere({ table }: { table: string }): JSX.Element | null {
  useEffect(() => follow(table), [table]);
  const now = away.value;
  if (now === null) return null;
  const { seat, after, isReopened } = now;
  return (
    <div class="slips">
      <WhileAway
        key={`${seat} ${after}`}
        seat={seat}
        after={after}
        film={() => filmAfter(after)}
        onClose={() => {
          away.value = null;
        }}
        isHandOver={!isReopened}
      />
    </div>
  );
}

async function filmAfter(after: number): Promise<Again | null> {
  const outcome = await wish({ do: 'again', after });
  return outcome.ok && outcome.value.kind === 'again' ? outcome.value.again : null;
}
