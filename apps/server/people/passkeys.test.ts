import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientOf, dataOf, makeAuthenticator } from '../testing/authenticator.ts';
import { checkNew, checkSigned } from './passkeys.ts';

const origin = 'https://race.example.org';
const challenge = 'c2lnbiB0aGlz';
const expected = { origin, challenge };
const text = (bytes: Buffer) => bytes.toString('base64url');

describe('PEOPLE-01 a passkey', () => {
  it('is taken when it was made here and now, and signs in afterwards', () => {
    const own = makeAuthenticator();
    const made = own.register(challenge, origin);
    expect(checkNew(made, expected)).toBe(0);
    expect(checkSigned(own.sign(challenge, origin), made.key, expected)).toBe(1);
  });

  it.each([
    ['another challenge', { client: text(clientOf('webauthn.create', 'b3RoZXI', origin)) }],
    ['another page', { client: text(clientOf('webauthn.create', challenge, 'https://evil.example.org')) }],
    ['another act', { client: text(clientOf('webauthn.get', challenge, origin)) }],
    [
      'a page inside another',
      {
        client: text(
          Buffer.from(
            `{"type":"webauthn.create","challenge":"${challenge}","origin":"${origin}","crossOrigin":true}`,
          ),
        ),
      },
    ],
    ['no JSON', { client: 'AAAA' }],
    ['nothing at all', { data: 'AA' }],
    ['another name', { passkey: 'bm90IGl0' }],
    ['a key that is none', { key: 'AAAA' }],
    [
      'a weak key',
      {
        key: text(
          generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey.export({
            format: 'der',
            type: 'spki',
          }),
        ),
      },
    ],
  ])('is refused when it was made for %s', (_, wrong) => {
    const made = makeAuthenticator().register(challenge, origin);
    expect(checkNew({ ...made, ...wrong }, expected)).toBeNull();
  });

  it.each([
    ['another challenge', { client: text(clientOf('webauthn.get', 'b3RoZXI', origin)) }],
    ['another page', { client: text(clientOf('webauthn.get', challenge, 'https://evil.example.org')) }],
    ['another site', { data: text(dataOf('https://evil.example.org', 5, 1)) }],
    ['nobody who was there', { data: text(dataOf(origin, 4, 1)) }],
    ['somebody who was not verified', { data: text(dataOf(origin, 1, 1)) }],
    ['another count', { data: text(dataOf(origin, 5, 9)) }],
    ['no signature', { signature: 'AAAA' }],
  ])('is refused when it signed for %s', (_, wrong) => {
    const own = makeAuthenticator();
    const { key } = own.register(challenge, origin);
    expect(checkSigned({ ...own.sign(challenge, origin), ...wrong }, key, expected)).toBeNull();
  });

  it('is refused when another key signed', () => {
    const { key } = makeAuthenticator().register(challenge, origin);
    expect(checkSigned(makeAuthenticator().sign(challenge, origin), key, expected)).toBeNull();
  });
});
