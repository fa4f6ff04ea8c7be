// The seal of a bus: its key is in the store, so only processes on that store can read what is sealed, or make it.
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { Store } from '@race/store';
import type { Seal } from './messages.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK = 'busKey';

/** The first process makes the key. */
export async function sealIn(store: Pick<Store, 'mark' | 'commit'>): Promise<Seal> {
  const made = randomBytes(KEY_BYTES).toString('base64');
  const known = await store.mark(MARK);
  if (known === null) await store.commit([{ write: 'mark', name: MARK, value: made, once: true }]);
  return makeSeal(Buffer.from(known ?? (await store.mark(MARK)) ?? made, 'base64'));
}

export function makeSeal(secret: Buffer): Seal {
  const key = createSecretKey(secret);
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const inside = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(inside), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
