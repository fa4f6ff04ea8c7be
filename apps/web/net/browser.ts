// The browser around a link: its socket and its clock.
import { newName } from '../random.ts';
import { makeNetDevice, type NetDevice } from './device.ts';
import { myName, token } from './identity.ts';
import { type Link, makeLink } from './link.ts';

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
