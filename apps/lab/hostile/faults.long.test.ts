import { afterEach, describe, expect, it, vi } from 'vitest';
import { attack } from './testing/attack.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the laboratory that attacks a server', { timeout: 240_000 }, () => {
  it.each([
    ['nested', 'stall', 'the bystander (waited|was not answered)'],
    ['strange-requests', 'leak', 'the heap holds'],
    ['pings-unread', 'autoPong', 'sockets that send nothing else were not ended'],
  ])('sees that %s does not hold where the fault is planted: %s', async (name, fault, why) => {
    const { code, report } = await attack(name, fault);
    expect({ code, held: report.held }).toEqual({ code: 1, held: false });
    expect(report.broken.join('\n')).toMatch(new RegExp(why));
  });
});
