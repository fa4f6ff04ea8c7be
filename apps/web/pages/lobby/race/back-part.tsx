// In the menu of an online race: proposals to go back to the beginning of a turn, also where there is no timeline.
import type { JSX } from 'preact';
import { momentsOf } from '../../../games/race/timeline/moments.ts';
import { say } from '../../../shell/words/say.ts';
import { news, sendRequest } from '../../../sources/online/connection.ts';
import { useTable } from '../../../table/model/table.ts';

/** The turns whose beginnings are offered. */
const OFFERED = 2;

export function BackPart(): JSX.Element | null {
  const { past, refused } = useTable();
  const now = news.value;
  if (now === null || now.you === null || now.stage !== 'racing') return null;
  if (now.proposal !== null || now.shutUntil !== null || now.cup !== null) return null;
  const moments = momentsOf(past.value);
  const latest = moments.at(-1)?.turn ?? 0;
  const turns = Array.from({ length: OFFERED }, (_, back) => latest - back).filter((turn) => turn > 0);
  const propose = async (turn: number) => {
    const first = moments.findIndex((moment) => moment.turn === turn);
    const done = await sendRequest({ do: 'propose', table: now.table, beat: Math.max(0, first - 1) });
    refused.value = done.ok ? null : done.refusal;
  };
  if (turns.length === 0) return null;
  return (
    <section class="menu-part online-menu" aria-label={say('online.back.ask')}>
      <div class="menu-acts">
        {turns.map((turn) => (
          <button key={turn} type="button" class="button" onClick={() => void propose(turn)}>
            {say('online.back.turn', { turn })}
          </button>
        ))}
      </div>
    </section>
  );
}
