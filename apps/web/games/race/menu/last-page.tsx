import { signal } from '@preact/signals';
import type { LocalPlayer } from '@race/local';
import { strongerRivals } from '@race/local/rematch-players.ts';
import type { JSX } from 'preact';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadAdvice, loadCampaign } from '../../../shell/chunks.ts';
import type { Go } from '../../../shell/router/router.ts';
import { say } from '../../../shell/words/say.ts';
import { raceFile } from '../../../sources/device/client.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import type { Shared } from '../../../table/newspaper/front-page/save-buttons.tsx';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { Standings, winnerIn } from '../../../table/newspaper/standings.tsx';
import { endingOf } from '../moments/ending.ts';

const Coach = lazy(async () => (await loadAdvice()).Coach, null);

const EndPage = lazy(async () => (await loadCampaign()).EndPage, null);

/** The end of the race: who won, and what next. A race of a campaign has its own. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  const table = useTable();
  const { facts, onlineTable, reader } = table;
  const { left } = endingOf(table);
  if (facts.value?.solo !== undefined) return <EndPage go={go} />;
  const After = onlineTable?.After ?? AfterRace;
  // A spectator has decided nothing.
  const isCoached = onlineTable === null || reader.value !== null;
  if (isCoached && left.value === 'forCoach') return <Coach go={go} />;
  return (
    <Standings shared={sharedNow(table)} file={() => fileOf(table)}>
      <After go={go} />
      {isCoached && (
        <button type="button" class="button" onClick={() => (left.value = 'forCoach')}>
          {say('moments.coach')}
        </button>
      )}
    </Standings>
  );
}

async function fileOf({ request, seatView }: TableModel): Promise<string | null> {
  const now = seatView.peek();
  if (now === null) return null;
  const saved = await request({ do: 'save', table: now.table });
  return saved.ok && saved.value.kind === 'file' ? saved.value.text : null;
}

/** The way back to the end of the race, once the reader has put it away to look at the map. */
export function Results(): JSX.Element | null {
  const { areStandingsOpen, reopenStandings } = standingsPageOf(useTable());
  if (areStandingsOpen.value) return null;
  return (
    <button type="button" class="button go hole-main" onClick={reopenStandings}>
      {say('standings.show')}
    </button>
  );
}

/** What can be shared: the address of the replay for an online table, the file of the race for one of this device. */
function sharedNow(model: TableModel): Shared | null {
  const { onlineTable, request, seatView } = model;
  const table = seatView.value?.table;
  if (table === undefined) return null;
  if (onlineTable === null) return { by: 'file', read: () => raceFile({ request }, table) };
  return { by: 'link', address: new URL(`/race/${table}`, location.href).href };
}

const afterRaceOf = perTable(() => {
  const isStarting = signal(false);

  return { isStarting };
});

export function AfterRace({ go }: { go: Go }): JSX.Element | null {
  const model = useTable();
  const { request, seatView, standings } = model;
  const { isStarting } = afterRaceOf(model);
  const over = seatView.value;
  if (over === null) return null;
  const { table, options, players } = over;
  // Whoever has beaten the bots is offered stronger ones.
  const winner = winnerIn(standings.value ?? []);
  const stronger = winner === undefined ? null : strongerRivals(players, winner.seat);
  const again = async (seated: readonly LocalPlayer[]) => {
    if (isStarting.peek()) return;
    isStarting.value = true;
    const outcome = await request({ do: 'set', options, players: seated });
    isStarting.value = false;
    if (outcome.ok && outcome.value.kind === 'table') go({ at: 'table', table: outcome.value.table });
  };
  return (
    <>
      <button
        type="button"
        class="button go"
        aria-busy={isStarting.value}
        onClick={() => void again(players)}
      >
        {say('standings.again')}
      </button>
      {stronger !== null && (
        <button type="button" class="button" onClick={() => void again(stronger)}>
          {say('standings.stronger')}
        </button>
      )}
      <button type="button" class="button" onClick={() => go({ at: 'watch', table })}>
        {say('standings.watch')}
      </button>
    </>
  );
}
