import { describe, expect, it } from 'vitest';
import { addressOf, readConfig } from './config.ts';

describe('the environment', () => {
  it('is localhost and the usual port when nothing is said', () => {
    expect(readConfig({})).toEqual({ ok: true, config: { host: 'localhost', port: 8035 } });
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
      ok: true,
      config: { host: 'localhost', port: 8035 },
    });
  });

  it('says host and port', () => {
    expect(readConfig({ PORT: '80', HOST: '0.0.0.0' })).toEqual({
      ok: true,
      config: { host: '0.0.0.0', port: 80 },
    });
  });

  it.each(['x', '-1', '65536', '80.5', '1e3', '0x50', '٣'])(
    'refuses port %s in one line that names it',
    (port) => {
      const read = readConfig({ PORT: port });
      expect(read).toMatchObject({ ok: false });
      if (!read.ok) expect(read.fault).toMatch(new RegExp(`^[^\n]*"${port.replaceAll('.', '\\.')}"\\.$`));
    },
  );

  it('gives an address that can be opened', () => {
    expect(addressOf({ host: '0.0.0.0', port: 8035 })).toBe('http://localhost:8035/');
    expect(addressOf({ host: '::1', port: 8035 })).toBe('http://[::1]:8035/');
  });
});
