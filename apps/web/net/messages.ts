// The messages between the page and the worker of an online table.
import type { Certificate } from '@race/online/certificate.ts';
import type { RequestBody, ResultMessage, ServerMessage } from '@race/protocol';
import type { AnyMessage } from './followed-table.ts';
import type { AnyOutcome, AnyRequest } from './game.ts';
import type { LinkState } from './link.ts';

export type ToNetWorker =
  | { readonly do: 'request'; readonly id: number; readonly request: AnyRequest }
  /** The server said something, the line changed, or something that was asked has its outcome. */
  | { readonly do: 'message'; readonly message: ServerMessage }
  | { readonly do: 'line'; readonly state: LinkState }
  | { readonly do: 'outcome'; readonly id: number; readonly message: ResultMessage }
  /** Stops looking at the table. */
  | { readonly do: 'leave' }
  /** Plays a race that is over again, and compares it with what was promised. */
  | { readonly do: 'check'; readonly id: number; readonly file: string; readonly promised: Certificate };

export type FromNetWorker =
  | { readonly type: 'outcome'; readonly id: number; readonly outcome: AnyOutcome }
  | { readonly type: 'message'; readonly message: AnyMessage }
  | { readonly type: 'request'; readonly id: number; readonly request: RequestBody }
  /** After this line one has not seen anything. */
  | { readonly type: 'missed'; readonly line: number }
  /** How many answers a race has that holds; null for one that does not. */
  | { readonly type: 'checked'; readonly id: number; readonly answers: number | null };
