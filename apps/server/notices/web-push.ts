// A message that only one browser can read, and only from this server: RFC 8291 (aes128gcm) and RFC 8292 (VAPID).
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** A subscription as the browser returns it. */
export interface Subscription {
  readonly endpoint: string;
  /** Its public key and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const RECORD = 4_096;
const KEY = 16;
const NONCE = 12;
const SECRET = 32;
const SALT = 16;
/** The delimiter after the text. */
const LAST_RECORD = 2;

const derive = (salt: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

interface Chance {
  readonly salt: Buffer;
  readonly keys: ECDH;
}

function freshChance(): Chance {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(SALT), keys };
}

/** The body of a push message. A test uses the random values of the standard's example. */
export function seal(
  text: string,
  to: Pick<Subscription, 'p256dh' | 'auth'>,
  chance = freshChance(),
): Buffer {
  const { salt, keys } = chance;
  const theirs = Buffer.from(to.p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(Buffer.from(to.auth, 'base64url'), keys.computeSecret(theirs), info, SECRET);
  const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', KEY);
  const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', NONCE);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.from(text)),
    cipher.update(Buffer.of(LAST_RECORD)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(SALT + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD, SALT);
  head.writeUInt8(ours.length, SALT + 4);
  return Buffer.concat([head, ours, sealed]);
}

/** The VAPID keys of this server, which identify it to push services and browsers. */
export interface VapidKeys {
  readonly publicKey: string;
  /** A private key in PKCS 8, base64url. */
  readonly privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

const HALF_A_DAY = 12 * 60 * 60;
const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header for a push service, valid for half a day. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string; readonly now: number },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + HALF_A_DAY,
    sub: contact,
  };
  const said = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const signed = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${said}.${signed}, k=${publicKey}`;
}
