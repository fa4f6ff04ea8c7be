// Pings and pongs, which the protocol answers by itself: they must be counted like everything else.
import type { Attack, Broken, Field } from './attack.ts';
import { frame, openRaw, PING, PONG, type RawSocket } from './raw-socket.ts';

const SOCKETS = 4;
const IN_A_BATCH = 500;

/** Sends the same frame over and over until the server ends the connection. */
async function flood(raw: RawSocket, field: Field, opcode: number): Promise<void> {
  const one = frame(opcode, Buffer.alloc(125, 'x'));
  const batch = Buffer.concat(Array.from({ length: IN_A_BATCH }, () => one));
  while (!field.isOver() && !raw.isEnded && raw.socket.writable) {
    await Promise.race([raw.send(batch), field.rest()]);
    await new Promise((settle) => setImmediate(settle));
  }
}

async function openSockets(field: Field): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let nth = 0; nth < SOCKETS; nth++) sockets.push(await openRaw(field));
  return sockets;
}

async function floodAll(field: Field, sockets: readonly RawSocket[], opcode: number): Promise<Broken> {
  await Promise.all(sockets.map((raw) => flood(raw, field, opcode)));
  // Whoever reads nothing notices an end only when writing.
  const open = sockets.filter((raw) => !raw.isEnded && raw.socket.writable).length;
  for (const { socket } of sockets) socket.destroy();
  return open === 0 ? [] : [`${open} of ${SOCKETS} sockets that send nothing else were not ended`];
}

export const pingsUnread: Attack = {
  name: 'pings-unread',
  kind: 'control frames',
  summary: 'Pings as fast as they go, and the pongs are never read: the connection is ended, memory stays.',
  async prepare(field) {
    const sockets = await openSockets(field);
    for (const { socket } of sockets) socket.pause();
    return () => floodAll(field, sockets, PING);
  },
};

export const pingsRead: Attack = {
  name: 'pings-read',
  kind: 'control frames',
  summary: 'Pings as fast as they go, with the pongs read: the connection is ended.',
  async prepare(field) {
    const sockets = await openSockets(field);
    return () => floodAll(field, sockets, PING);
  },
};

export const pongsUnasked: Attack = {
  name: 'pongs-unasked',
  kind: 'control frames',
  summary: 'Pongs that nobody asked for, as fast as they go: the connection is ended.',
  async prepare(field) {
    const sockets = await openSockets(field);
    return () => floodAll(field, sockets, PONG);
  },
};
