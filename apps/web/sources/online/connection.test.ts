import { afterEach, expect, test, vi } from 'vitest';
import { fakeWorker } from '../testing/fake-worker.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the worker is started once, and told at once at which table the page was opened', async () => {
  const { port, asked } = fakeWorker();
  const Worker = vi.fn(function start() {
    return port;
  });
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('location', new URL('http://localhost/#online=a-table'));
  vi.stubGlobal('addEventListener', () => undefined);
  await import('./connection.ts');
  expect(asked).toMatchObject([{ name: 'open', given: 'a-table' }]);
  expect(Worker).toHaveBeenCalledTimes(1);
});
