// The administrators that the host has named by their logins.
import type { Store } from '@race/store';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';

interface Named {
  readonly people: ReadonlySet<string>;
  /** Logins without an account: another person could create one later. */
  readonly unknown: readonly string[];
  /** Logins that now belong to another person, since the administrator deleted or renamed the account. */
  readonly changed: readonly string[];
}

const MARK = 'administrators';
/** Logins and their people. */
const NAMED = v.array(v.tuple([v.string(), v.string()]));

/**
 * Looked up once, when the server starts: nobody becomes an administrator by taking a login later. The person behind a
 * login is remembered until the server is started without that login.
 */
export async function administratorsIn(
  store: Pick<Store, 'accountByLogin' | 'mark' | 'commit'>,
  logins: readonly string[],
): Promise<Named> {
  const meant = new Map(readStored(NAMED, (await store.mark(MARK)) ?? '[]', 'administrators'));
  const named = new Map<string, string>();
  const [unknown, changed]: [string[], string[]] = [[], []];
  for (const login of logins) {
    const account = await store.accountByLogin(login);
    const before = meant.get(login);
    const person = before ?? account?.person;
    if (person !== undefined) named.set(login, person);
    if (account === null) unknown.push(login);
    else if (account.person !== person) changed.push(login);
  }
  await store.commit([{ write: 'mark', name: MARK, value: JSON.stringify([...named]), once: false }]);
  const isRefused = (login: string) => unknown.includes(login) || changed.includes(login);
  const people = new Set([...named].filter(([login]) => !isRefused(login)).map(([, person]) => person));
  return { people, unknown, changed };
}
