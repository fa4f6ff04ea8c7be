// A table over the network, opened by its address: the waiting room, then the same table as on one device.
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go } from '../front/place.ts';
import { LiveTable } from '../live/page.tsx';
import { putOnPage, turnTo } from '../live/race.ts';
import { device, line, lookAway, news } from '../net/here.ts';
import { people } from '../state/shown.ts';
import { refusalWords, say } from '../words/say.ts';
import { AfterRace } from './after-race.tsx';
import { TakeOver } from './free-seat.tsx';
import { GoBack, Proposal } from './go-back.tsx';
import { OnlineMenu } from './menu.tsx';
import { WaitingRoom } from './room.tsx';
import { Sign } from './sign.tsx';
import { WhileAway } from './while-away.tsx';
import './table.css';

export function OnlineTable({ table, go }: { table: string; go: Go }): JSX.Element {
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  useEffect(() => {
    turnTo({ device, Menu: OnlineMenu, After: AfterRace, Back: GoBack });
    const takeOff = putOnPage(table);
    void device.wish({ do: 'open', table }).then((opened) => {
      if (!opened.ok && 'refusal' in opened) setTrouble(opened.refusal);
    });
    return () => {
      // Where another table is looked at already there is nothing to turn away from.
      takeOff();
      if (lookAway(table)) turnTo(null);
    };
  }, [table]);
  const now = news.value;
  useEffect(() => {
    people.value = (now?.seats ?? []).map((sits) => (sits.kind === 'person' ? sits.name : ''));
    return () => {
      people.value = [];
    };
  }, [now]);
  if (trouble !== null) return <Trouble refusal={trouble} go={go} />;
  if (now === null || now.table !== table) return <Connecting />;
  if (now.stage === 'gathering') return <WaitingRoom news={now} go={go} />;
  return (
    <main class="table online-table">
      <h1 class="unseen">{say('names.game')}</h1>
      <LiveTable table={table} go={go} />
      <div class="online-slips">
        <Proposal news={now} />
        <TakeOver news={now} />
        <WhileAway />
      </div>
      <Sign />
    </main>
  );
}

function Connecting(): JSX.Element {
  return (
    <main class="table">
      <p class="waiting" role="status">
        {say(line.value === 'away' ? 'online.offline' : 'online.opening')}
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
