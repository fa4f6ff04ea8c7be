// Hashing of passwords, which is expensive in memory so that a stolen store is hard to attack. A few at a time, since each
// takes 128 MB; addresses take turns.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { makeFairQueue } from '../common/fair-queue.ts';

/** N, r and p of scrypt. Stored with each hash, so that later hashes may cost more. */
export interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

const DEFAULT_COST: Cost = { n: 2 ** 17, r: 8, p: 1 };

/** The most that a hash of the default cost is charged for, in milliseconds: a slow machine takes this long. */
const HIGHEST_PRICE = 500;

const BYTES_OF_A_SALT = 16;
const BYTES_OF_A_HASH = 32;
const AT_ONCE = 2;
/** The most hashes that may wait, in total and from one address; more are refused. */
const MOST_WAITING = 200;
const MOST_OF_AN_ADDRESS = 25;
/** How many of the first queue are taken before one of the second, so that the second always moves. */
const TURNS_OF_THE_FIRST = 3;

/** A request to hash a password. */
export interface HashRequest {
  readonly address: string;
  /** Whether it goes into the first queue: for known devices, and for people who have proved who they are. */
  readonly isFirst: boolean;
  /** Charges the milliseconds it costs. */
  spend(milliseconds: number): void;
}

export interface Hasher {
  /** The hash as it is stored; null when too many wait. */
  hash(password: string, who: HashRequest): Promise<string | null>;
  /** Takes as long without a stored hash, so that the time does not reveal whether an account exists. */
  matches(password: string, stored: string | null, who: HashRequest): Promise<boolean | null>;
}

/** Two queues, in each of which addresses take turns. */
function makeLines() {
  const lines = { first: makeFairQueue<() => void>(), second: makeFairQueue<() => void>() };
  const waiting = new Map<string, number>();
  let turns = 0;

  function count(address: string, more: number): void {
    const left = (waiting.get(address) ?? 0) + more;
    if (left > 0) waiting.set(address, left);
    else waiting.delete(address);
  }

  return {
    isFull(address: string): boolean {
      const all = lines.first.size + lines.second.size;
      return all >= MOST_WAITING || (waiting.get(address) ?? 0) >= MOST_OF_AN_ADDRESS;
    },
    async wait({ address, isFirst }: HashRequest): Promise<void> {
      count(address, 1);
      const line = isFirst ? lines.first : lines.second;
      await new Promise<void>((resolve) => line.add({ address, table: '' }, resolve));
      count(address, -1);
    },
    /** Starts the next one; false where nobody waits. */
    next(): boolean {
      turns = (turns + 1) % (TURNS_OF_THE_FIRST + 1);
      const { first, second } = lines;
      const go = turns === 0 ? (second.take() ?? first.take()) : (first.take() ?? second.take());
      go?.();
      return go !== undefined;
    },
  };
}

/**
 * What a hash of this cost takes when nothing else runs: the fastest so far. A hash that takes longer shared its core with
 * others, which is not the fault of the person who asked for it.
 */
function makePrice(): (cost: Cost, milliseconds: number) => number {
  let perUnit = HIGHEST_PRICE / (DEFAULT_COST.n * DEFAULT_COST.r * DEFAULT_COST.p);
  return ({ n, r, p }, milliseconds) => {
    const units = n * r * p;
    perUnit = Math.min(perUnit, milliseconds / units);
    return perUnit * units;
  };
}

export function makeHasher(cost: Cost = DEFAULT_COST, now: () => number = () => performance.now()): Hasher {
  let running = 0;
  const lines = makeLines();
  const priceOf = makePrice();

  /** Null when too many wait. */
  async function inTurn(
    who: HashRequest,
    { password, salt, its }: { readonly password: string; readonly salt: Buffer; readonly its: Cost },
  ): Promise<Buffer | null> {
    if (running < AT_ONCE) running += 1;
    else if (lines.isFull(who.address)) return null;
    else await lines.wait(who);
    const since = now();
    try {
      return await derive(password, salt, its);
    } finally {
      who.spend(priceOf(its, now() - since));
      // The next request takes this place.
      if (!lines.next()) running -= 1;
    }
  }

  return {
    async hash(password, who) {
      const salt = randomBytes(BYTES_OF_A_SALT);
      const made = await inTurn(who, { password, salt, its: cost });
      if (made === null) return null;
      const { n, r, p } = cost;
      return ['scrypt', n, r, p, salt.toString('base64url'), made.toString('base64url')].join('$');
    },

    async matches(password, stored, who) {
      const [, n, r, p, salt = '', hash = ''] = stored?.split('$') ?? [];
      const its = stored === null ? cost : { n: Number(n), r: Number(r), p: Number(p) };
      const made = await inTurn(who, { password, salt: Buffer.from(salt, 'base64url'), its });
      if (made === null) return null;
      const known = stored === null ? randomBytes(BYTES_OF_A_HASH) : Buffer.from(hash, 'base64url');
      return known.length === made.length && timingSafeEqual(known, made);
    },
  };
}

/** Keyboards may send the same letters in different Unicode forms. */
const derive = (password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      BYTES_OF_A_HASH,
      { N: n, r, p, maxmem: 256 * n * r },
      (error, made) => (error === null ? resolve(made) : reject(error)),
    ),
  );
