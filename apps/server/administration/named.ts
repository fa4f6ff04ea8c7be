// The administrators, as the host has named them: by the names with which they sign in.
import type { Store } from '@race/store';

interface Named {
  readonly people: ReadonlySet<string>;
  /** Nobody signs in like that: whoever made such an account later would not be who the host meant. */
  readonly unknown: readonly string[];
}

/** Looked up once, when the server starts: nobody becomes one by taking a name meanwhile. */
export async function administratorsIn(
  store: Pick<Store, 'accountByLogin'>,
  logins: readonly string[],
): Promise<Named> {
  const people = new Set<string>();
  const unknown: string[] = [];
  for (const login of logins) {
    const account = await store.accountByLogin(login);
    if (account === null) unknown.push(login);
    else people.add(account.person);
  }
  return { people, unknown };
}
