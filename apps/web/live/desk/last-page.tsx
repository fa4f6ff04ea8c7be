import type { JSX } from 'preact';
import type { Go } from '../../front/place.ts';
import { Standings } from '../../paper/standings.tsx';
import { elsewhere } from '../elsewhere.ts';
import { AfterRace } from './after-race.tsx';

/** The end of the race: who won, and what next. */
export function LastPage({ go }: { go: Go }): JSX.Element {
  const After = elsewhere.value?.After ?? AfterRace;
  return (
    <Standings>
      <After go={go} />
    </Standings>
  );
}
