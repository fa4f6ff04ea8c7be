import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPushService, type PushService } from '../testing/push-service.ts';
import { hookChannel } from './channels.ts';

const NOTICE = { person: 'p', name: 'Ada', tables: ['t'] };
const NOW = 1_800_000_000_500;
const SECRET = 'what both ends know';

let hook: PushService;
beforeEach(async () => {
  hook = await openPushService();
});
afterEach(() => hook.close());

describe('NET-10 a notice to the host’s own address', () => {
  it('is signed with the secret: name, time and every byte of it', async () => {
    const post = hookChannel({ address: `${hook.origin}/hook`, secret: SECRET, now: () => NOW });
    expect(await post(NOTICE)).toEqual(['sent']);
    expect(await post(NOTICE)).toEqual(['sent']);
    const [first, second] = hook.headers;
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = first ?? {};
    const [body] = hook.read;
    expect(time).toBe('1800000000');
    expect(signature).toBe(
      `v1,${createHmac('sha256', SECRET).update(`${id}.${time}.${body}`).digest('base64')}`,
    );
    expect(second?.['webhook-id']).not.toBe(id);
  });

  it('is not signed where there is no secret', async () => {
    await hookChannel({ address: `${hook.origin}/hook`, secret: null, now: () => NOW })(NOTICE);
    expect(hook.headers[0]).not.toHaveProperty('webhook-signature');
  });

  it('goes nowhere else, whoever answers there', async () => {
    const elsewhere: Server = createServer((_, response) =>
      response.writeHead(307, { Location: `${hook.origin}/hook` }).end(),
    );
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    await expect(hookChannel({ address, secret: SECRET, now: () => NOW })(NOTICE)).rejects.toThrow();
    expect(hook.read).toEqual([]);
    await new Promise((resolve) => elsewhere.close(resolve));
  });
});
