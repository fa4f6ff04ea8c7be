// The names others see: cleaned, and never one that would be taken for an administrator's, or is made to be taken for
// another's. PEOPLE-07.
import type { NetBrought } from '@race/protocol';
import { cleanName, isReservedName, mixesAlphabets, nameKey } from '@race/protocol';
import type { Desk } from '../live/desk.ts';
import type { At, Granted } from '../live/grants.ts';
import { NO } from '../rooms/refusals.ts';

const DONE: NetBrought = { kind: 'done' };

type Naming = Pick<Desk, 'hall' | 'administrators'>;

export async function rename({ desk, who }: At, written: string): Promise<Granted> {
  const name = cleanName(written);
  if (name === '') return NO.badName;
  if (await isImitated(desk, who.person, name)) return NO.reservedName;
  return (await desk.people.rename(who, name)) ? DONE : NO.notKept;
}

/** The name with which somebody comes; empty where it may not be shown. They are asked for one before they sit down. */
export async function nameAtHello(desk: Naming, person: string, written: string): Promise<string> {
  const name = cleanName(written);
  return name === '' || (await isImitated(desk, person, name)) ? '' : name;
}

async function isImitated({ hall, administrators }: Naming, person: string, name: string): Promise<boolean> {
  if (administrators.has(person)) return false;
  if (isReservedName(name) || mixesAlphabets(name)) return true;
  const people = await Promise.all([...administrators].map((one) => hall.store.person(one)));
  return people.some((one) => one !== null && nameKey(one.name) === nameKey(name));
}
