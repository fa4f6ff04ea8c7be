import { withRivals } from '@race/words/load.ts';
import type { JSX } from 'preact';
import type { Go } from '../../front/place.ts';
import { lazy } from '../../lazy.tsx';
import { Standings } from '../../paper/standings.tsx';
import { facts } from '../../state/shown.ts';
import { learn } from '../../words/say.ts';
import { elsewhere } from '../elsewhere.ts';
import { reader } from '../race.ts';
import { AfterRace } from './after-race.tsx';

const Coach = lazy(async () => {
  const [{ Coach: Part }] = await Promise.all([import('../coach/coach.tsx'), learn(withRivals)]);
  return Part;
}, null);

const EndPage = lazy(async () => (await import('../../solo/end/end-page.tsx')).EndPage, null);

/** The end of the race: who won, and what next. A race of a campaign has an end of its own. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  if (facts.value?.solo !== undefined) return <EndPage go={go} />;
  const After = elsewhere.value?.After ?? AfterRace;
  // Who only looked on has made no plan.
  const isCoached = elsewhere.value === null || reader.value !== null;
  return (
    <Standings below={isCoached && <Coach go={go} />}>
      <After go={go} />
    </Standings>
  );
}
