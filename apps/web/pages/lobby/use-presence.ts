// Keeps up to date where the people of a table are: the minutes go on while nothing is sent.
import type { TableNews } from '@race/protocol';
import { useEffect } from 'preact/hooks';
import type { Whereabouts } from '../../table/model/shown-state.ts';
import { presenceIn } from './presence.ts';
import { secondsSinceNews } from './seats.tsx';

const LOOK_EVERY = 10_000;

export function usePresence(
  news: TableNews,
  onPresence: (presence: readonly (Whereabouts | null)[]) => void,
): void {
  useEffect(() => {
    const look = () => onPresence(presenceIn(news, secondsSinceNews()));
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [news]);
}
