// Where the people of a table are, from its latest news and the time since.
import type { SeatNews, TableNews } from '@race/protocol';
import { say } from '../../shell/words/say.ts';
import type { Whereabouts } from '../../table/model/shown-state.ts';

/** By seat; null for an open place. */
export const presenceIn = (
  { seats }: Pick<TableNews, 'seats'>,
  secondsSince: number,
): (Whereabouts | null)[] => seats.map((sits) => presenceOf(sits, secondsSince));

const A_MINUTE = 60;

export function presenceOf(sits: SeatNews, secondsSince: number): Whereabouts | null {
  if (sits.kind === 'open') return null;
  if (sits.kind === 'bot') return { state: 'bot', words: say('online.bot') };
  if (sits.conceded) return { state: 'bot', words: say('online.presence.conceded') };
  if (sits.bot !== null) return { state: 'bot', words: say('online.presence.bot') };
  if (sits.here) return { state: 'here', words: say('online.here') };
  const minutes = Math.floor((sits.awayFor + secondsSince) / A_MINUTE);
  return { state: 'away', words: say('online.presence.away', { minutes }) };
}

/** Whether somebody else would like to race again, and the reader has not answered. */
export const mayAnswerOffer = ({ rematch, you }: Pick<TableNews, 'rematch' | 'you'>): boolean =>
  rematch !== null && you !== null && !rematch.declined.includes(you) && !rematch.agreed.includes(you);
