// The campaigns against René: the list of them, or one.
import { star } from '@race/atlas';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import type { CampaignEntry } from '../../sources/race-messages.ts';
import { ImportFile } from '../library/import-file.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { ask } from './device.ts';
import { NextRace } from './next-race.tsx';
import { ReneScene, telegramOf } from './rene-scene.tsx';
import './passport.css';
import '../../games/race/solo/solo.css';

interface Props {
  readonly device: Device;
  readonly campaign: string | null;
  readonly go: Go;
}

export function SoloPages({ device, campaign, go }: Props): JSX.Element {
  return campaign === null ? (
    <Desk device={device} go={go} />
  ) : (
    <CampaignPage device={device} campaign={campaign} go={go} />
  );
}

/** In bytes; far more than the longest campaign. */
const LARGEST = 32_000_000;

/** The campaigns saved on this device: open, import or start one. */
function Desk({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [campaigns, setCampaigns] = useState<readonly CampaignEntry[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    void ask(device, { do: 'campaigns' }, 'campaigns').then((got) => {
      if ('trouble' in got) setNotice(got.trouble.words);
      setCampaigns('trouble' in got ? [] : got.campaigns);
    });
  }, [device]);
  const latest = campaigns?.[0];
  const isNew = campaigns?.length === 0;
  const take = async (text: string) => {
    const got = await ask(device, { do: 'loadCampaign', text }, 'campaign');
    if ('trouble' in got) return got.trouble;
    go({ at: 'solo', campaign: got.campaign.campaign });
    return null;
  };
  const next = (
    <Section
      title={say(isNew ? 'solo.next' : 'solo.newPassport')}
      aside={say('solo.newPassport.how')}
      class="new-campaign"
    >
      <NextRace device={device} campaign={null} isFirst={isNew} go={go} onTrouble={setNotice} />
      <ImportFile words={say('solo.load')} largest={LARGEST} take={take} />
    </Section>
  );
  return (
    <Page room="solo" title={say('front.way.alone')} aside={say('solo.aside')} go={go}>
      <div class="solo-room">
        <ReneScene telegram={campaigns === null ? null : telegramOf(campaigns)} />
        <section class={isNew ? 'solo-desk is-empty' : 'solo-desk'} aria-label={say('solo.campaigns')}>
          <p class="solo-told" aria-live="polite">
            {campaigns === null ? say('solo.loading') : ''}
          </p>
          {isNew && <ClosedPassport />}
          <ul class="campaign-list">
            {campaigns?.map((kept) => (
              <CampaignTicket key={kept.campaign} kept={kept} isNext={kept === latest} go={go} />
            ))}
          </ul>
        </section>
        {next}
      </div>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

/** The campaign driven last has the amber button. */
function CampaignTicket({ kept, isNext, go }: { kept: CampaignEntry; isNext: boolean; go: Go }): JSX.Element {
  const { campaign, name, races, underWay } = kept;
  const unseen = <span class="unseen"> {name}</span>;
  return (
    <li class="sheet campaign-sheet">
      <h3>{name}</h3>
      <p>
        {say('solo.races', { count: races })}
        {underWay !== null && `, ${say('solo.underWay')}`}
      </p>
      <div class="solo-acts">
        {underWay !== null && (
          <RouteLink to={{ at: 'table', table: underWay }} go={go} class={isNext ? 'button go' : 'button'}>
            {isNext && <Icon name="steering-wheel" />}
            {say('solo.goOn')}
            {unseen}
          </RouteLink>
        )}
        <RouteLink
          to={{ at: 'solo', campaign }}
          go={go}
          class={isNext && underWay === null ? 'button go' : 'button'}
        >
          {say('solo.open')}
          {unseen}
        </RouteLink>
      </div>
    </li>
  );
}

/** Before the first race. */
const ClosedPassport = (): JSX.Element => (
  <div class="closed-passport">
    <p>{say('solo.passport')}</p>
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="44" />
      <path d={star(16, 40, 24)} />
    </svg>
    <em>{say('solo.issued')}</em>
  </div>
);
