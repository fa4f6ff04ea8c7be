import type { Messages } from '../../../text.ts';
import { account } from './account.ts';
import { devices } from './devices.ts';
import { talk } from './talk.ts';

// What people have besides tables.
export const messages = { ...account, ...devices, ...talk } as const satisfies Messages;

export type English = typeof messages;
