import { crewName } from '../dashboard/names.ts';
import { headlineOf } from '../paper/headlines.ts';
import { say } from '../words/say.ts';
import type { ReplayMark } from './engine/messages.ts';

/** A moment that mattered as a headline. */
export function markWords({ kind, seat, event }: ReplayMark): string {
  const crew = crewName({ seat });
  if (kind === 'lead') return say('back.mark.lead', { crew });
  if (event?.key === 'spaceEntered' || event === null) return say('back.mark.danger', { crew });
  return headlineOf({ events: [event] }) ?? crew;
}
