// Pings and pongs, which the protocol answers by itself: they must be counted like everything else.
import { setTimeout as sleep } from 'node:timers/promises';
import { frame, PING, PONG } from '@race/server/testing/raw-client.ts';
import type { Attack, Field } from './attack.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

const SOCKETS = 4;
const IN_A_BATCH = 500;
const A_PAUSE = 50;

/** Sends the same frame again and again until the server ends the connection, or until the attack is over. */
async function flood(raw: RawSocket, field: Field, opcode: number): Promise<void> {
  const one = frame(opcode, Buffer.alloc(125, 'x'));
  const batch = Buffer.concat(Array.from({ length: IN_A_BATCH }, () => one));
  while (!field.isOver() && !raw.isEnded && raw.socket.writable) {
    await Promise.race([raw.send(batch), field.rest()]);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Reconnects whenever the connection was ended. Returns whether it ever was. */
async function floodOn(field: Field, opcode: number, isRead: boolean): Promise<boolean> {
  let wasEnded = false;
  while (!field.isOver()) {
    const raw = await openRaw(field).catch(() => null);
    if (raw === null) await sleep(A_PAUSE);
    else {
      if (!isRead) raw.socket.pause();
      await flood(raw, field, opcode);
      // A client that does not read notices the end only when it writes.
      if (raw.isEnded || !raw.socket.writable) wasEnded = true;
      raw.socket.destroy();
    }
  }
  return wasEnded;
}

const floods = (opcode: number, isRead: boolean): Attack['prepare'] => {
  return async (field) => async () => {
    const ended = await Promise.all(Array.from({ length: SOCKETS }, () => floodOn(field, opcode, isRead)));
    const open = ended.filter((wasEnded) => !wasEnded).length;
    return open === 0 ? [] : [`${open} of ${SOCKETS} sockets that send nothing else were not ended`];
  };
};

export const pingsUnread: Attack = {
  name: 'pings-unread',
  kind: 'control frames',
  summary: 'Pings as fast as they go, and the pongs are never read: the connection is ended, memory stays.',
  prepare: floods(PING, false),
};

export const pingsRead: Attack = {
  name: 'pings-read',
  kind: 'control frames',
  summary: 'Pings as fast as they go, with the pongs read: the connection is ended.',
  prepare: floods(PING, true),
};

export const pongsUnasked: Attack = {
  name: 'pongs-unasked',
  kind: 'control frames',
  summary: 'Pongs that nobody asked for, as fast as they go: the connection is ended.',
  prepare: floods(PONG, true),
};
