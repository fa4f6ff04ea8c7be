import type { Track } from '@race/protocol';

/** A track as the store names it. */
export const trackName = ({ game, board, crews }: Track): string => `${game}/${board}/${crews}`;

export function trackOf(name: string): Track {
  const [game = '', board = '', crews = ''] = name.split('/');
  return { game, board, crews: Number(crews) };
}
