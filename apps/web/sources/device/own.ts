// The worker that hosts this device's own races: started when it is first needed, and shared by all pages.
import '../../shell/base/trusted.ts';
import { signal } from '@preact/signals';
import { connect, type Device, startOnDemand } from '../client.ts';
import type { Loss } from '../messages.ts';

/** Why races cannot be saved on this device; null where they can. */
export const loss = signal<Loss | null>(null);

/** Disk space on this device is running out. */
export const isTight = signal(false);

const own = startOnDemand(() => {
  const device = connect(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  device.subscribe((message) => {
    if (message.type === 'storageLost') loss.value = message.loss;
  });
  return device;
});

export const ownDevice = (): Device => own;

/** Starts it before anybody asks it something: it is fetched while the page is being drawn. */
export const startOwnDevice = (): void => void own.subscribe(() => undefined);
