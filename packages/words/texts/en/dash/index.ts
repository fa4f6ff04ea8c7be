import type { DashAnswer, DashEvent } from '@race/dash';
import type { Messages } from '../../../text.ts';
import { figures } from './figures.ts';
import { game } from './game.ts';
import { page } from './page.ts';
import { table } from './table.ts';

export const dash = {
  ...figures,
  ...game,
  ...page,
  ...table,
} as const satisfies Messages & {
  readonly [Key in `dash.answers.${DashAnswer['do']}` | `dash.events.${DashEvent['key']}`]: string;
};
