import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { open } from '../testing/push-service.ts';
import { newVapidKeys, seal, vapidHeader } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a push message', () => {
  it('is the one of the example in RFC 8291, appendix A', () => {
    const keys = createECDH('prime256v1');
    keys.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const sealed = seal(
      'When I grow up, I want to be a watermelon',
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      { keys, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
    );
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('can be read by the browser it is for, and by nobody else', () => {
    const [browser, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    browser.generateKeys();
    other.generateKeys();
    const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
    const sealed = seal('Your turn', { p256dh: browser.getPublicKey().toString('base64url'), auth });
    expect(open(sealed, { keys: browser, auth: bytes(auth) })).toBe('Your turn');
    expect(() => open(sealed, { keys: other, auth: bytes(auth) })).toThrow();
  });

  it('says who sends it, for this push service and half a day', () => {
    const keys = newVapidKeys();
    const endpoint = 'https://push.example.org/send/abc';
    const header = vapidHeader(keys, { endpoint, contact: 'https://race.example.org', now: 1_000_000 });
    const [, head = '', claims = '', signed = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example.org',
      exp: 44_200,
      sub: 'https://race.example.org',
    });
    expect(key).toBe(keys.publicKey);
    const point = bytes(key);
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signed),
    );
    expect(isSigned).toBe(true);
  });
});
