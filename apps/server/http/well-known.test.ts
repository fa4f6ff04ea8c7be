import { RETENTION, readPrivacy } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { type About, wellKnown } from './well-known.ts';

const ABOUT: About = {
  contact: 'mailto:me@example.org',
  address: 'https://race.example.org',
  retention: { ...RETENTION, bugs: 30 },
  finished: async () => 90,
  now: () => Date.UTC(2026, 10, 16),
};

const reply = async (path: string, more: Partial<About> = {}) =>
  (await wellKnown({ ...ABOUT, ...more }).get(path)?.()) ?? null;

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt';

  it('names the contact, and says until when that holds', async () => {
    expect(await reply(PATH)).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: [
        'Contact: mailto:me@example.org',
        'Expires: 2027-05-15T00:00:00.000Z',
        'Preferred-Languages: en, fr, de, nl',
        'Canonical: https://race.example.org/.well-known/security.txt\n',
      ].join('\n'),
    });
    expect((await reply(PATH, { address: null }))?.body).not.toContain('Canonical');
  });

  it('is not there where nobody is named', async () => {
    expect(await reply(PATH, { contact: null })).toBeNull();
  });
});

describe('what is kept of people', () => {
  it('is said as the page reads it', async () => {
    const found = await reply('/privacy.json');
    expect(found?.headers['Content-Type']).toBe('application/json; charset=utf-8');
    expect(readPrivacy(JSON.parse(String(found?.body)))).toEqual({
      contact: 'mailto:me@example.org',
      days: { ...RETENTION, bugs: 30 },
      finished: 90,
    });
  });

  it('has an address that can be told and printed', async () => {
    expect(await reply('/privacy')).toMatchObject({ status: 302, headers: { Location: '/#privacy' } });
  });

  it.each([
    null,
    7,
    {},
    { contact: 'javascript:alert(1)', days: {}, finished: null },
    { contact: null, days: {}, finished: -1 },
    { contact: null, days: null, finished: null },
  ])('is not read from something else: %j', (value) => expect(readPrivacy(value)).toBeNull());

  it('is read without what makes no sense in it', () => {
    const read = readPrivacy({ contact: null, days: { bugs: 5, acts: 'x', toString: 3 }, finished: null });
    expect(read?.days).toEqual({ ...RETENTION, bugs: 5 });
  });
});
