// The browser around a link: its socket, its clock, and where it keeps who this is.
import { newName } from '../random.ts';
import { makeNetDevice, type NetDevice } from './device.ts';
import { type Link, makeLink } from './link.ts';

const TOKEN = 'race-token';
const NAME = 'race-name';

/** The name under which one plays with others; empty for who has none yet. */
export const myName = (): string => read(NAME) ?? '';

export const keepName = (name: string): void => write(NAME, name);

/** The secret that says who this is. */
export const token = {
  get: (): string | null => read(TOKEN),
  set: (next: string | null): void => write(TOKEN, next),
};

/** Whether somebody on this device has ever sat at a table over the network. */
export const isKnown = (): boolean => token.get() !== null;

/** Where nothing may be kept, it lasts as long as the page. */
const unkept = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) unkept.delete(name);
  else unkept.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A private window or a full disk.
  }
}

/** The server this page came from. */
export function connectHere(place: Location = location): { readonly device: NetDevice; readonly link: Link } {
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
    token,
    name: myName,
  });
  addEventListener('online', link.nudge);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.nudge();
  });
  return { device: makeNetDevice(link, newName), link };
}
