import { afterEach, describe, expect, it, vi } from 'vitest';
import { lab } from '../testing/lab.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a partition where no networks can be made', () => {
  it('is not tried, and that is said loudly', async () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('CI', '');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { code, out } = await lab('faults', '--faults', 'partition', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ figures: [], untried: ['partition'] });
    expect(said.mock.calls.flat().join('')).toContain('!!! NO NETWORKS CAN BE MADE HERE');
  });

  it('fails with CI=true', async () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('CI', 'true');
    expect(await lab('faults', '--faults', 'partition')).toMatchObject({
      code: 2,
      err: expect.stringContaining('NO NETWORKS CAN BE MADE HERE'),
    });
  });
});
