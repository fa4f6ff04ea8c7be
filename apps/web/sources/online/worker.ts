// The worker of all online pages: it holds the connection to the server, and the rules and the mirror of the open table.
import { livePath } from '@race/protocol/live.ts';
import { makeClient } from '@race/protocol/rpc.ts';
import { newName } from '../../shell/base/random.ts';
import { serveOnline } from './device.ts';
import type { CredentialStorage, LinkEnvironment } from './link.ts';

const page = makeClient<CredentialStorage>(self);

const ENVIRONMENT: LinkEnvironment = {
  open(table, hooks) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${livePath(table)}`);
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
  credentials: {
    read: () => page.request('read', undefined),
    accept: (accepted) => void page.request('accept', accepted),
    reject: (token) => void page.request('reject', token),
    markWorthKeeping: () => void page.request('markWorthKeeping', undefined),
  },
};

serveOnline(self, ENVIRONMENT, newName);
