import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadAdvice, loadCampaign } from '../../../shell/chunks.ts';
import { type Go, writeRoute } from '../../../shell/router/router.ts';
import { say } from '../../../shell/words/say.ts';
import { raceFile } from '../../../sources/device/client.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import type { Shared } from '../../../table/newspaper/front-page/save-buttons.tsx';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { Standings } from '../../../table/newspaper/standings.tsx';
import { endingOf } from '../moments/ending.ts';
import { AfterRace } from './after-race.tsx';

const Coach = lazy(async () => (await loadAdvice()).Coach, null);

const EndPage = lazy(async () => (await loadCampaign()).EndPage, null);

/** The end of the race: who won, and what next. A race of a campaign has its own. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  const table = useTable();
  const { facts, onlineTable, reader } = table;
  if (facts.value?.solo !== undefined) return <EndPage go={go} />;
  const After = onlineTable?.After ?? AfterRace;
  // A spectator has made no plan.
  const isCoached = onlineTable === null || reader.value !== null;
  return (
    <Standings below={isCoached && <CoachBelow go={go} />} shared={sharedNow(table)}>
      <After go={go} />
    </Standings>
  );
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

const HANDS_ON = ['wheel', 'pointerdown', 'keydown'] as const;

/** Whoever has asked for the coach is taken there. */
function CoachBelow({ go }: { go: Go }): JSX.Element {
  const { left } = endingOf(useTable());
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left.peek() !== 'forCoach') return;
    // The coach and the front page above it are fetched and drawn one after the other.
    const seen = new ResizeObserver(() => self.current?.scrollIntoView());
    if (self.current !== null) seen.observe(self.current);
    self.current?.focus({ preventScroll: true });
    // Whoever scrolls or presses something meanwhile is left there.
    const stop = () => seen.disconnect();
    for (const type of HANDS_ON) addEventListener(type, stop);
    return () => {
      stop();
      for (const type of HANDS_ON) removeEventListener(type, stop);
    };
  }, []);
  return (
    <div ref={self} tabIndex={-1}>
      <Coach go={go} />
    </div>
  );
}

/** What can be shared: the address of the replay for an online table, the file of the race for one of this device. */
function sharedNow(model: TableModel): Shared | null {
  const { onlineTable, request, seatView } = model;
  const table = seatView.value?.table;
  if (table === undefined) return null;
  if (onlineTable === null) return { by: 'file', read: () => raceFile({ request }, table) };
  const replayAddress = writeRoute({ at: 'replay', table });
  return { by: 'link', address: `${location.origin}${location.pathname}${replayAddress}` };
}
