import type { RequestResult } from '@race/protocol';

/** What was said at a table, as far as one hears it, and what one may say oneself. */
export type Talk = Omit<Extract<RequestResult, { kind: 'talk' }>, 'kind'>;

/** Before the server has said anything. */
export const NOTHING: Talk = { lines: [], muted: [], words: 'watching', reports: false };
