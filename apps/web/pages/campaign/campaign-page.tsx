// A passport, whole: all missions, the next race, René's deck and powers, and the past races.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Deck, Powers } from '../../games/race/solo/rene.tsx';
import { DropButton } from '../../shell/frame/controls.tsx';
import { download } from '../../shell/frame/files.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import type { CampaignView } from '../../sources/race-messages.ts';
import { ask } from './device.ts';
import { NextRace, UnderWay } from './next-race.tsx';
import { Passport } from './passport.tsx';
import { LastRace, PastRaces } from './past-races.tsx';
import { Torpedo } from './rene-scene.tsx';

interface Props {
  readonly device: Device;
  readonly campaign: string;
  readonly go: Go;
}

export function CampaignPage({ device, campaign, go }: Props): JSX.Element {
  const [seen, setSeen] = useState<CampaignView | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const reload = async () => {
    const got = await ask(device, { do: 'campaign', campaign }, 'campaign');
    if ('trouble' in got) setNotice(got.trouble.words);
    else setSeen(got.campaign);
  };
  useEffect(() => void reload(), [device, campaign]);
  const save = async () => {
    const got = await ask(device, { do: 'saveCampaign', campaign }, 'file');
    if ('trouble' in got) setNotice(got.trouble.words);
    else download(got.name, got.text);
  };
  const drop = async () => {
    const got = await ask(device, { do: 'dropCampaign', campaign }, 'done');
    if ('trouble' in got) setNotice(got.trouble.words);
    else go({ at: 'solo', campaign: null });
  };
  const fork = async (races: number) => {
    const name = say('solo.forked', { name: seen?.name ?? '' }).slice(0, 40);
    const got = await ask(device, { do: 'fork', campaign, races, name }, 'campaign');
    if ('trouble' in got) setNotice(got.trouble.words);
    else go({ at: 'solo', campaign: got.campaign.campaign });
  };
  const giveUp = async () => {
    const got = await ask(device, { do: 'abandon', campaign }, 'done');
    if ('trouble' in got) setNotice(got.trouble.words);
    await reload();
  };
  const back = { to: { at: 'solo', campaign: null }, words: say('front.way.alone') } as const;
  if (seen === null)
    return (
      <Page room="solo" title={say('solo.title')} aside={say('solo.loading')} go={go} back={back}>
        {notice !== null && (
          <div class="solo-acts">
            <DropButton about={say('solo.title')} onDrop={() => void drop()} />
          </div>
        )}
        <Notice words={notice} onDismiss={() => setNotice(null)} />
      </Page>
    );
  const { standing, past, underWay } = seen;
  return (
    <Page
      room="solo"
      title={seen.name}
      aside={say('solo.races', { count: seen.races })}
      go={go}
      back={back}
      scene={<Torpedo />}
    >
      <div class="passport-page">
        <Passport passport={standing.passport} board={past.at(-1)?.options.board ?? 'africa'} />
        <div class="passport-side">
          {underWay === null ? (
            <NextRace device={device} seen={seen} isFirst go={go} onTrouble={setNotice} />
          ) : (
            <UnderWay seen={seen} table={underWay} go={go}>
              <GiveUp onGiveUp={() => void giveUp()} />
            </UnderWay>
          )}
          <LastRace device={device} seen={seen} />
          <Section title={say('solo.deck')} class="rene-deck">
            <Deck deck={standing.deck} fresh={past.at(-1)?.changes.swaps.map((swap) => swap.in) ?? []} />
          </Section>
        </div>
      </div>
      <Section title={say('solo.powers')} class="rene-powers">
        <Powers powers={standing.powers} />
      </Section>
      {past.length > 0 && (
        <Section title={say('solo.past')} class="past">
          <PastRaces device={device} seen={seen} onFork={(races) => void fork(races)} go={go} />
        </Section>
      )}
      <div class="solo-acts">
        {past.length > 0 && (
          <button type="button" class="button" onClick={() => void save()}>
            {say('solo.save')}
          </button>
        )}
        <details class="solo-choices">
          <summary>{say('solo.manage')}</summary>
          <DropButton about={seen.name} onDrop={() => void drop()} />
        </details>
      </div>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

/** Gives the race up, after saying what that costs. */
function GiveUp({ onGiveUp }: { onGiveUp: () => void }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {say('solo.giveUp')}
      </button>
    );
  return (
    <div class="sheet solo-cost" role="alert">
      <p>{say('solo.giveUp.cost')}</p>
      <div class="solo-acts">
        <button type="button" class="button" onClick={onGiveUp}>
          {say('solo.giveUp.sure')}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {say('solo.keepOn')}
        </button>
      </div>
    </div>
  );
}
