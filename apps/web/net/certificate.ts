// What was promised while a race ran: the commitment to its seed and those to the plans, as they were first heard.
import { signal } from '@preact/signals';
import type { Certificate } from '@race/online/certificate.ts';
import type { ServerMessage } from '@race/protocol';
import { keep } from '../settings/local-storage.ts';
import { hearServer } from './connection.ts';

/** By table. Kept on this device, so that nobody can promise something else afterwards. */
export const promised = signal<ReadonlyMap<string, Certificate>>(new Map());

const nameOf = (table: string): string => `race-seals-${table}`;

function known(table: string): Certificate | null {
  const here = promised.value.get(table);
  if (here !== undefined) return here;
  try {
    const kept = localStorage.getItem(nameOf(table));
    return kept === null ? null : (JSON.parse(kept) as Certificate);
  } catch {
    return null;
  }
}

function remember(table: string, certificate: Certificate): void {
  promised.value = new Map(promised.value).set(table, certificate);
  keep(nameOf(table), JSON.stringify(certificate));
}

function heard(said: ServerMessage): void {
  if (said.type === 'table' && said.news.commitment !== null) {
    const { table, commitment } = said.news;
    if (promised.value.has(table)) return;
    remember(table, known(table) ?? { commitment, seals: [] });
  }
  if (said.type === 'beat' && said.seals !== undefined) {
    const certificate = known(said.table);
    const { at, seals } = said;
    if (certificate !== null && !certificate.seals.some((one) => one.at === at))
      remember(said.table, { ...certificate, seals: [...certificate.seals, { at, seals }] });
  }
}

hearServer(heard);

export const plansIn = ({ seals }: Certificate): number =>
  seals.reduce((sum, one) => sum + one.seals.filter((seal) => seal !== null).length, 0);
