// The races behind a campaign, the last first: how each went, and what it changed.
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import type { PastRace } from '../device/protocol.ts';
import type { Go } from '../front/place.ts';
import { PlaceLink } from '../front/place-link.tsx';
import { nameOf, say, words } from '../words/say.ts';

interface Props {
  readonly go: Go;
  readonly past: readonly PastRace[];
  readonly onFork: (races: number) => void;
}

export function PastRaces({ past, onFork, go }: Props): JSX.Element {
  return (
    <ol class="past-races" reversed>
      {past.toReversed().map((race, at) => (
        <Past key={race.table} race={race} number={past.length - at} onFork={onFork} go={go} />
      ))}
    </ol>
  );
}

interface PastProps extends Pick<Props, 'go' | 'onFork'> {
  readonly race: PastRace;
  readonly number: number;
}

function Past({ race, number, onFork, go }: PastProps): JSX.Element {
  const { changes, abandoned, options, way } = race;
  const end = abandoned ? 'abandoned' : changes.won ? 'won' : 'lost';
  const title = say('solo.race', { number, board: nameOf('board', options.board), way: nameOf('way', way) });
  return (
    <li class="sheet past-race">
      <h3>
        {title} <em>{say(`solo.${end}`)}</em>
      </h3>
      <Changed changes={changes} />
      <div class="solo-acts">
        <PlaceLink to={{ at: 'watch', table: race.table }} go={go} class="button">
          {say('solo.watch')}
          <span class="unseen"> {title}</span>
        </PlaceLink>
        <button type="button" class="button" onClick={() => onFork(number)}>
          {say('solo.fork')}
          <span class="unseen"> {title}</span>
        </button>
      </div>
    </li>
  );
}

/** What a race changed for those to come. */
function Changed({ changes }: Pick<PastRace, 'changes'>): JSX.Element {
  const list = (items: readonly string[]) => words().list.format(items);
  const swaps = changes.swaps.map(({ out, in: next }) => say('solo.swap', { out, in: next }));
  const stamps = changes.stamps.map((id) => find(words(), `missions.${id}.title`, id));
  return (
    <>
      {swaps.length > 0 && <p>{say('solo.learnt', { swaps: list(swaps) })}</p>}
      {stamps.length > 0 && <p>{say('solo.newStamps', { stamps: list(stamps) })}</p>}
    </>
  );
}

/** How the last race went, and what it changed for the next: the first thing one finds on coming back. */
export function LastRace({ past }: Pick<Props, 'past'>): JSX.Element | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  const end = last.abandoned ? 'abandoned' : last.changes.won ? 'won' : 'lost';
  return (
    <section class="sheet last-race" aria-label={say('solo.lastRace')}>
      <h2>{say('solo.lastEnd', { end: say(`solo.${end}`) })}</h2>
      <Changed changes={last.changes} />
    </section>
  );
}
