// What came of a run, in words: the place, and the text that is shared.
import type { ExpeditionNews } from '@race/protocol';
import { say, words } from '../../shell/words/say.ts';
import { dayWords } from './day.ts';

/** The place among people with an account, or among guests. */
export function placeWords({ rank, among, isGuest }: NonNullable<ExpeditionNews['mine']>): string {
  if (rank === null) return say('expedition.mine.none');
  return say(isGuest ? 'expedition.mine.guest' : 'expedition.mine', { rank, count: among });
}

/** What is shared of a run. */
export function resultText(
  { day }: Pick<ExpeditionNews, 'day'>,
  mine: NonNullable<ExpeditionNews['mine']>,
  address: string,
): string {
  const { result } = mine;
  const went =
    result?.arrived === true
      ? say('expedition.share.arrived', { turns: result.turns, prestige: result.prestige })
      : say('expedition.share.lost', { level: result?.level ?? 0 });
  return [
    say('expedition.share.head', { day: dayWords(day, words().locale) }),
    went,
    placeWords(mine),
    address,
  ].join('\n');
}
