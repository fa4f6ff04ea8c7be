import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { StreamWire } from './stream-wire.ts';

const server = createServer();
afterEach(() => {
  server.close();
});

/** A wire, the stream under it, and what arrives at its other end. */
async function openWire() {
  const sockets = new WebSocketServer({ noServer: true });
  const opened = new Promise<{ wire: StreamWire; stream: Duplex }>((settle) =>
    server.once('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) =>
        settle({ wire: new StreamWire(socket, stream), stream }),
      ),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const closed = once(client, 'close').then(([code]) => code);
  return { ...(await opened), heard, closed };
}

describe('a wire', () => {
  it('writes at once what is sent in one tick, in order, and before it says goodbye', async () => {
    const { wire, stream, heard, closed } = await openWire();
    const written = vi.spyOn(stream, 'write');
    wire.send('{"nth":1}');
    wire.send('{"nth":2}', 7);
    wire.send('{"nth":"drei ☕"}');
    expect(written).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(written).toHaveBeenCalledTimes(1);
    wire.send('{"nth":4}');
    wire.close(1008);
    wire.send('{"nth":5}');
    expect(await closed).toBe(1008);
    expect(heard).toEqual(['{"nth":1}', '{"nth":2,"id":7}', '{"nth":"drei ☕"}', '{"nth":4}']);
  });
});
