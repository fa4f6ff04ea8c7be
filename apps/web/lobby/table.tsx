// A table over the network, opened by its address: the waiting room, then the same table as on one device.
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { closed, closeTable, connection, device, news } from '../net/connection.ts';
import type { Go } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { faceOf } from './games.ts';
import { Sign } from './sign.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import '../race/slips.css';

const Watches = lazy(async () => (await import('./clock/watches.tsx')).Watches, null);

export function OnlineTable({ table, go }: { table: string; go: Go }): JSX.Element {
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  useEffect(() => {
    void device.request({ do: 'open', table }).then((opened) => {
      if (!opened.ok && 'refusal' in opened) setTrouble(opened.refusal);
    });
    return () => void closeTable(table);
  }, [table]);
  const now = news.value;
  const face = now === null ? null : faceOf(now.game);
  const refusal = trouble ?? closed.value;
  if (refusal !== null) return <Trouble refusal={refusal} go={go} />;
  if (now === null || now.table !== table || face === null) return <Connecting />;
  if (now.stage === 'gathering') return <WaitingRoom news={now} go={go} />;
  return (
    <>
      <face.Table news={now} go={go} />
      <Sign isOfLineAlone={face.saysWhoIsAwaited}>{now.clock !== null && <Watches />}</Sign>
    </>
  );
}

function Connecting(): JSX.Element {
  return (
    <main class="table">
      <p class="waiting" role="status">
        {say(connection.value === 'away' ? 'online.offline' : 'online.opening')}
      </p>
    </main>
  );
}

function Trouble({ refusal, go }: { refusal: Refusal; go: Go }): JSX.Element {
  return (
    <main class="table">
      <div class="waiting" role="alert">
        <p>{refusalWords(refusal)}</p>
        <button type="button" class="button" onClick={() => go({ at: 'front' })}>
          {say('live.leave')}
        </button>
      </div>
    </main>
  );
}
