import type { MoreAnswer, MoreEvent, MoreFrame } from '@race/great-race/more.ts';
import type { Messages } from '../../../text.ts';
import { patronage } from './patronage.ts';

export const messages = {
  ...patronage,
} as const satisfies Messages & {
  readonly [Key in
    | `${'answers' | 'verbs'}.${MoreAnswer['do']}`
    | `events.${MoreEvent['key']}`
    | `questions.${MoreFrame['kind']}`]: string;
};

export type English = typeof messages;
