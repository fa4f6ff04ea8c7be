import type { NetBrought } from '@race/protocol';

/** What was said at a table, as far as one hears it, and what one may say oneself. */
export type Talk = Omit<Extract<NetBrought, { kind: 'talk' }>, 'kind'>;

/** Before the server has said anything. */
export const NOTHING: Talk = { said: [], muted: [], words: 'watching', reports: false };
