import { RETENTION } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { addressOf, networkAddresses, publicAddress, readConfig } from './config.ts';

describe('the environment', () => {
  it('listens everywhere on the default port and keeps its store in data when nothing is set', () => {
    const defaults = {
      host: null,
      port: 8035,
      data: '/race/data',
      isDataNamed: false,
      isNewStore: false,
      database: null,
      bus: null,
      origins: [],
      isBehindProxy: false,
      address: null,
      hasLimits: true,
      contact: 'mailto:nobody@localhost',
      hasContact: false,
      pushServices: [],
      noticeHook: null,
      noticeSecret: null,
      administrators: [],
      retention: RETENTION,
      mail: null,
      watch: { grace: 0, metrics: null, log: { form: 'plain', level: 'error', hasAddresses: false } },
    };
    expect(readConfig({}, '/race/data')).toEqual({ ok: true, config: defaults });
    expect(readConfig({ PORT: '', HOST: ' ', DATA: '', ORIGINS: ',' }, '/race/data')).toEqual({
      ok: true,
      config: defaults,
    });
  });

  it('names a database and a bus, and never repeats what stands in them', () => {
    const database = 'postgres://race:secret@db.example.org:5432/race';
    for (const bus of ['nats://user:secret@bus.example.org:4222', database])
      expect(readConfig({ DATABASE_URL: database, BUS_URL: bus })).toMatchObject({
        ok: true,
        config: { database, bus },
      });
    expect(readConfig({ DATABASE_URL: database })).toMatchObject({
      ok: true,
      config: { database, bus: null },
    });
    for (const [env, name] of [
      [{ DATABASE_URL: 'mysql://race:secret@db/race' }, 'DATABASE_URL'],
      [{ DATABASE_URL: 'secret' }, 'DATABASE_URL'],
      [{ NOTICE_SECRET: 'a short secret' }, 'NOTICE_SECRET'],
      [{ DATABASE_URL: database, BUS_URL: 'redis://:secret@bus' }, 'BUS_URL'],
      [{ BUS_URL: 'nats://secret@bus:4222' }, 'DATABASE_URL'],
    ] as const) {
      const read = readConfig(env);
      expect(read.ok ? '' : read.fault).toContain(name);
      expect(read.ok ? '' : read.fault).not.toContain('secret');
    }
  });

  it('says host, port and all else', () => {
    expect(
      readConfig({
        PORT: '80',
        HOST: '0.0.0.0',
        DATA: '/var/race',
        ORIGINS: 'https://a.example, https://b.example',
        PROXY: '1',
        CONTACT: 'mailto:host@example.org',
        PUSH_SERVICES: 'https://push.example.org',
        NOTICE_HOOK: 'https://example.org/hook',
        NOTICE_SECRET: 'quite a long secret',
        ADMINISTRATORS: 'Ada, ben , ADA',
        RETENTION: 'abandoned=90, bugs=3650',
        MAIL: '/usr/sbin/sendmail -t',
        MAIL_FROM: 'race@example.org',
        ADDRESS: 'https://race.example.org',
        GRACE: '20',
        METRICS: '[::1]:9464',
        LOG: 'json',
        LOG_ADDRESSES: 'on',
      }),
    ).toEqual({
      ok: true,
      config: {
        host: '0.0.0.0',
        port: 80,
        data: '/var/race',
        isDataNamed: true,
        isNewStore: false,
        database: null,
        bus: null,
        origins: ['https://a.example', 'https://b.example'],
        isBehindProxy: true,
        address: 'https://race.example.org',
        hasLimits: true,
        contact: 'mailto:host@example.org',
        hasContact: true,
        pushServices: ['https://push.example.org'],
        noticeHook: 'https://example.org/hook',
        noticeSecret: 'quite a long secret',
        administrators: ['ada', 'ben'],
        retention: { ...RETENTION, abandoned: 90, bugs: 3_650 },
        mail: {
          command: '/usr/sbin/sendmail -t',
          from: 'race@example.org',
          address: 'https://race.example.org',
        },
        watch: {
          grace: 20,
          metrics: { host: '::1', port: 9464 },
          log: { form: 'json', level: 'info', hasAddresses: true },
        },
      },
    });
  });

  it('names the addresses for others in the same network, when it listens for them', () => {
    const card = (address: string, more = {}) => ({
      address,
      netmask: '',
      mac: '',
      cidr: null,
      family: 'IPv4' as const,
      internal: false,
      ...more,
    });
    const cards = {
      lo: [card('127.0.0.1', { internal: true })],
      eth0: [card('192.168.1.5')],
    };
    expect(networkAddresses({ host: null, port: 8035 }, cards)).toEqual(['http://192.168.1.5:8035/']);
    expect(networkAddresses({ host: '127.0.0.1', port: 8035 }, cards)).toEqual([]);
    expect(publicAddress({ address: null, host: null, port: 8035 }, cards)).toBe('http://192.168.1.5:8035/');
    expect(publicAddress({ address: 'https://race.example.org', host: null, port: 8035 }, cards)).toBe(
      'https://race.example.org',
    );
    expect(publicAddress({ address: null, host: '127.0.0.1', port: 8035 }, cards)).toBeNull();
  });

  it.each(['x', '-1', '65536', '80.5', '1e3', '0x50', '٣'])(
    'refuses port %s in one line that names it',
    (port) => {
      const read = readConfig({ PORT: port });
      expect(read).toMatchObject({ ok: false });
      if (!read.ok) expect(read.fault).toMatch(new RegExp(`^[^\n]*"${port.replaceAll('.', '\\.')}"\\.$`));
    },
  );

  it.each([
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:8035'],
    ['HOST', 'my machine'],
    ['HOST', '-race'],
    ['ADMINISTRATORS', 'al'],
    ['ADMINISTRATORS', 'x'.repeat(41)],
    ['ORIGINS', 'race.example.org'],
    ['ORIGINS', 'https://race.example.org/'],
    ['ORIGINS', 'ftp://race.example.org'],
    ['LIMITS', 'false'],
    ['CONTACT', 'me@example.org'],
    ['PUSH_SERVICES', 'push.example.org'],
    ['NOTICE_HOOK', 'example.org/hook'],
    ['NOTICE_HOOK', 'file:///hook'],
    ['MAIL_FROM', 'the race'],
    ['ADDRESS', 'https://race.example.org/page'],
    ['GRACE', '601'],
    ['GRACE', '-1'],
    ['GRACE', '10s'],
    ['LOG', 'xml'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_ADDRESSES', 'yes'],
    ['RETENTION', 'abandoned'],
    ['RETENTION', 'abandoned=0'],
    ['RETENTION', 'bugs=3651'],
    ['RETENTION', 'toString=5'],
    ['RETENTION', 'bugs=1.5'],
    ['METRICS', '9464'],
    ['METRICS', ':9464'],
    ['METRICS', 'localhost:9464'],
    ['METRICS', '::1:9464'],
    ['METRICS', '300.0.0.1:9464'],
    ['METRICS', '127.0.0.1:65536'],
    ['METRICS', '127.0.0.1:9464/metrics'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const mail = { MAIL: 'sendmail -t', MAIL_FROM: 'race@example.org', ADDRESS: 'https://race.example.org' };
    const read = readConfig({ ...mail, [name]: value });
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) expect(read.fault).toBe(`${read.fault.split(', not "')[0]}, not "${value}".`);
    if (!read.ok) expect(read.fault.startsWith(`${name} must be `)).toBe(true);
  });

  it.each(['localhost', 'race.example.org', '10.0.0.7', '::1', 'fe80::1%eth0'])('takes host %s', (host) => {
    expect(readConfig({ HOST: host })).toMatchObject({ ok: true, config: { host } });
  });

  it('gives an address that can be opened', () => {
    expect(addressOf({ host: '0.0.0.0', port: 8035 })).toBe('http://localhost:8035/');
    expect(addressOf({ host: '::1', port: 8035 })).toBe('http://[::1]:8035/');
  });
});
