import { expect, it } from 'vitest';
import type { Store } from '../index.ts';

const token = (hash: string, made: number, person = 'anna') =>
  ({ write: 'token', hash, person, made, label: 'Firefox · Linux' }) as const;
const account = (person: string) =>
  ({ write: 'account', account: { person, login: person, password: 'x', made: 1 } }) as const;

/** Tests of signing in, for every store. */
export function keepsSigningIn(store: () => Store): void {
  const hashes = async (person: string) => (await store().sessionsOf(person)).map(({ hash }) => hash);

  it('keeps sessions with their device, and when each was last used', async () => {
    await store().commit([token('h1', 5), token('h2', 6), token('h2', 9, 'ben')]);
    expect(await store().session('h1')).toEqual({
      hash: 'h1',
      person: 'anna',
      label: 'Firefox · Linux',
      made: 5,
      used: 5,
    });
    expect(await store().session('h2')).toMatchObject({ person: 'anna', made: 6 });
    expect(await store().session('h3')).toBeNull();
    const used = { write: 'sessionUsed', hash: 'h1', label: 'Chrome · Android', at: 8 } as const;
    expect(await store().commit([used, { ...used, hash: 'h3' }])).toEqual(['written', 'conflict']);
    expect(await store().sessionsOf('anna')).toMatchObject([
      { hash: 'h1', label: 'Chrome · Android', made: 5, used: 8 },
      { hash: 'h2', used: 6 },
    ]);
  });

  it('writes for the holder of a token until it is revoked, and then nothing', async () => {
    await store().commit([
      { write: 'person', person: { person: 'anna', name: 'Anna', made: 1 } },
      { write: 'token', hash: 'h1', person: 'anna', made: 1 },
      { write: 'token', hash: 'h2', person: 'anna', made: 2 },
    ]);
    const rename = (name: string) =>
      ({ write: 'person', person: { person: 'anna', name, made: 1 } }) as const;
    const by = (hash: string, person: string, name: string) =>
      ({ write: 'byToken', hash, person, change: rename(name) }) as const;
    expect(await store().commit([by('h1', 'anna', 'One'), by('h1', 'ben', 'Two')])).toEqual([
      'written',
      'conflict',
    ]);
    const revoke = { write: 'revoke', person: 'anna', except: 'h2' } as const;
    expect(await store().commit([revoke, by('h1', 'anna', 'Three')])).toEqual(['written', 'conflict']);
    const late = { write: 'revoke', person: 'anna', except: 'h1' } as const;
    expect(await store().commit([{ write: 'byToken', hash: 'h1', person: 'anna', change: late }])).toEqual([
      'conflict',
    ]);
    expect(await store().person('anna')).toMatchObject({ name: 'One' });
    expect(await store().commit([{ ...by('h2', 'anna', 'Four') }])).toEqual(['written']);
    expect(await store().person('anna')).toMatchObject({ name: 'Four' });
  });

  it('knows a person by a token until it is revoked', async () => {
    const anna = { person: 'anna', name: 'Anna', made: 1 };
    await store().commit([
      { write: 'person', person: anna },
      { write: 'token', hash: 'h1', person: 'anna', made: 1 },
      { write: 'token', hash: 'h2', person: 'anna', made: 2 },
    ]);
    expect(await store().session('h1')).toMatchObject({ person: 'anna' });
    expect(await store().session('h3')).toBeNull();
    await store().commit([{ write: 'revoke', person: 'anna', except: 'h2' }]);
    expect(await store().session('h1')).toBeNull();
    expect(await store().session('h2')).toMatchObject({ person: 'anna' });
    await store().commit([{ write: 'person', person: { ...anna, name: 'Ann' } }]);
    expect(await store().person('anna')).toEqual({ ...anna, name: 'Ann' });
  });

  it('ends one session for its own person, or those that are younger', async () => {
    await store().commit([token('h1', 1), token('h2', 2), token('h3', 3), token('b', 9, 'ben')]);
    expect(
      await store().commit([
        { write: 'endSession', hash: 'h1', person: 'ben' },
        { write: 'endSession', hash: 'h1', person: 'anna' },
        { write: 'endSession', hash: 'h1', person: 'anna' },
      ]),
    ).toEqual(['conflict', 'written', 'conflict']);
    await store().commit([{ write: 'endYounger', person: 'anna', than: 'h3' }]);
    expect(await hashes('anna')).toEqual(['h3', 'h2']);
    await store().commit([{ write: 'endYounger', person: 'anna', than: 'h2' }]);
    expect(await hashes('anna')).toEqual(['h2']);
    expect(await hashes('ben')).toEqual(['b']);
  });

  it('lets sessions expire: a guest’s when it was not used for long, an account’s also when it is old', async () => {
    await store().commit([
      account('anna'),
      token('old', 100),
      token('idle', 700),
      token('fresh', 900),
      token('guest', 100, 'ben'),
      token('gone', 40, 'cleo'),
      { write: 'sessionUsed', hash: 'old', label: '', at: 950 },
    ]);
    await store().commit([{ write: 'expireSessions', guestUsed: 50, accountUsed: 800, accountMade: 500 }]);
    expect(await hashes('anna')).toEqual(['fresh']);
    expect(await hashes('ben')).toEqual(['guest']);
    expect(await hashes('cleo')).toEqual([]);
  });

  it('knows the devices somebody signed in on, for a while', async () => {
    const device = (hash: string, person: string, at: number) =>
      ({ write: 'device', hash, person, at }) as const;
    await store().commit([device('d1', 'anna', 1), device('d1', 'ben', 2), device('d2', 'anna', 3)]);
    await store().commit([device('d1', 'anna', 9)]);
    expect(await store().isDeviceOf('d1', 'anna')).toBe(true);
    expect(await store().isDeviceOf('d2', 'ben')).toBe(false);
    expect(await store().devicesOf('anna')).toEqual([9, 3]);
    await store().commit([{ write: 'expireDevices', before: 5 }]);
    expect(await store().devicesOf('anna')).toEqual([9]);
    expect(await store().isDeviceOf('d1', 'ben')).toBe(false);
  });

  it('keeps the secret of an authenticator app, which a confirmed one is not replaced by, and lets each code work once', async () => {
    expect(await store().totpOf('anna')).toBeNull();
    const set = (secret: string) => ({ write: 'totp', person: 'anna', secret }) as const;
    const use = (step: number, at = 7) => ({ write: 'totpUsed', person: 'anna', step, at }) as const;
    expect(await store().commit([use(4), set('AAAA'), set('BBBB')])).toEqual([
      'conflict',
      'written',
      'written',
    ]);
    expect(await store().totpOf('anna')).toEqual({
      person: 'anna',
      secret: 'BBBB',
      confirmed: null,
      last: 0,
    });
    expect(await store().commit([use(5), use(5), use(4), use(6, 8), set('CCCC')])).toEqual([
      'written',
      'conflict',
      'conflict',
      'written',
      'conflict',
    ]);
    expect(await store().totpOf('anna')).toEqual({ person: 'anna', secret: 'BBBB', confirmed: 7, last: 6 });
    await store().commit([{ write: 'noTotp', person: 'anna' }]);
    expect(await store().totpOf('anna')).toBeNull();
  });

  it('counts the tries at a code that was sent by mail', async () => {
    const code = { person: 'anna', address: 'a@example.org', language: 'de', hash: 'x', until: 100 };
    const tries = (at: number) => ({ write: 'tryMailCode', person: 'anna', at, most: 2 }) as const;
    expect(await store().commit([tries(1), { write: 'mailCode', code }])).toEqual(['conflict', 'written']);
    expect(await store().commit([tries(100), tries(99), tries(99), tries(99)])).toEqual([
      'conflict',
      'written',
      'written',
      'conflict',
    ]);
    expect(await store().mailCodeOf('anna')).toEqual({ ...code, tries: 2 });
    await store().commit([{ write: 'mailCode', code: { ...code, hash: 'y' } }]);
    expect(await store().mailCodeOf('anna')).toMatchObject({ hash: 'y', tries: 0 });
    await store().commit([{ write: 'dropMailCode', person: 'anna' }]);
    expect(await store().mailCodeOf('anna')).toBeNull();
  });

  it('forgets codes whose time is over', async () => {
    const code = { person: 'anna', address: 'a@example.org', language: 'de', hash: 'x', until: 100 };
    await store().commit([
      { write: 'person', person: { person: 'anna', name: 'Anna', made: 1 } },
      { write: 'mailCode', code },
      { write: 'mailCode', code: { ...code, person: 'ben', until: 200 } },
      { write: 'code', hash: 'old', person: 'anna', until: 100 },
      { write: 'code', hash: 'new', person: 'anna', until: 200 },
      { write: 'expireCodes', at: 150 },
    ]);
    expect(await store().mailCodeOf('anna')).toBeNull();
    expect(await store().mailCodeOf('ben')).not.toBeNull();
    expect(await store().personByCode('old', 50)).toBeNull();
    expect(await store().personByCode('new', 50)).not.toBeNull();
  });
}
