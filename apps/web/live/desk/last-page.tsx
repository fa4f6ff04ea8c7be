import type { JSX } from 'preact';
import type { Go } from '../../front/place.ts';
import { Standings } from '../../paper/standings.tsx';
import { AfterRace } from './after-race.tsx';

/** The end of the race: who won, and what next. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  return (
    <Standings>
      <AfterRace go={go} />
    </Standings>
  );
}
