// The past races of a campaign, the last first: how each went, and what it changed.
import { find } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { named, nameOf, say, words } from '../../shell/words/say.ts';
import { type Device, summaryOf } from '../../sources/device/client.ts';
import type { CampaignView, PastRace, RaceInShort } from '../../sources/race-messages.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { type WhatChanged, whatChanged } from './end/what-comes.tsx';

interface Props {
  readonly device: Device;
  readonly go: Go;
  readonly seen: CampaignView;
  readonly onFork: (races: number) => void;
}

export function PastRaces({ seen, ...props }: Props): JSX.Element {
  return (
    <ol class="past-races" reversed>
      {seen.past.toReversed().map((race) => (
        <Past key={race.table} race={race} seen={seen} {...props} />
      ))}
    </ol>
  );
}

const endOf = ({ abandoned, changes }: PastRace): string =>
  say(`solo.${abandoned ? 'abandoned' : changes.won ? 'won' : 'lost'}`);

function Past({ device, race, seen, onFork, go }: Props & { race: PastRace }): JSX.Element {
  const { options, way } = race;
  const number = seen.past.indexOf(race) + 1;
  const title = say('solo.race', { number, board: named('board', options.board), way: nameOf('way', way) });
  return (
    <li class="sheet past-race">
      <Roads device={device} race={race} />
      <h3>
        {title} <em>{endOf(race)}</em>
      </h3>
      <Changed seen={seen} race={race} />
      <div class="solo-acts">
        <RouteLink to={{ at: 'watch', table: race.table }} go={go} class="button">
          {say('solo.watch')}
          <span class="unseen"> {title}</span>
        </RouteLink>
        <button type="button" class="button" onClick={() => onFork(number)}>
          {say('solo.fork')}
          <span class="unseen"> {title}</span>
        </button>
      </div>
    </li>
  );
}

/** By letter a card rises; by chance another may come for it. */
function swapWords({ out, in: next }: WhatChanged['swaps'][number]): string {
  const [letter = '', level = ''] = next;
  return out.startsWith(letter)
    ? say('solo.rises', { letter, level: Number(level) })
    : say('solo.swap', { out, in: next });
}

/** What a race changed for those to come. */
function Changed({ seen, race }: { seen: CampaignView; race: PastRace }): JSX.Element | null {
  const changed = whatChanged(seen, race.table);
  if (changed === null) return null;
  const list = (items: readonly string[]) => words().list.format(items);
  const swaps = changed.swaps.map(swapWords);
  const powers = changed.gained.map(({ colour, level }) => `${nameOf('colour', colour)} ${level}`);
  const stamps = changed.stamps.map((id) => find(words(), `solo.missions.${id}.title`, id));
  return (
    <>
      {swaps.length > 0 && <p>{say('solo.learnt', { swaps: list(swaps) })}</p>}
      {powers.length > 0 && <p>{say('solo.newPowers', { powers: list(powers) })}</p>}
      {stamps.length > 0 && <p>{say('solo.newStamps', { stamps: list(stamps) })}</p>}
    </>
  );
}

/** How the last race went, and what it changed for the next: a cutting with its roads. */
export function LastRace({ device, seen }: Pick<Props, 'device' | 'seen'>): JSX.Element | null {
  const last = seen.past.at(-1);
  if (last === undefined) return null;
  return (
    <section class="last-race" aria-label={say('solo.lastRace')}>
      <div>
        <h2>{say('solo.lastEnd', { end: endOf(last) })}</h2>
        <Changed seen={seen} race={last} />
      </div>
      <Roads device={device} race={last} />
    </section>
  );
}

/** The roads that were driven in a race, on its board. */
function Roads({ device, race }: { device: Device; race: PastRace }): JSX.Element {
  const [summary, setSummary] = useState<RaceInShort | null>(null);
  useEffect(() => void summaryOf(device, race.table).then(setSummary), [race.table]);
  return <MiniBoard board={race.options.board} ways={summary?.ways ?? []} />;
}
