// A push service on loopback, and a browser that can decrypt its messages.
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Subscription } from '../notices/web-push.ts';

const derive = (salt: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Decrypts a message like a browser: RFC 8291. */
export function open(body: Buffer, { keys, auth }: { readonly keys: ECDH; readonly auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = derive(auth, keys.computeSecret(theirs), info, 32);
  const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

export interface PushService {
  readonly origin: string;
  /** The messages, decrypted. */
  readonly read: string[];
  readonly headers: { readonly [name: string]: unknown }[];
  /** A browser with a subscription. */
  readonly subscription: Subscription;
  /** Sets the reply from now on. */
  status: number;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const read: string[] = [];
  const headers: { readonly [name: string]: unknown }[] = [];
  const service = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      headers.push({ ...request.headers });
      read.push(
        request.headers['content-encoding'] === 'aes128gcm' ? open(body, { keys, auth }) : body.toString(),
      );
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return Object.assign(service, {
    origin,
    read,
    headers,
    subscription: {
      endpoint: `${origin}/send/1`,
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
