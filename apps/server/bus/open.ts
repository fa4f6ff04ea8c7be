import type { Wire } from './bus.ts';
import { natsWire } from './nats.ts';
import { postgresWire } from './postgres.ts';

/** What may stand in BUS_URL. */
export const isBusAddress = (address: string): boolean => wireFor(address) !== null;

export function openWire(address: string, failed: (error: unknown) => void): Wire {
  const wire = wireFor(address);
  if (wire === null) throw new Error('no such bus');
  return wire(address, failed);
}

function wireFor(address: string): typeof natsWire | null {
  const protocol = URL.parse(address)?.protocol;
  if (protocol === 'nats:') return natsWire;
  return protocol === 'postgres:' || protocol === 'postgresql:' ? postgresWire : null;
}
