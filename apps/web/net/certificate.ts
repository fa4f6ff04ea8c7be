// What was promised while a race ran: the commitment to its seed and those to the plans, as they were first heard.
import { signal } from '@preact/signals';
import type { Certificate } from '@race/online/certificate.ts';
import type { ServerMessage } from '@race/protocol';
import { save } from '../settings/local-storage.ts';
import { subscribeToServer } from './connection.ts';

/** By table. Kept on this device, so that nobody can promise something else afterwards. */
export const promised = signal<ReadonlyMap<string, Certificate>>(new Map());

const nameOf = (table: string): string => `race-seals-${table}`;

function known(table: string): Certificate | null {
  const here = promised.value.get(table);
  if (here !== undefined) return here;
  try {
    const saved = localStorage.getItem(nameOf(table));
    return saved === null ? null : (JSON.parse(saved) as Certificate);
  } catch {
    return null;
  }
}

function remember(table: string, certificate: Certificate): void {
  promised.value = new Map(promised.value).set(table, certificate);
  save(nameOf(table), JSON.stringify(certificate));
}

function noteCommitments(message: ServerMessage): void {
  if (message.type === 'table' && message.news.commitment !== null) {
    const { table, commitment } = message.news;
    if (promised.value.has(table)) return;
    remember(table, known(table) ?? { commitment, seals: [] });
  }
  if (message.type === 'beat' && message.seals !== undefined) {
    const certificate = known(message.table);
    const { at, seals } = message;
    if (certificate !== null && !certificate.seals.some((one) => one.at === at))
      remember(message.table, { ...certificate, seals: [...certificate.seals, { at, seals }] });
  }
}

subscribeToServer(noteCommitments);

export const plansIn = ({ seals }: Certificate): number =>
  seals.reduce((sum, one) => sum + one.seals.filter((seal) => seal !== null).length, 0);
