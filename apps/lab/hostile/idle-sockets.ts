// Connections that send nothing, or never finish a request.

import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { upgradeRequest } from '@race/server/testing/raw-client.ts';
import type { Attack, Field } from './attack.ts';
import { openConnection, openRaw } from './raw-socket.ts';

const SILENT = 40;
const HALF_HEADS = 40;
/** Fewer than an address may open at once. */
const MUTE = 20;
/** Longer than a server waits for a request or for a hello. */
const LEAST = 12;

export const idleSockets: Attack = {
  name: 'idle-sockets',
  kind: 'idle sockets',
  summary:
    'Connections without a word, with half a request and without a hello: all are let go by the server.',
  least: LEAST,
  async prepare(field) {
    return async () => {
      const sockets: Socket[] = [];
      for (let nth = 0; nth < SILENT; nth++) sockets.push(await openConnection(field));
      for (let nth = 0; nth < HALF_HEADS; nth++) sockets.push(await sendHalfHead(field));
      for (let nth = 0; nth < MUTE; nth++) sockets.push((await openRaw(field)).socket);
      for (const socket of sockets) socket.resume();
      // File descriptors are counted afterwards, with all these still open at this end.
      while (!field.isOver() && sockets.some((socket) => !socket.readableEnded && !socket.destroyed))
        await sleep(100);
      return [];
    };
  },
};

/** Sends one more byte of the request every second. */
async function sendHalfHead(field: Field): Promise<Socket> {
  const socket = await openConnection(field);
  const text = upgradeRequest();
  let sent = 0;
  const sending = setInterval(() => {
    if (!socket.writable || sent >= text.length - 2) clearInterval(sending);
    else socket.write(text.slice(sent, ++sent));
  }, 1_000);
  socket.once('close', () => clearInterval(sending));
  return socket;
}

const MANY = 400;
/** More than any household has. */
const MOST_OF_AN_ADDRESS = 150;

export const manySockets: Attack = {
  name: 'many-sockets',
  kind: 'idle sockets',
  summary:
    'One address opens socket after socket and greets on each: it holds a bounded number, others come in.',
  async prepare(field) {
    return async () => {
      const sockets: Socket[] = [];
      for (let nth = 0; nth < MANY && !field.isOver(); nth++) {
        const raw = await openRaw(field, { hello: true }).catch(() => null);
        if (raw !== null) sockets.push(raw.socket);
        else await sleep(50);
      }
      await field.rest();
      const open = sockets.filter(({ readable }) => readable).length;
      for (const socket of sockets) socket.destroy();
      return open <= MOST_OF_AN_ADDRESS ? [] : [`one address holds ${open} sockets`];
    };
  },
};
