import type { Wire } from './bus.ts';
import { natsWire } from './nats.ts';
import { postgresWire } from './postgres.ts';

const wireFor = (address: string): typeof natsWire | null => {
  if (isDatabaseAddress(address)) return postgresWire;
  return hasScheme(address, ['nats:']) ? natsWire : null;
};

const hasScheme = (address: string, schemes: readonly string[]): boolean => {
  const read = URL.parse(address);
  return read !== null && schemes.includes(read.protocol) && read.hostname !== '';
};

export const isDatabaseAddress = (address: string): boolean =>
  hasScheme(address, ['postgres:', 'postgresql:']);

export const isBusAddress = (address: string): boolean => wireFor(address) !== null;

export function openWire(address: string, failed: (error: unknown) => void): Wire {
  const wire = wireFor(address);
  if (wire === null) throw new Error('no such bus');
  return wire(address, failed);
}
