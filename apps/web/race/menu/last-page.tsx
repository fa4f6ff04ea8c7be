import { withRivals } from '@race/words/parts/rivals.ts';
import type { JSX } from 'preact';
import { raceFile } from '../../front/device.ts';
import { lazy } from '../../lazy.tsx';
import type { Shared } from '../../paper/front-page/sharing.ts';
import { Standings } from '../../paper/standings.tsx';
import { type Go, writeRoute } from '../../router/router.ts';
import { facts } from '../../state/table-state.ts';
import { addTexts } from '../../words/say.ts';
import { onlineTable } from '../online-table.ts';
import { reader, request, seatView } from '../race.ts';
import { AfterRace } from './after-race.tsx';

const Coach = lazy(async () => {
  const [{ Coach: Part }] = await Promise.all([import('../coach/coach.tsx'), addTexts(withRivals)]);
  return Part;
}, null);

const EndPage = lazy(async () => (await import('../../solo/end/end-page.tsx')).EndPage, null);

/** The end of the race: who won, and what next. A race of a campaign has an end of its own. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  if (facts.value?.solo !== undefined) return <EndPage go={go} />;
  const After = onlineTable.value?.After ?? AfterRace;
  // Who only looked on has made no plan.
  const isCoached = onlineTable.value === null || reader.value !== null;
  return (
    <Standings below={isCoached && <Coach go={go} />} shared={sharedNow()}>
      <After go={go} />
    </Standings>
  );
}

/** An online table has the address of its replay, which anybody can open once the race is over; a table of this device has its file. */
function sharedNow(): Shared | null {
  const table = seatView.value?.table;
  if (table === undefined) return null;
  if (onlineTable.value === null) return { by: 'file', read: () => raceFile({ request }, table) };
  const replayAddress = writeRoute({ at: 'replay', table });
  return { by: 'link', address: `${location.origin}${location.pathname}${replayAddress}` };
}
