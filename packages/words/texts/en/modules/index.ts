import type { MoreAnswer, MoreEvent, MoreFrame } from '@race/great-race/more.ts';
import type { Messages } from '../../../text.ts';
import { boards } from './boards.ts';
import { choosing } from './choosing.ts';
import { diplomacy } from './diplomacy.ts';
import { leaders } from './leaders.ts';
import { modes } from './modes.ts';
import { paddock } from './paddock.ts';
import { patronage } from './patronage.ts';
import { postal } from './postal.ts';
import { season } from './season.ts';
import { village } from './village.ts';

export const messages = {
  ...leaders,
  ...paddock,
  ...season,
  ...village,
  ...postal,
  ...patronage,
  ...diplomacy,
  ...modes,
  ...boards,
  ...choosing,
} as const satisfies Messages & {
  readonly [Key in
    | `${'answers' | 'verbs'}.${MoreAnswer['do']}`
    | `events.${MoreEvent['key']}`
    | `questions.${MoreFrame['kind']}`]: string;
};

export type English = typeof messages;
