import { expect, it } from 'vitest';
import { lab, labJson } from '../testing/lab.ts';

it('the laboratory’s bots play a whole race through the API', { timeout: 120_000 }, async () => {
  const result = await labJson('api', '--bot', 'racer', '--crews', '3', '--seed', '2');
  expect(result).toMatchObject({ bot: 'racer', races: 1, crews: 3, verified: 1 });
  expect(result.answers).toBeGreaterThan(20);
});

it('a bot that does not exist, or a token too few, is refused', async () => {
  expect((await lab('api', '--bot', 'nobody')).code).toBe(2);
  expect((await lab('api', '--server', 'http://localhost:1')).code).toBe(2);
});
