import { describe, expect, it } from 'vitest';
import { type HashRequest, makeHasher } from './hashing.ts';

const cheap = { n: 2 ** 10, r: 8, p: 1 };
const from = (address: string, isFirst = false): HashRequest => ({
  address,
  isFirst,
  spend: () => undefined,
});
const ADA = from('ada');

describe('a password', () => {
  it('is known again, whichever way its letters are typed, and no other one is', async () => {
    const hasher = makeHasher(cheap);
    const stored = await hasher.hash('caf\u00e9 au lait', ADA);
    expect(stored).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hasher.matches('cafe\u0301 au lait', stored, ADA)).toBe(true);
    expect(await hasher.matches('cafe au lait', stored, ADA)).toBe(false);
    expect(await hasher.matches('anything', null, ADA)).toBe(false);
  });

  it('is never hashed twice to the same', async () => {
    const hasher = makeHasher(cheap);
    expect(await hasher.hash('the same words', ADA)).not.toBe(await hasher.hash('the same words', ADA));
  });

  it('is known by what it cost when it was made', async () => {
    const stored = await makeHasher({ n: 2 ** 11, r: 8, p: 1 }).hash('ten letters', ADA);
    expect(await makeHasher(cheap).matches('ten letters', stored, ADA)).toBe(true);
  });

  it('waits when many come, and is turned away when far too many do', async () => {
    const hasher = makeHasher(cheap);
    const all = await Promise.all(
      Array.from({ length: 210 }, (_, n) => hasher.hash('all at once', from(`${n % 10}`))),
    );
    expect(all.filter((one) => one === null)).toHaveLength(8);
    expect(await hasher.hash('afterwards', ADA)).not.toBeNull();
  });
});

it('a password that is hashed on a busy machine costs no more than on a quiet one', async () => {
  const took = [0.8, 9, 0.6];
  let time = 0;
  let isOver = false;
  const now = (): number => {
    if (isOver) time += took.shift() ?? 0;
    isOver = !isOver;
    return time;
  };
  const spent: number[] = [];
  const who = { ...ADA, spend: (milliseconds: number) => void spent.push(milliseconds) };
  const hasher = makeHasher(cheap, now);
  for (const password of ['the first one', 'the second one', 'the third one'])
    await hasher.hash(password, who);
  expect(spent.map((one) => Math.round(one * 10) / 10)).toEqual([0.8, 0.8, 0.6]);
});

describe('waiting for a hash', () => {
  /** The order in which requests are done when all come at once. */
  async function order(all: readonly HashRequest[]): Promise<string[]> {
    const hasher = makeHasher(cheap);
    const done: string[] = [];
    await Promise.all(
      all.map(async (who) => {
        if ((await hasher.matches('a guess', null, who)) !== null) done.push(who.address);
      }),
    );
    return done;
  }
  /** Of twenty-eight: a delayed thread may let a few pass. */
  const AMONG_THE_FIRST = 14;
  const many = (who: HashRequest): HashRequest[] => Array.from({ length: 60 }, () => who);

  it('goes in turns by address: whoever asks for much holds up nobody but themselves', async () => {
    for (const isFirst of [false, true]) {
      const done = await order([...many(from('many', isFirst)), from('one', isFirst)]);
      expect(done.indexOf('one')).toBeLessThan(AMONG_THE_FIRST);
      expect(done).toHaveLength(2 + 25 + 1);
    }
  });

  it('is shorter in the first line, and comes to an end in the second however many are in the first', async () => {
    const first = await order([...many(from('many')), from('known', true)]);
    expect(first.indexOf('known')).toBeLessThan(AMONG_THE_FIRST);
    const second = await order([...many(from('many', true)), from('new')]);
    expect(second.indexOf('new')).toBeLessThan(AMONG_THE_FIRST);
  });

  it('tells what the hash took, to whoever asked for it alone', async () => {
    const spent: number[] = [];
    const hasher = makeHasher(cheap);
    await hasher.hash('ten letters', { ...ADA, spend: (milliseconds) => void spent.push(milliseconds) });
    await hasher.hash('ten letters', ADA);
    expect(spent).toHaveLength(1);
    expect(spent[0]).toBeGreaterThan(0);
  });
});
