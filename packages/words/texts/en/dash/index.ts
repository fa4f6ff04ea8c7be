import type { DashAnswer, DashEvent } from '@race/dash';
import type { Messages } from '../../../text.ts';
import { figures } from './figures.ts';
import { game } from './game.ts';
import { page } from './page.ts';

export const messages = { ...figures, ...game, ...page } as const satisfies Messages & {
  readonly [Key in `dash.answers.${DashAnswer['do']}` | `dash.events.${DashEvent['key']}`]: string;
};

export type English = typeof messages;
