import { afterEach, describe, expect, it, vi } from 'vitest';
import { attestationOf, clientOf, dataOf, makeAuthenticator } from '../testing/authenticator.ts';
import { checkNew, checkSigned } from './passkeys.ts';

type Own = ReturnType<typeof makeAuthenticator>;

const origin = 'https://race.example.org';
const EVIL = 'https://evil.example.org';
const challenge = 'c2lnbiB0aGlz';
const expected = { origin, challenge };
const text = (bytes: Buffer) => bytes.toString('base64url');
const framed = (type: string) =>
  text(Buffer.from(`{"type":"${type}","challenge":"${challenge}","origin":"${origin}","crossOrigin":true}`));

afterEach(() => vi.unstubAllGlobals());

async function registered() {
  const own = makeAuthenticator();
  const known = await checkNew(own.register(challenge, origin), expected);
  if (known === null) throw new Error('a passkey was refused');
  return { own, known };
}

describe('PEOPLE-01 a passkey', () => {
  it('is taken when it was made here and now, and signs in afterwards', async () => {
    const { own, known } = await registered();
    expect(known.counter).toBe(0);
    expect(await checkSigned(own.sign(challenge, origin), known, expected)).toBe(1);
  });

  it.each<[string, (own: Own) => object]>([
    ['another challenge', () => ({ client: text(clientOf('webauthn.create', 'b3RoZXI', origin)) })],
    ['another page', () => ({ client: text(clientOf('webauthn.create', challenge, EVIL)) })],
    ['another act', () => ({ client: text(clientOf('webauthn.get', challenge, origin)) })],
    ['a page inside another', () => ({ client: framed('webauthn.create') })],
    ['no JSON', () => ({ client: 'AAAA' })],
    ['nothing at all', () => ({ attestation: 'AA' })],
    ['another name', () => ({ passkey: 'bm90IGl0' })],
    ['another site', (own) => ({ attestation: attestationOf(own.dataOfKey(EVIL)) })],
    ['nobody who was there', (own) => ({ attestation: attestationOf(own.dataOfKey(origin, 4)) })],
    ['somebody who was not verified', (own) => ({ attestation: attestationOf(own.dataOfKey(origin, 1)) })],
    ['no key', () => ({ attestation: attestationOf(dataOf(origin, 5, 0)) })],
  ])('is refused when it was made for %s', async (_, wrong) => {
    const own = makeAuthenticator();
    const made = own.register(challenge, origin);
    expect(await checkNew({ ...made, ...wrong(own) }, expected)).toBeNull();
  });

  it.each(['packed', 'fido-u2f', 'tpm', 'android-key', 'android-safetynet', 'apple'])(
    'that comes with certificates (%s) is refused, and no address in them is fetched',
    async (fmt) => {
      const fetched = vi.fn();
      vi.stubGlobal('fetch', fetched);
      const own = makeAuthenticator();
      const attestation = attestationOf(own.dataOfKey(origin), fmt, new Map([['x5c', [new Uint8Array(64)]]]));
      expect(await checkNew({ ...own.register(challenge, origin), attestation }, expected)).toBeNull();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['another challenge', { client: text(clientOf('webauthn.get', 'b3RoZXI', origin)) }],
    ['another page', { client: text(clientOf('webauthn.get', challenge, EVIL)) }],
    ['a page inside another', { client: framed('webauthn.get') }],
    ['another site', { data: text(dataOf(EVIL, 5, 1)) }],
    ['nobody who was there', { data: text(dataOf(origin, 4, 1)) }],
    ['somebody who was not verified', { data: text(dataOf(origin, 1, 1)) }],
    ['another count', { data: text(dataOf(origin, 5, 9)) }],
    ['no signature', { signature: 'AAAA' }],
  ])('is refused when it signed for %s', async (_, wrong) => {
    const { own, known } = await registered();
    expect(await checkSigned({ ...own.sign(challenge, origin), ...wrong }, known, expected)).toBeNull();
  });

  it('is refused when another key signed, or a copy that counts from the start', async () => {
    const { own, known } = await registered();
    expect(await checkSigned(makeAuthenticator().sign(challenge, origin), known, expected)).toBeNull();
    expect(await checkSigned(own.sign(challenge, origin), { ...known, counter: 7 }, expected)).toBeNull();
  });
});
