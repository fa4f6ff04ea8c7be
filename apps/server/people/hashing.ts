// Passwords: hashed so that trying them costs memory, whoever has the store. A few at a time, since each takes 128 MB;
// whoever waits for that waits no longer because another address asks for more.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { makeFairQueue } from '../rooms/fair-queue.ts';

/** N, r and p of scrypt. Kept with each hash, so that later ones may cost more. */
export interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

const DEFAULT_COST: Cost = { n: 2 ** 17, r: 8, p: 1 };

const BYTES_OF_A_SALT = 16;
const BYTES_OF_A_HASH = 32;
const AT_ONCE = 2;
/** Whoever comes when so many wait already, from everywhere or from the same address, is told to come later. */
const MOST_WAITING = 200;
const MOST_OF_AN_ADDRESS = 25;
/** The first line goes first, but not always: whoever fills it does not hold up the second for good. */
const TURNS_OF_THE_FIRST = 3;

/** Who waits for a hash. */
export interface HashRequest {
  readonly address: string;
  /** Whether they go in the first line: known devices, and those who have proved who they are. */
  readonly isFirst: boolean;
  /** Is told the milliseconds it took. */
  spend(milliseconds: number): void;
}

export interface Hasher {
  /** As it is kept; null when too many wait. */
  hash(password: string, who: HashRequest): Promise<string | null>;
  /** Takes as long for a hash that is not there: nobody learns from the time whether an account is. */
  matches(password: string, stored: string | null, who: HashRequest): Promise<boolean | null>;
}

/** Two lines, in each of which addresses take turns. */
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
      await new Promise<void>((settle) => line.add({ address, table: '' }, settle));
      count(address, -1);
    },
    /** Lets the next one go; false where nobody waits. */
    next(): boolean {
      turns = (turns + 1) % (TURNS_OF_THE_FIRST + 1);
      const { first, second } = lines;
      const go = turns === 0 ? (second.take() ?? first.take()) : (first.take() ?? second.take());
      go?.();
      return go !== undefined;
    },
  };
}

export function makeHasher(cost: Cost = DEFAULT_COST): Hasher {
  let running = 0;
  const lines = makeLines();

  /** Null when too many wait. */
  async function inTurn<X>(work: () => Promise<X>, who: HashRequest): Promise<X | null> {
    if (running < AT_ONCE) running += 1;
    else if (lines.isFull(who.address)) return null;
    else await lines.wait(who);
    const since = performance.now();
    try {
      return await work();
    } finally {
      who.spend(performance.now() - since);
      // Whoever is next takes this place.
      if (!lines.next()) running -= 1;
    }
  }

  return {
    async hash(password, who) {
      const salt = randomBytes(BYTES_OF_A_SALT);
      const made = await inTurn(() => derive(password, salt, cost), who);
      if (made === null) return null;
      const { n, r, p } = cost;
      return ['scrypt', n, r, p, salt.toString('base64url'), made.toString('base64url')].join('$');
    },

    async matches(password, stored, who) {
      const [, n, r, p, salt = '', hash = ''] = stored?.split('$') ?? [];
      const its = stored === null ? cost : { n: Number(n), r: Number(r), p: Number(p) };
      const made = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), its), who);
      if (made === null) return null;
      const known = stored === null ? randomBytes(BYTES_OF_A_HASH) : Buffer.from(hash, 'base64url');
      return known.length === made.length && timingSafeEqual(known, made);
    },
  };
}

/** The same letters typed on another keyboard may come in another form. */
const derive = (password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> =>
  new Promise((settle, fail) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      BYTES_OF_A_HASH,
      { N: n, r, p, maxmem: 256 * n * r },
      (error, made) => (error === null ? settle(made) : fail(error)),
    ),
  );
