// At a table of this device: what was missed by who opens a race again, or takes the device after others.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Recap } from '../../device/protocol.ts';
import { request } from '../race.ts';
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
        recap={() => recapAfter(after)}
        onClose={() => {
          away.value = null;
        }}
        isHandOver={!isReopened}
      />
    </div>
  );
}

async function recapAfter(after: number): Promise<Recap | null> {
  const outcome = await request({ do: 'recap', after });
  return outcome.ok && outcome.value.kind === 'recap' ? outcome.value.recap : null;
}
