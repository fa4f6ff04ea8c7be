import type { MoreAnswers, MoreEvents } from '@race/great-race/more.ts';
import type { Messages } from '../../../text.ts';
import { campaign } from './campaign.ts';
import { end } from './end.ts';
import { missions } from './missions.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { why } from './why.ts';

export const messages = {
  ...play,
  ...campaign,
  ...page,
  ...missions,
  ...why,
  ...end,
} as const satisfies Messages & {
  readonly [Key in
    | `${'answers' | 'verbs'}.${MoreAnswers['solo']['do']}`
    | `events.${Exclude<MoreEvents['solo']['key'], 'dangersLoom'>}`
    | `events.dangersLoom.${Extract<MoreEvents['solo'], { key: 'dangersLoom' }>['why']}`
    | `questions.${'camp' | 'menace'}`]: string;
};

export type English = typeof messages;
