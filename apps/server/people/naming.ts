// The names others see: cleaned, and never one that would be taken for an administrator's, or is made to be taken for
// another's. PEOPLE-07.
import { cleanName, isReservedName, mixesAlphabets, nameKey } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import type { SharedContext } from '../requests/context.ts';
import { DONE, type HandlerResult, type RequestContext } from '../requests/context.ts';
import { isNameHeld } from './sanctions.ts';

type Naming = Pick<SharedContext, 'rooms' | 'administrators'>;

export async function rename({ shared, who }: RequestContext, written: string): Promise<HandlerResult> {
  const name = cleanName(written);
  if (name === '') return NO.badName;
  if (await isNameHeld(shared.services, who.person)) return NO.nameHeld;
  if (await isImitated(shared, who.person, name)) return NO.reservedName;
  return (await shared.identities.rename(who, name)) ? DONE : NO.notKept;
}

/** The name at the start of a connection; empty where it may not be shown. The page asks for one before they sit down. */
export async function nameAtHello(shared: Naming, person: string, written: string): Promise<string> {
  const name = cleanName(written);
  return name === '' || (await isImitated(shared, person, name)) ? '' : name;
}

export async function isImitated(
  { rooms, administrators }: Naming,
  person: string,
  name: string,
): Promise<boolean> {
  if (administrators.has(person)) return false;
  if (isReservedName(name) || mixesAlphabets(name)) return true;
  const people = await Promise.all([...administrators].map((one) => rooms.services.store.person(one)));
  return people.some((one) => one !== null && nameKey(one.name) === nameKey(name));
}
