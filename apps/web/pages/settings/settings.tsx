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
import { SettingsPanel } from '../../shell/settings/settings-panel.tsx';
import { say } from '../../shell/words/say.ts';
import { loss } from '../../sources/device/own.ts';

export function Settings({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  return (
    <Page title={say('settings.title')} aside={say('settings.aside')} go={go} hasLanguages={false}>
      <div class="settings-page">
        <div class="settings-sheet sheet">
          <SettingsPanel />
        </div>
        <div class="settings-aside">
          <OnDevice version={version} go={go} />
          <DiskSpacePart go={go} />
          <section class="edition" aria-label={say('settings.edition')}>
            <h2>{say('settings.edition')}</h2>
            <p>{say('settings.unofficial')}</p>
            <div class="edition-acts">
              <RouteLink to={{ at: 'laboratory' }} go={go} class="edition-link">
                {say('laboratory.title')}
              </RouteLink>
              <RouteLink to={{ at: 'credits' }} go={go} class="edition-link">
                {say('site.credits')}
              </RouteLink>
              <RouteLink to={{ at: 'privacy' }} go={go} class="edition-link">
                {say('site.privacy')}
              </RouteLink>
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** Whether the page works offline on this device, and the offer to install it. */
function OnDevice({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  const cacheState = version.cacheState.value;
  useEffect(() => void version.follow(), []);
  return (
    <section class="edition" aria-label={say('edition.part')}>
      <h2>{say('edition.part')}</h2>
      <p role="status">{cacheState !== null && say(`edition.offline.${cacheState}`)}</p>
      <Install version={version} />
      <RouteLink to={{ at: 'news' }} go={go} class="edition-link">
        {say('edition.news')}
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
      <p>{say('edition.install.how')}</p>
      <button type="button" class="button" onClick={install}>
        {say('edition.install')}
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
    <section class="edition" aria-label={say('storage.part')}>
      <h2>{say('storage.part')}</h2>
      {loss.value !== null && <p class="edition-alarm">{say('front.forgetful')}</p>}
      {room !== null && isNearlyFull(room) && <p class="edition-alarm">{say('storage.tight')}</p>}
      {room !== null && <p>{say('storage.used', { used: inMegabytes(room.used) })}</p>}
      <p role="status">{promiseWords(room, isDenied)}</p>
      <div class="edition-acts">
        {room !== null && !room.isPromised && !isDenied && (
          <button type="button" class="button" onClick={() => void ask()}>
            {say('storage.ask')}
          </button>
        )}
        <RouteLink to={{ at: 'races' }} go={go} class="edition-link">
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
