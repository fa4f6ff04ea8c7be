// Passwords: hashed so that trying them costs memory, whoever has the store. A few at a time, since each takes 128 MB.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** N, r and p of scrypt. Kept with each hash, so that later ones may cost more. */
export interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

const USUAL_COST: Cost = { n: 2 ** 17, r: 8, p: 1 };

const BYTES_OF_A_SALT = 16;
const BYTES_OF_A_HASH = 32;
const AT_ONCE = 2;
/** Whoever comes when so many wait already is told to come later. Known devices have a line of their own, and go first. */
const MOST_WAITING = 50;

export interface Hasher {
  /** As it is kept; null when too many wait. */
  hash(password: string): Promise<string | null>;
  /** Takes as long for a hash that is not there: nobody learns from the time whether an account is. */
  matches(password: string, kept: string | null, isKnown?: boolean): Promise<boolean | null>;
}

export function makeHasher(cost: Cost = USUAL_COST): Hasher {
  let running = 0;
  const known: (() => void)[] = [];
  const others: (() => void)[] = [];

  /** Null when too many wait. */
  async function inTurn<X>(work: () => Promise<X>, isKnown = false): Promise<X | null> {
    const waiting = isKnown ? known : others;
    if (waiting.length >= MOST_WAITING) return null;
    if (running >= AT_ONCE) await new Promise<void>((settle) => waiting.push(settle));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      (known.shift() ?? others.shift())?.();
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(BYTES_OF_A_SALT);
      const made = await inTurn(() => derive(password, salt, cost));
      if (made === null) return null;
      const { n, r, p } = cost;
      return ['scrypt', n, r, p, salt.toString('base64url'), made.toString('base64url')].join('$');
    },

    async matches(password, kept, isKnown) {
      const [, n, r, p, salt = '', hash = ''] = kept?.split('$') ?? [];
      const its = kept === null ? cost : { n: Number(n), r: Number(r), p: Number(p) };
      const made = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), its), isKnown);
      if (made === null) return null;
      const known = kept === null ? randomBytes(BYTES_OF_A_HASH) : Buffer.from(hash, 'base64url');
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
