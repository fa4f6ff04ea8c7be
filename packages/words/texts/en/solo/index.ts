import type { MoreAnswers, MoreEvents } from '@race/great-race/more.ts';
import type { Messages } from '../../../text.ts';
import { end } from './end.ts';
import { missions } from './missions.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { telegrams } from './telegrams.ts';
import { why } from './why.ts';

export const solo = {
  ...end,
  ...missions,
  ...page,
  ...play,
  ...telegrams,
  ...why,
} as const satisfies Messages & {
  readonly [Key in
    | `${'answers' | 'verbs'}.${MoreAnswers['solo']['do']}`
    | `events.${Exclude<MoreEvents['solo']['key'], 'dangersLoom'>}`
    | `events.dangersLoom.${Extract<MoreEvents['solo'], { key: 'dangersLoom' }>['why']}`
    | `questions.${'camp' | 'menace'}`]: string;
};
