// The version of the page on this device, and what waits until the page has loaded: its cache, its sounds.

import { type Signal, signal } from '@preact/signals';
import { untilFetched } from '../base/until-fetched.ts';
import { loadSound, loadVersion } from '../chunks.ts';

/** The browser's own offer to install the page, kept until the reader asks for it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface PageVersion {
  /** Whether there is news: a newer version waits to be installed, or this one was installed since the last visit. */
  readonly news: Signal<'arrived' | 'renewed' | null>;
  /** Whether the page is cached for use offline; null until that is known. */
  readonly cacheState: Signal<'no' | 'fetching' | 'ready' | null>;
  readonly installOffer: Signal<InstallOffer | null>;
  /** The newer version that waits. */
  readonly waiting: Signal<ServiceWorker | null>;
  /** Caches the page and looks for newer versions from then on; resolves once the cache is registered. */
  follow(): Promise<void>;
}

export function makePageVersion(): PageVersion {
  let following: Promise<void> | null = null;
  const version: PageVersion = {
    news: signal(null),
    cacheState: signal(null),
    installOffer: signal(null),
    waiting: signal(null),
    follow() {
      following ??= untilFetched(loadVersion).then((loaded) => loaded.follow(version));
      return following;
    },
  };
  return version;
}

const QUIET = 5_000;

let resolveQuiet = (): void => undefined;
/** Resolves once nothing has been fetched for a while, or as soon as what waits for it is needed. */
export const quiet = new Promise<void>((resolve) => {
  resolveQuiet = resolve;
});
export const stopWaiting = (): void => resolveQuiet();

/** Starts what no race needs once the page has stopped loading, so that a race comes first. */
export function beginWhenQuiet({ follow, installOffer }: PageVersion): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    installOffer.value = event;
  });
  addEventListener('appinstalled', () => (installOffer.value = null));
  whenQuiet(() => {
    resolveQuiet();
    void follow();
    void untilFetched(loadSound).then(({ tuneIn }) => tuneIn());
  });
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Once nothing has been fetched for a while. */
function whenQuiet(then: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new PerformanceObserver(wait);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      then();
    }, QUIET);
  }
  observer.observe({ type: 'resource' });
  wait();
}
