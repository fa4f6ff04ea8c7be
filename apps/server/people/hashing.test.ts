import { describe, expect, it } from 'vitest';
import { makeHasher } from './hashing.ts';

const cheap = { n: 2 ** 10, r: 8, p: 1 };

describe('a password', () => {
  it('is known again, whichever way its letters are typed, and no other one is', async () => {
    const hasher = makeHasher(cheap);
    const kept = await hasher.hash('caf\u00e9 au lait');
    expect(kept).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hasher.matches('cafe\u0301 au lait', kept)).toBe(true);
    expect(await hasher.matches('cafe au lait', kept)).toBe(false);
    expect(await hasher.matches('anything', null)).toBe(false);
  });

  it('is never hashed twice to the same', async () => {
    const hasher = makeHasher(cheap);
    expect(await hasher.hash('the same words')).not.toBe(await hasher.hash('the same words'));
  });

  it('is known by what it cost when it was made', async () => {
    const kept = await makeHasher({ n: 2 ** 11, r: 8, p: 1 }).hash('ten letters');
    expect(await makeHasher(cheap).matches('ten letters', kept)).toBe(true);
  });

  it('waits when many come, and is turned away when far too many do', async () => {
    const hasher = makeHasher(cheap);
    const all = await Promise.all(Array.from({ length: 60 }, () => hasher.hash('all at once')));
    expect(all.filter((one) => one === null)).toHaveLength(8);
    expect(await hasher.hash('afterwards')).not.toBeNull();
  });
});
