// Listening on a port, and closing again.
import type { Server } from 'node:http';
import { destroyConnections, trackConnections } from './connections.ts';

interface Place {
  /** Null for all interfaces. */
  readonly host: string | null;
  readonly port: number;
}

export type Listening =
  | { readonly ok: true; readonly port: number }
  | { readonly ok: false; readonly fault: string };

export function listen(server: Server, config: Place): Promise<Listening> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ ok: false, fault: faultOf(error, config) });
    server.once('error', fail);
    trackConnections(server);
    server.listen({ port: config.port, ...(config.host === null ? {} : { host: config.host }) }, () => {
      server.off('error', fail);
      const address = server.address();
      resolve({
        ok: true,
        port: typeof address === 'object' && address !== null ? address.port : config.port,
      });
    });
  });
}

function faultOf({ code, message }: NodeJS.ErrnoException, { host, port }: Place): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already: choose another one, for example PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one above 1023, for example PORT=8035.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST "${host}" is not an address of this machine.`;
  }
  return `The server cannot listen on ${host ?? 'any address'}, port ${port}: ${message}`;
}

const TIMEOUT = 3_000;

/** Closes idle connections at once, all others when they are done or after three seconds. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => destroyConnections(server), TIMEOUT);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
