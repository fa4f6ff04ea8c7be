// The campaigns against René: their room, or one passport.
import { star } from '@race/atlas';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import type { CampaignEntry, CampaignView } from '../../sources/race-messages.ts';
import { ImportFile } from '../library/import-file.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { ask } from './device.ts';
import { NextRace, UnderWay } from './next-race.tsx';
import { PassportSpread } from './passport.tsx';
import { LastRace } from './past-races.tsx';
import { ReneScene, telegramAbout } from './rene-scene.tsx';
import './passport.css';
import '../../games/race/solo/solo.css';

interface Props {
  readonly device: Device;
  readonly campaign: string | null;
  readonly go: Go;
}

export function SoloPages({ device, campaign, go }: Props): JSX.Element {
  return campaign === null ? (
    <Room device={device} go={go} />
  ) : (
    <CampaignPage device={device} campaign={campaign} go={go} />
  );
}

/** In bytes; far more than the longest campaign. */
const LARGEST = 32_000_000;

/** The room of the campaigns saved on this device: the passport driven last lies open, the others stand beside it. */
function Room({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [campaigns, setCampaigns] = useState<readonly CampaignEntry[] | null>(null);
  const [seen, setSeen] = useState<CampaignView | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    void (async () => {
      const got = await ask(device, { do: 'campaigns' }, 'campaigns');
      if ('trouble' in got) setNotice(got.trouble.words);
      const found = 'trouble' in got ? [] : got.campaigns;
      const [latest] = found;
      if (latest !== undefined) {
        const open = await ask(device, { do: 'campaign', campaign: latest.campaign }, 'campaign');
        if ('trouble' in open) setNotice(open.trouble.words);
        else setSeen(open.campaign);
      }
      setCampaigns(found);
    })();
  }, [device]);
  const isNew = campaigns?.length === 0;
  const others = campaigns?.filter(({ campaign }) => campaign !== seen?.campaign) ?? [];
  const take = async (text: string) => {
    const got = await ask(device, { do: 'loadCampaign', text }, 'campaign');
    if ('trouble' in got) return got.trouble;
    go({ at: 'solo', campaign: got.campaign.campaign });
    return null;
  };
  return (
    <Page
      room="solo"
      title={say('front.way.alone')}
      aside={say('solo.aside')}
      go={go}
      foot={seen !== null && say('solo.kept')}
    >
      <div class={isNew ? 'solo-room is-new' : 'solo-room'}>
        <ReneScene telegram={campaigns === null ? null : telegramAbout(seen, Date.now())} />
        <div class="solo-desk">
          <p class="solo-told" aria-live="polite">
            {campaigns === null ? say('solo.loading') : ''}
          </p>
          {isNew && <ClosedPassport />}
          {seen !== null && (
            <>
              {seen.underWay === null ? (
                <NextRace device={device} seen={seen} isFirst go={go} onTrouble={setNotice} />
              ) : (
                <UnderWay seen={seen} table={seen.underWay} go={go} />
              )}
              <PassportSpread seen={seen} go={go} />
              <LastRace device={device} seen={seen} />
            </>
          )}
        </div>
        {campaigns !== null && (
          <Section
            title={say(isNew ? 'solo.next' : 'solo.newPassport')}
            aside={say('solo.newPassport.how')}
            class="new-campaign"
          >
            {others.length > 0 && <Spines kept={others} go={go} />}
            <NextRace device={device} seen={null} isFirst={isNew} go={go} onTrouble={setNotice} />
            <ImportFile words={say('solo.load')} largest={LARGEST} take={take} />
          </Section>
        )}
      </div>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

/** The other passports, as they stand on a shelf. */
const Spines = ({ kept, go }: { kept: readonly CampaignEntry[]; go: Go }): JSX.Element => (
  <ul class="spines" aria-label={say('solo.others')}>
    {kept.map(({ campaign, name, races, underWay }) => (
      <li key={campaign}>
        <RouteLink to={{ at: 'solo', campaign }} go={go} class="spine">
          <span class="unseen">{say('solo.open')} </span>
          <b>{name}</b>
          <small>
            {say('solo.races', { count: races })}
            {underWay !== null && `, ${say('solo.underWay')}`}
          </small>
        </RouteLink>
      </li>
    ))}
  </ul>
);

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
