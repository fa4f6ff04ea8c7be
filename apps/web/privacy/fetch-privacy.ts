import { PRIVACY_PATH, type PrivacyNews, RETENTION, readPrivacy } from '@race/protocol/retention.ts';

/** What every server does unless its host has said otherwise. */
export const DEFAULT_PRIVACY: PrivacyNews = { contact: null, days: RETENTION, finished: null };

/** What the server of this page says; null where it cannot be reached. */
export async function fetchPrivacy(): Promise<PrivacyNews | null> {
  try {
    const answer = await fetch(PRIVACY_PATH);
    return answer.ok ? readPrivacy(await answer.json()) : null;
  } catch {
    return null;
  }
}
