import { describe, expect, it } from 'vitest';
import { qrPath } from '../../lobby/qr/qr.ts';
import { totpAddress } from './totp-address.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('PEOPLE-05 what an authenticator app scans', () => {
  it('has the key, and what it is for', () => {
    expect(totpAddress('ada', SECRET)).toBe(`otpauth://totp/Great%20Race:ada?secret=${SECRET}`);
    expect(totpAddress('ada & co', SECRET)).toContain('Great%20Race:ada%20%26%20co?');
  });

  it.each(['ada', 'a'.repeat(40), '陳'.repeat(40), 'ÄÖÜ'.repeat(13)])('fits into the picture: %s', (name) => {
    const address = totpAddress(name, SECRET);
    expect(address).toContain(`secret=${SECRET}`);
    expect(qrPath(address)).not.toBeNull();
  });
});
