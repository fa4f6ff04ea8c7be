// Who is in a club.
import { CLUB_ROLES, type ClubRole } from '@race/protocol';
import type { Store } from '@race/store';

export const isClubRole = (role: string | null): role is ClubRole => CLUB_ROLES.some((one) => one === role);

/** Whoever only asks, or may not come back, is not. */
export const isInClub = async (
  store: Pick<Store, 'clubRoleOf'>,
  club: string,
  person: string,
): Promise<boolean> => isClubRole(await store.clubRoleOf(club, person));
