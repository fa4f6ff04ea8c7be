// The last page of a race of a campaign: the finish, who won, and what it changes for the next one.

import { halftrack, pennant } from '@race/atlas';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadReplay } from '../../../shell/chunks.ts';
import type { Go } from '../../../shell/router/router.ts';
import { say } from '../../../shell/words/say.ts';
import { raceFile } from '../../../sources/device/client.ts';
import { ownDevice } from '../../../sources/device/own.ts';
import type { CampaignView } from '../../../sources/race-messages.ts';
import type { ShownCrew } from '../../../table/model/shown-state.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { leadFor, Table } from '../../../table/newspaper/standings.tsx';
import { ask } from '../device.ts';
import { WhatComes, whatChanged } from './what-comes.tsx';
import '../../../table/newspaper/standings.css';
import '../../../games/race/solo/solo.css';
import './end.css';

const FrontPagePart = lazy(async () => (await loadReplay()).FrontPagePart, null);

export function EndPage({ go }: { go: Go }): JSX.Element | null {
  const model = useTable();
  const { crews, seatView, standings } = model;
  const { putAwayStandings } = standingsPageOf(model);
  const lines = standings.value;
  const { campaign = null, table = '' } = seatView.value ?? {};
  const seen = useCampaign(campaign);
  const changed = useMemo(() => (seen === null ? null : whatChanged(seen, table)), [seen, table]);
  if (lines === null) return null;
  const convoy = lines.flatMap(({ seat }) => crews.value[seat] ?? []);
  const hasWon = lines[0]?.seat === 0 && lines[0].place > 0;
  return (
    <section class="gazette solo-end" aria-label={say('solo.end.scene')}>
      <Finish convoy={convoy} />
      <h2>{headline(model, hasWon)}</h2>
      <p class="gazette-lead">{leadFor(model, lines)}</p>
      <Table lines={lines} />
      {changed !== null && <WhatComes changed={changed} />}
      <div class="gazette-acts">
        {campaign !== null && (
          <button type="button" class="button go" onClick={() => go({ at: 'solo', campaign })}>
            {say('solo.end.goOn')}
          </button>
        )}
        <button type="button" class="button" onClick={() => go({ at: 'watch', table })}>
          {say('solo.end.watch')}
        </button>
        <button type="button" class="button" onClick={putAwayStandings}>
          {say('map.back')}
        </button>
      </div>
      <FrontPagePart shared={{ by: 'file', read: () => raceFile(ownDevice(), table) }} file={null} />
    </section>
  );
}

function headline(table: TableModel, hasWon: boolean): string {
  const { facts } = table;
  if (facts.value?.solo?.rival == null) return say(hasWon ? 'solo.end.inTime' : 'solo.end.tooLate');
  return say(hasWon ? 'solo.end.won' : 'solo.end.lost');
}

/** The campaign including this race; null until it is fetched, or if that fails. */
function useCampaign(campaign: string | null): CampaignView | null {
  const [seen, setSeen] = useState<CampaignView | null>(null);
  useEffect(() => {
    if (campaign === null) return;
    let isWanted = true;
    void ask(ownDevice(), { do: 'campaign', campaign }, 'campaign').then((got) => {
      if (isWanted && !('trouble' in got)) setSeen(got.campaign);
    });
    return () => {
      isWanted = false;
    };
  }, [campaign]);
  return seen;
}

const RAYS = Array.from({ length: 9 }, (_, ray) => {
  const angle = Math.PI + ((ray + 0.5) * Math.PI) / 9;
  const rim = (turn: number) =>
    `${Math.round(560 + 700 * Math.cos(angle + turn))},${Math.round(150 + 700 * Math.sin(angle + turn))}`;
  return `M560,150L${rim(-0.085)}L${rim(0.085)}Z`;
}).join('');

const TOWN =
  'M470,150V128H488V112H496V128H512V104L520,92L528,104V128H548V118H572V134H590V96C590,84 606,84 606,96V134H628V122H650V150Z';
const WINDOWS = 'M478,136h5v8h-5zM518,112h4v9h-4zM555,126h5v8h-5zM595,104h6v9h-6zM636,130h5v8h-5z';
const FAR = 'M0,152C120,128 240,132 380,146C480,154 600,140 720,148V230H0Z';
const NEAR = 'M0,186C160,168 330,172 470,184C580,192 660,184 720,178V230H0Z';

interface Props {
  /** In the order of arrival; crews that never arrived stay behind. */
  readonly convoy: readonly ShownCrew[];
}

/** The finish as a poster: a low sun, the road into town, and the vehicles in the order of arrival. */
function Finish({ convoy }: Props): JSX.Element {
  const vehicles = useMemo(
    () =>
      convoy.map(({ id, arrived }, nth) => {
        const isFirst = nth === 0;
        const at = arrived > 0 ? (isFirst ? [440, 206, 1.3] : [238, 200, 1]) : [206, 188, 0.72];
        const [x, y, size] = at;
        const flag = `<g transform="translate(-46 -66)">${pennant(id)}</g>`;
        return `<g transform="translate(${x} ${y}) scale(${size})">${flag}${halftrack(id)}</g>`;
      }),
    [convoy],
  );
  return (
    <svg class="finish" viewBox="0 0 720 230" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="720" height="230" class="finish-sky" />
      <path d={RAYS} class="finish-rays" />
      <circle cx="560" cy="150" r="66" class="finish-sun" />
      <path d={TOWN} class="finish-town" />
      <path d={WINDOWS} class="finish-lights" />
      <path d={FAR} class="finish-far" />
      <path d={NEAR} class="finish-near" />
      <g dangerouslySetInnerHTML={{ __html: vehicles.toReversed().join('') }} />
    </svg>
  );
}
