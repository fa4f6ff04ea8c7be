import { describe, expect, it } from 'vitest';
import { addressOf, ourHosts } from './origin.ts';

const direct = (remote: string) => addressOf(remote, undefined, false);
const proxied = (forwarded: string | string[]) => addressOf('127.0.0.1', forwarded, true);

describe('NET-05 the address somebody is counted by', () => {
  it('is one for a whole IPv6 network, however its addresses are written', () => {
    const network = '2001:db8:0:0::/64';
    for (const address of [
      '2001:db8::1',
      '2001:db8::2',
      '2001:0db8:0000:0000:ffff::1',
      '2001:db8:0:0:1:2:3:4',
    ])
      expect(direct(address)).toBe(network);
    expect(direct('2001:db8:0:1::1')).not.toBe(network);
    expect(direct('::1')).toBe('0:0:0:0::/64');
    expect(direct('fe80::1%eth0')).toBe(direct('fe80::2'));
  });

  it('is the same for an IPv4 address that comes as an IPv6 one', () => {
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])
      expect(direct(address)).toBe('192.0.2.7');
  });

  it('is who the proxy saw last, without the port', () => {
    expect(proxied('5.5.5.5:1234')).toBe('5.5.5.5');
    expect(proxied('6.6.6.6, 5.5.5.5')).toBe('5.5.5.5');
    expect(proxied(['6.6.6.6', '5.5.5.5:80'])).toBe('5.5.5.5');
    expect(proxied('[2001:db8::1]:443')).toBe(direct('2001:db8::2'));
    expect(proxied('[2001:db8::1]')).toBe(direct('2001:db8::2'));
  });

  it('is the connection’s own where nobody, or nobody to be trusted, says another', () => {
    expect(proxied('unknown')).toBe('127.0.0.1');
    expect(proxied('')).toBe('127.0.0.1');
    expect(addressOf('192.0.2.7', '5.5.5.5', false)).toBe('192.0.2.7');
  });
});

describe('the names of this server', () => {
  const named = { host: null, address: 'https://race.example.org', origins: [], isBehindProxy: false };
  const isOurs = ourHosts(named, 'Attic');

  it.each([
    'localhost:8035',
    '127.0.0.1:8035',
    '192.168.1.5',
    '[::1]:8035',
    '[fd00::5]',
    'attic:8035',
    'attic.local:8035',
    'ATTIC.fritz.box',
    'race.example.org',
    'race.example.org:443',
    'race.example.org.',
  ])('are what it is set up as, addresses, and what a home network calls it: %s', (host) => {
    expect(isOurs(host)).toBe(true);
  });

  it.each([
    'evil.example',
    'attic.evil.example',
    'localhost.evil.example',
    'race.example.org.evil.example',
    '',
    'a b',
  ])('are not what a page elsewhere has its own name lead to: %s', (host) => {
    expect(isOurs(host)).toBe(false);
  });

  it('are none where nothing is said, and for a proxy to choose where there is one', () => {
    expect(isOurs(undefined)).toBe(false);
    expect(ourHosts({ ...named, isBehindProxy: true })('whatever.example')).toBe(true);
    expect(ourHosts({ ...named, host: 'games.example' })('games.example:80')).toBe(true);
    expect(ourHosts({ ...named, origins: ['https://club.example'] })('club.example')).toBe(true);
  });
});
