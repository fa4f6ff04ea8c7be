import type { Messages } from '../../../text.ts';
import { account } from './account.ts';

// What people have besides tables.
export const messages = { ...account } as const satisfies Messages;

export type English = typeof messages;
