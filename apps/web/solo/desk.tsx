// The campaigns kept on this device: open one, bring one, begin one.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CampaignEntry } from '../device/protocol.ts';
import type { Device } from '../front/device.ts';
import { ImportFile } from '../front/import-file.tsx';
import { Notice } from '../front/notice.tsx';
import { Page, Section } from '../front/page.tsx';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { ask } from './device.ts';
import { NextRace } from './next-race.tsx';

/** Far more than the longest campaign. */
const LARGEST = 32_000_000;

export function Desk({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [campaigns, setCampaigns] = useState<readonly CampaignEntry[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    void ask(device, { do: 'campaigns' }, 'campaigns').then((got) => {
      if ('trouble' in got) setNotice(got.trouble.words);
      setCampaigns('trouble' in got ? [] : got.campaigns);
    });
  }, [device]);
  const take = async (text: string) => {
    const got = await ask(device, { do: 'loadCampaign', text }, 'campaign');
    if ('trouble' in got) return got.trouble;
    go({ at: 'solo', campaign: got.campaign.campaign });
    return null;
  };
  return (
    <Page title={say('solo.title')} aside={say('solo.aside')} go={go}>
      <Section title={say('solo.campaigns')} class="campaigns">
        <p class="solo-told" aria-live="polite">
          {campaigns === null ? say('solo.loading') : campaigns.length === 0 ? say('solo.none') : ''}
        </p>
        <ul class="campaign-list">
          {campaigns?.map((kept) => (
            <li key={kept.campaign} class="sheet campaign-sheet">
              <h3>{kept.name}</h3>
              <p>
                {say('solo.races', { count: kept.races })}
                {kept.underWay !== null && `, ${say('solo.underWay')}`}
              </p>
              <RouteLink to={{ at: 'solo', campaign: kept.campaign }} go={go} class="button">
                {say('solo.open')}
                <span class="unseen"> {kept.name}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
        <ImportFile words={say('solo.load')} largest={LARGEST} take={take} />
      </Section>
      <Section title={say('solo.new')} class="new-campaign">
        <p class="solo-how">{say('solo.about')}</p>
        <NextRace device={device} campaign={null} go={go} onTrouble={setNotice} />
      </Section>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}
