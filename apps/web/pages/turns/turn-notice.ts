// Notices of the browser while this page is open in another tab. Nobody is told what is asked.
import { save, savedOption } from '../../shell/base/local-storage.ts';
import { say } from '../../shell/words/say.ts';

const CHOICES = ['on', 'off'] as const;
const NAME = 'turn-notices';

export const canTell = (): boolean => isSecureContext && 'Notification' in window;

/** Whether the reader wants them, and the browser allows it. */
export const tells = (): boolean =>
  canTell() && Notification.permission === 'granted' && savedOption(NAME, CHOICES) === 'on';

/** Browsers ask for permission only in answer to a click. */
export async function wantTelling(): Promise<boolean> {
  const isGranted = canTell() && (await Notification.requestPermission()) === 'granted';
  save(NAME, isGranted ? 'on' : 'off');
  return isGranted;
}

export const stopTelling = (): void => save(NAME, 'off');

export function tellTurn(table: string): void {
  if (!tells()) return;
  const to = `#online=${table}`;
  const options = { body: say('notice.turn', { count: 1 }), tag: 'turn', icon: '/icons/icon-192.png' };
  void navigator.serviceWorker?.getRegistration().then(
    // On a phone only a service worker may show one.
    (worker) =>
      worker?.active
        ? worker.showNotification(say('names.game'), { ...options, data: `/${to}` })
        : tellHere(to, options),
  );
}

function tellHere(to: string, options: NotificationOptions): void {
  const notice = new Notification(say('names.game'), options);
  notice.onclick = () => {
    notice.close();
    window.focus();
    location.hash = to;
  };
}
