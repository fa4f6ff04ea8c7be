import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { lab } from '../../testing/lab.ts';
import type { AttackReport } from '../report.ts';

export const FAULTY: string = fileURLToPath(new URL('./faulty-server.ts', import.meta.url));

/** Attacks a server in which a fault may be planted. */
export async function attack(name: string, fault = ''): Promise<{ code: number; report: AttackReport }> {
  vi.stubEnv('FAULT', fault);
  const words = ['--only', name, '--seconds', '1', '--server', FAULTY, '--json'];
  const { code, out } = await lab('hostile', ...words);
  const { attacks, held, total } = JSON.parse(out);
  expect(total).toBe(1);
  expect(held).toBe(attacks[0].held ? 1 : 0);
  return { code, report: attacks[0] };
}
