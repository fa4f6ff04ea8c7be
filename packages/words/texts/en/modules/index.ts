import type { MoreAnswers, MoreEvents, MoreFrames } from '@race/great-race/more.ts';
import type { Messages } from '../../../text.ts';
import { boards } from './boards.ts';
import { choosing } from './choosing.ts';
import { diplomacy } from './diplomacy.ts';
import { fifth } from './fifth.ts';
import { leaders } from './leaders.ts';
import { microclimate } from './microclimate.ts';
import { modes } from './modes.ts';
import { paddock } from './paddock.ts';
import { patronage } from './patronage.ts';
import { postal } from './postal.ts';
import { season } from './season.ts';
import { village } from './village.ts';

/** Modules that a table can choose; a solo race has words of its own. */
type Table<More> = Exclude<keyof More, 'solo'>;

export const modules = {
  ...boards,
  ...choosing,
  ...diplomacy,
  ...fifth,
  ...leaders,
  ...microclimate,
  ...modes,
  ...paddock,
  ...patronage,
  ...postal,
  ...season,
  ...village,
} as const satisfies Messages & {
  readonly [Key in
    | `${'answers' | 'verbs'}.${MoreAnswers[Table<MoreAnswers>]['do']}`
    | `events.${MoreEvents[Table<MoreEvents>]['key']}`
    | `questions.${MoreFrames[Table<MoreFrames>]['kind']}`]: string;
};
