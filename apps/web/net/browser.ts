// The browser around a link: its socket, its clock, and where it keeps who this is.

import { makeNetDevice, type NetDevice } from './device.ts';
import { makeLink } from './link.ts';

const TOKEN = 'race-token';
const NAME = 'race-name';
const KEY_BYTES = 9;

/** A name for one answer. Without a secure context there is no randomUUID, so it is made of plain random bytes. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The server this page came from. */
export function connectHere(place: Location = location): {
  device: NetDevice;
  link: ReturnType<typeof makeLink>;
} {
  const link = makeLink({
    open(hooks) {
      const socket = new WebSocket(`${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/live`);
      socket.addEventListener('open', hooks.opened);
      socket.addEventListener('message', ({ data }) => hooks.heard(String(data)));
      socket.addEventListener('close', hooks.closed);
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    token: {
      get: () => localStorage.getItem(TOKEN),
      set: (token) => (token === null ? localStorage.removeItem(TOKEN) : localStorage.setItem(TOKEN, token)),
    },
    name: () => localStorage.getItem(NAME) ?? '',
  });
  addEventListener('online', link.nudge);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.nudge();
  });
  return { device: makeNetDevice(link, newKey), link };
}
