// The last page of a race of a campaign: the finish, who won, and what it changes for the next one.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CampaignView } from '../../device/protocol.ts';
import { raceFile } from '../../front/device.ts';
import { lazy } from '../../lazy.tsx';
import { putAwayStandings } from '../../paper/last-page.ts';
import { Table } from '../../paper/standings.tsx';
import { leadFor } from '../../paper/standings-words.ts';
import { own, seatView } from '../../race/race.ts';
import type { Go } from '../../router/router.ts';
import { crews } from '../../state/crews.ts';
import { facts, standings } from '../../state/table-state.ts';
import { say } from '../../words/say.ts';
import { ask } from '../device.ts';
import { whatChanged } from './changes.ts';
import { Finish } from './finish.tsx';
import { WhatComes } from './what-comes.tsx';
import '../../paper/standings.css';
import '../solo.css';
import './end.css';

const FrontPagePart = lazy(
  async () => (await import('../../paper/front-page/load.ts')).loadFrontPage(),
  null,
);

export function EndPage({ go }: { go: Go }): JSX.Element | null {
  const lines = standings.value;
  const { campaign = null, table = '' } = seatView.value ?? {};
  const seen = useCampaign(campaign);
  const changed = useMemo(() => (seen === null ? null : whatChanged(seen, table)), [seen, table]);
  if (lines === null) return null;
  const convoy = lines.flatMap(({ seat }) => crews.value[seat] ?? []);
  const hasWon = lines[0]?.seat === 0 && lines[0].place > 0;
  return (
    <section class="gazette solo-end" aria-label={say('end.scene')}>
      <Finish convoy={convoy} />
      <h2>{headline(hasWon)}</h2>
      <p class="gazette-lead">{leadFor(lines)}</p>
      <Table lines={lines} />
      {changed !== null && <WhatComes changed={changed} />}
      <div class="gazette-acts">
        {campaign !== null && (
          <button type="button" class="button go" onClick={() => go({ at: 'solo', campaign })}>
            {say('end.goOn')}
          </button>
        )}
        <button type="button" class="button" onClick={() => go({ at: 'watch', table })}>
          {say('end.watch')}
        </button>
        <button type="button" class="button" onClick={putAwayStandings}>
          {say('page.toMap')}
        </button>
      </div>
      <FrontPagePart shared={{ by: 'file', read: () => raceFile(own, table) }} />
    </section>
  );
}

function headline(hasWon: boolean): string {
  if (facts.value?.solo?.rival == null) return say(hasWon ? 'end.inTime' : 'end.tooLate');
  return say(hasWon ? 'end.won' : 'end.lost');
}

/** The campaign with this race behind it; null while it is fetched, or where it cannot be. */
function useCampaign(campaign: string | null): CampaignView | null {
  const [seen, setSeen] = useState<CampaignView | null>(null);
  useEffect(() => {
    if (campaign === null) return;
    let isWanted = true;
    void ask(own, { do: 'campaign', campaign }, 'campaign').then((got) => {
      if (isWanted && !('trouble' in got)) setSeen(got.campaign);
    });
    return () => {
      isWanted = false;
    };
  }, [campaign]);
  return seen;
}
