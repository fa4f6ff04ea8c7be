// Certificates of races: the commitments to the seed and to the plans, as they were first received.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Certificate } from '@race/online/certificate.ts';
import type { ServerMessage } from '@race/protocol';
import * as v from 'valibot';
import { save } from '../../shell/base/local-storage.ts';
import type { Link } from './link.ts';

type Certificates = ReadonlyMap<string, Certificate>;

/** By table. They are saved on this device, so that the server cannot change a commitment afterwards. */
export function makeCertificates(subscribe: Link['subscribe']): ReadonlySignal<Certificates> {
  const certificates = signal<Certificates>(new Map());
  const find = (table: string) => certificates.value.get(table) ?? saved(table);

  function remember(table: string, certificate: Certificate): void {
    certificates.value = new Map(certificates.value).set(table, certificate);
    save(keyOf(table), JSON.stringify(certificate));
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'table' && message.news.commitment !== null) {
      const { table, commitment } = message.news;
      if (certificates.value.has(table)) return;
      remember(table, find(table) ?? { commitment, seals: [] });
    }
    if (message.type === 'beat' && message.seals !== undefined) {
      const { table, at, seals } = message;
      const certificate = find(table);
      if (certificate !== null && !certificate.seals.some((one) => one.at === at))
        remember(table, { ...certificate, seals: [...certificate.seals, { at, seals }] });
    }
  }

  subscribe(receive);
  return certificates;
}

const keyOf = (table: string): string => `race-seals-${table}`;

const SAVED = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    commitment: v.string(),
    seals: v.array(v.object({ at: v.number(), seals: v.array(v.nullable(v.string())) })),
  }),
);

/** Null where none is saved, or it cannot be read. */
function saved(table: string): Certificate | null {
  try {
    const read = v.safeParse(SAVED, localStorage.getItem(keyOf(table)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** How many plans are sealed in a certificate. */
export const plansIn = ({ seals }: Certificate): number =>
  seals.reduce((sum, one) => sum + one.seals.filter((seal) => seal !== null).length, 0);
