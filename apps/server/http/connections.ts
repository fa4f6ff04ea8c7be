// How many connections there may be, in total and from one address; and all open ones, including upgraded ones.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const open = new WeakMap<Server, Set<Socket>>();

/** Node does not track upgraded connections, so they are tracked here to be closed. */
export function trackConnections(server: Server): void {
  if (open.has(server)) return;
  const sockets = new Set<Socket>();
  open.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

export function destroyConnections(server: Server): void {
  for (const socket of open.get(server) ?? []) socket.destroy();
}

export interface ConnectionLimits {
  readonly most: number;
  /** From one address; null behind a proxy. */
  readonly mostOfOne: number | null;
}

/** Refuses connections beyond the limits. `addressOf` is the network a connection counts for. */
export function limitConnections(
  server: Server,
  { most, mostOfOne }: ConnectionLimits,
  addressOf: (socket: Socket) => string,
  turnedAway: () => void = () => undefined,
): void {
  server.maxConnections = most;
  server.on('drop', turnedAway);
  if (mostOfOne === null) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count <= mostOfOne) return;
    turnedAway();
    socket.destroy();
  });
}

/** File descriptors for the store, its log, the page's build, the bus and the database. */
const RESERVED = 64;
const DEFAULT_FILES = 10_000;
const MOST_OF_ONE = 1_000;

/** The limit of open files of this process, less those it needs itself. */
export function connectionLimits(isBehindProxy: boolean, limits = ownLimits()): ConnectionLimits {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? DEFAULT_FILES + RESERVED);
  const most = Math.max(1, files - RESERVED);
  return { most, mostOfOne: isBehindProxy ? null : Math.min(MOST_OF_ONE, Math.ceil(most / 2)) };
}

/** Only Linux tells it here. */
function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
