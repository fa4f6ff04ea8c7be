// The browser around a link: its socket and its clock.
import { myName, token } from './identity.ts';
import { type Link, makeLink } from './link.ts';

/** The line to the server this page came from. */
export function linkHere(place: Location = location): Link {
  const link = makeLink({
    open(hooks) {
      const socket = new WebSocket(`${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/live`);
      socket.addEventListener('open', hooks.opened);
      socket.addEventListener('message', ({ data }) => hooks.received(String(data)));
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
  return link;
}
