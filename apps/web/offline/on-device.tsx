// What this device has of the page: all of it for days without a network, an icon where the browser offers one.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { installOffer } from './begin.ts';
import { cacheState, follow } from './version.ts';

export function OnDevice({ go }: { go: Go }): JSX.Element {
  useEffect(() => void follow(), []);
  return (
    <section class="edition" aria-label={say('edition.part')}>
      <h2>{say('edition.part')}</h2>
      <p role="status">{cacheState.value !== null && say(`edition.offline.${cacheState.value}`)}</p>
      <Install />
      <RouteLink to={{ at: 'news' }} go={go} class="edition-link">
        {say('edition.news')}
      </RouteLink>
    </section>
  );
}

function Install(): JSX.Element | null {
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
