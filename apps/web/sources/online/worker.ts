// The worker of all online pages: it holds the connection to the server, and the rules and the mirror of the open table.
import type { ServerMessage } from '@race/protocol';
import { livePath } from '@race/protocol/live.ts';
import { makeClient, serve } from '@race/protocol/rpc.ts';
import { newName } from '../../shell/base/random.ts';
import { makeNetDevice, type NetDevice } from './device.ts';
import { checkFile } from './games.ts';
import { type CredentialStorage, type Link, type LinkEnvironment, makeLink } from './link.ts';
import type { OnlineEvent, OnlineWorker } from './messages.ts';

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
let link: Link;
let device: NetDevice;

const send = serve<OnlineWorker, OnlineEvent>(self, {
  open(table) {
    link = makeLink(ENVIRONMENT, table);
    device = makeNetDevice(link, newName);
    link.watch((state) => send({ type: 'link', state }));
    link.refused((refusal) => send({ type: 'refused', refusal }));
    link.subscribe((message) => {
      if (isForPage(message)) send({ type: 'server', message });
    });
    device.subscribe((message) => send({ type: 'game', message }));
    device.subscribeToUnconfirmed((count) => send({ type: 'unconfirmed', count }));
    device.subscribeToMissed((line) => send({ type: 'missed', line }));
  },
  send: (request) => link.request(request),
  handle: (request) => device.request(request),
  nudge: () => link.nudge(),
  cutOff: () => link.cutOff(),
  leave: () => device.leave(),
  check: ({ file, promised }) => checkFile(file, promised),
});

/** Positions and steps are for the mirror alone. A beat with commitments to plans goes into the certificate as well. */
const isForPage = (message: ServerMessage): boolean =>
  message.type === 'beat' ? message.seals !== undefined : !FOR_THE_MIRROR.has(message.type);
const FOR_THE_MIRROR: ReadonlySet<ServerMessage['type']> = new Set(['view', 'own', 'lost']);
