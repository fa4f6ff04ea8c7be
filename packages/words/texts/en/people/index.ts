import type { Messages } from '../../../text.ts';
import { account } from './account.ts';
import { talk } from './talk.ts';

// What people have besides tables.
export const messages = { ...account, ...talk } as const satisfies Messages;

export type English = typeof messages;
