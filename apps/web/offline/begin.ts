// What no race needs waits until the line has been quiet: whoever comes to race races first.
import { signal } from '@preact/signals';
import { untilFetched } from '../until-fetched.ts';
import { loadAbout } from './load.ts';

/** There is something new to read: a version that waits to be taken, or the one that was taken last. */
export const news = signal<'arrived' | 'renewed' | null>(null);

/** The browser's own offer to install the page, kept until somebody asks for it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
export const installOffer = signal<InstallOffer | null>(null);

const QUIET = 5_000;

export function beginWhenQuiet(): void {
  addEventListener('beforeinstallprompt', keepOffer);
  addEventListener('appinstalled', () => (installOffer.value = null));
  whenQuiet(() => {
    void untilFetched(() => import('./version.ts')).then(({ follow }) => follow());
    void untilFetched(() => import('./watch-space.ts')).then(({ watchRoom }) => watchRoom());
    void untilFetched(() => loadAbout(import('../sound/orchestra.ts'))).then(({ tuneIn }) => tuneIn());
  });
}

function keepOffer(event: Event): void {
  if (!isOffer(event)) return;
  event.preventDefault();
  installOffer.value = event;
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
