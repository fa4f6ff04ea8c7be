import type { Track } from '@race/protocol';

/** A track as the store names it. API-02: bot accounts have their own. */
export const trackName = ({ game, board, crews }: Track, isProgram = false): string =>
  `${game}/${board}/${crews}${isProgram ? '/bots' : ''}`;

export function trackOf(name: string): Track {
  const [game = '', board = '', crews = ''] = name.split('/');
  return { game, board, crews: Number(crews) };
}
