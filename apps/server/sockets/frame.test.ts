import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { frameOf, frameWithId } from './frame.ts';

const HANDSHAKE = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n';
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The message that a browser's socket reads from these bytes. */
async function readBack(frame: Buffer): Promise<string> {
  const server = createServer((stream) =>
    stream.once('data', (bytes) => {
      const key = /Sec-WebSocket-Key: (.*)\r\n/i.exec(bytes.toString())?.[1] ?? '';
      const accept = createHash('sha1')
        .update(key + GUID)
        .digest('base64');
      stream.write(`${HANDSHAKE}Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
      stream.write(frame);
    }),
  );
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const socket = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  const text = await new Promise<string>((settle) =>
    socket.addEventListener('message', ({ data }) => settle(String(data))),
  );
  socket.close();
  server.close();
  return text;
}

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
    'of %i bytes is read as it was meant',
    async (length) => {
      const text = 'x'.repeat(length);
      expect(await readBack(frameOf(text))).toBe(text);
    },
  );

  it.each([2, 120, 125, 126, 65_530, 65_600])('of %i bytes takes an id at its end', async (length) => {
    const text = JSON.stringify({ name: 'x'.repeat(length) });
    expect(await readBack(frameWithId(text, 70))).toBe(`${text.slice(0, -1)},"id":70}`);
    expect(await readBack(frameOf(text))).toBe(text);
  });

  it('counts bytes and not letters', async () => {
    const text = 'é'.repeat(100);
    expect(await readBack(frameOf(text))).toBe(text);
    expect(frameOf(text)).toBe(frameOf(text));
  });
});
