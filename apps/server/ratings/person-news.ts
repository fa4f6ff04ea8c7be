// A person as lists show them.
import { isPicture, type PersonNews } from '@race/protocol';
import type { Store } from '@race/store';

export async function personNews(
  store: Store,
  person: string,
  /** Where people race now, by person. */
  live: ReadonlyMap<string, string>,
): Promise<PersonNews> {
  const [stored, profile] = await Promise.all([store.person(person), store.profile(person)]);
  const picture = profile?.picture ?? '';
  return {
    person,
    name: stored?.name ?? '',
    picture: isPicture(picture) ? picture : null,
    country: profile?.country || null,
    table: live.get(person) ?? null,
  };
}
