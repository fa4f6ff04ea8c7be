// The settings page: the settings, and what this device stores.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../shell/frame/page.tsx';
import type { PageVersion } from '../../shell/offline/begin.ts';
import {
  type DiskSpace,
  inMegabytes,
  isNearlyFull,
  measureDiskSpace,
  requestPersistence,
} from '../../shell/offline/space.ts';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { preferences } from '../../shell/settings/preferences.ts';
import { SettingChoice } from '../../shell/settings/settings-panel.tsx';
import { say } from '../../shell/words/say.ts';
import { loss } from '../../sources/device/own.ts';
import { Scenery } from '../scenery/scenery.tsx';
import './settings-page.css';

export function Settings({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  return (
    <Page
      hour="evening"
      title={say('settings.title')}
      aside={say('settings.aside')}
      go={go}
      hasLanguages={false}
      scene={<Scenery of="settings" />}
    >
      <div class="settings-page">
        <SettingsSheet title={say('settings.looks')} names={LOOKS} />
        <SettingsSheet title={say('settings.atTable')} names={AT_TABLE} />
        <div class="settings-aside">
          <OnDevice version={version} go={go} />
          <DiskSpacePart go={go} />
          <section class="settings-part" aria-label={say('settings.about')}>
            <h2>{say('settings.about')}</h2>
            <p>{say('settings.unofficial')}</p>
            <div class="settings-acts">
              <RouteLink to={{ at: 'laboratory' }} go={go} class="settings-link">
                {say('laboratory.title')}
              </RouteLink>
              <RouteLink to={{ at: 'credits' }} go={go} class="settings-link">
                {say('site.credits')}
              </RouteLink>
              <RouteLink to={{ at: 'privacy' }} go={go} class="settings-link">
                {say('site.privacy')}
              </RouteLink>
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}

type SettingName = keyof typeof preferences;

const isLook = (name: SettingName): boolean => ['language', 'light', 'textSize', 'motion'].includes(name);
const SHOWN = (Object.keys(preferences) as SettingName[]).filter(
  (name) => preferences[name].shownIn === 'settings',
);
const LOOKS = SHOWN.filter(isLook);
const AT_TABLE = SHOWN.filter((name) => !isLook(name));

function SettingsSheet({ title, names }: { title: string; names: readonly SettingName[] }): JSX.Element {
  return (
    <section class="settings-sheet sheet" aria-label={title}>
      <h2>{title}</h2>
      {names.map((name) => (
        <div key={name} class={`setting setting-${name}`}>
          <SettingChoice of={preferences[name]} />
        </div>
      ))}
    </section>
  );
}

/** Whether the page works offline on this device, and the offer to install it. */
function OnDevice({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  const cacheState = version.cacheState.value;
  useEffect(() => void version.follow(), []);
  return (
    <section class="settings-part" aria-label={say('version.part')}>
      <h2>{say('version.part')}</h2>
      <p role="status">{cacheState !== null && say(`version.offline.${cacheState}`)}</p>
      <Install version={version} />
      <RouteLink to={{ at: 'news' }} go={go} class="settings-link">
        {say('version.news')}
      </RouteLink>
    </section>
  );
}

function Install({ version: { installOffer } }: { version: PageVersion }): JSX.Element | null {
  const offer = installOffer.value;
  if (offer === null) return null;
  const install = () => {
    installOffer.value = null;
    void offer.prompt();
  };
  return (
    <>
      <p>{say('version.install.how')}</p>
      <button type="button" class="button" onClick={install}>
        {say('version.install')}
      </button>
    </>
  );
}

/** How much is saved on this device, and whether the browser may delete it. */
function DiskSpacePart({ go }: { go: Go }): JSX.Element {
  const [room, setRoom] = useState<DiskSpace | null>(null);
  const [isDenied, setDenied] = useState(false);
  const measure = async () => setRoom(await measureDiskSpace());
  useEffect(() => void measure(), []);
  const ask = async () => {
    setDenied(!(await requestPersistence()));
    await measure();
  };
  return (
    <section class="settings-part" aria-label={say('storage.part')}>
      <h2>{say('storage.part')}</h2>
      {loss.value !== null && <p class="settings-alarm">{say('front.forgetful')}</p>}
      {room !== null && isNearlyFull(room) && <p class="settings-alarm">{say('storage.tight')}</p>}
      {room !== null && <p>{say('storage.used', { used: inMegabytes(room.used) })}</p>}
      <p role="status">{promiseWords(room, isDenied)}</p>
      <div class="settings-acts">
        {room !== null && !room.isPromised && !isDenied && (
          <button type="button" class="button" onClick={() => void ask()}>
            {say('storage.ask')}
          </button>
        )}
        <RouteLink to={{ at: 'races' }} go={go} class="settings-link">
          {say('front.way.races')}
        </RouteLink>
      </div>
    </section>
  );
}

function promiseWords(room: DiskSpace | null, isDenied: boolean): string {
  if (isDenied) return say('storage.denied');
  return say(room?.isPromised === true ? 'storage.safe' : 'storage.unsafe');
}
