// A way in one sentence: how far, for how much, and what nobody knows about it.
import type { Way } from '@race/table';
import { placeIn } from '@race/words';
import { say, words } from '../words/say.ts';
import { context } from './choosing.ts';

export function wayWords({ to, spaces, petrol, damage, dangers, unknown }: Way): string {
  const board = context.value?.rules.board;
  const crew = context.value === null ? undefined : context.value.known.crews[context.value.seat];
  if (board === undefined || crew === undefined) return '';
  const into = placeIn(words(), board, { space: to, form: 'into' });
  return say('live.way', {
    into,
    spaces: spaces.length,
    petrol,
    damage,
    dangers,
    unknown,
    left: crew.petrol - petrol,
    max: crew.petrolMax,
  });
}
