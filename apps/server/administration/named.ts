// The administrators, as the host has named them: by the names with which they sign in.
import type { Store } from '@race/store';

interface Named {
  readonly people: ReadonlySet<string>;
  /** Nobody signs in like that: whoever made such an account later would not be who the host meant. */
  readonly unknown: readonly string[];
  /** Somebody else signs in like that than when the host named them: who it was has deleted or renamed the account. */
  readonly changed: readonly string[];
}

const MARK = 'administrators';

/**
 * Looked up once, when the server starts: nobody becomes one by taking a name meanwhile. Who was meant by a name is
 * remembered until a start at which it is not named.
 */
export async function administratorsIn(
  store: Pick<Store, 'accountByLogin' | 'mark' | 'commit'>,
  logins: readonly string[],
): Promise<Named> {
  const meant = new Map<string, string>(JSON.parse((await store.mark(MARK)) ?? '[]'));
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
