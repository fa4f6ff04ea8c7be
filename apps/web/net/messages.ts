// What the page and the engine's thread say to each other about a table elsewhere.
import type { Certificate } from '@race/online/certificate.ts';
import type { RequestBody, ResultMessage, ServerMessage } from '@race/protocol';
import type { AnySaid } from './followed-table.ts';
import type { AnyOutcome, AnyWish } from './game.ts';
import type { LinkState } from './link.ts';

export type ToNetWorker =
  | { readonly do: 'wish'; readonly id: number; readonly wish: AnyWish }
  /** The server said something, the line changed, or something that was asked has its outcome. */
  | { readonly do: 'hear'; readonly said: ServerMessage }
  | { readonly do: 'line'; readonly state: LinkState }
  | { readonly do: 'outcome'; readonly id: number; readonly said: ResultMessage }
  /** Stops looking at the table. */
  | { readonly do: 'leave' }
  /** Plays a race that is over again, and compares it with what was promised. */
  | { readonly do: 'check'; readonly id: number; readonly file: string; readonly promised: Certificate };

export type FromNetWorker =
  | { readonly tell: 'outcome'; readonly id: number; readonly outcome: AnyOutcome }
  | { readonly tell: 'said'; readonly said: AnySaid }
  | { readonly tell: 'ask'; readonly id: number; readonly wish: RequestBody }
  /** After this line one has not seen anything. */
  | { readonly tell: 'missed'; readonly line: number }
  /** How many answers a race has that holds; null for one that does not. */
  | { readonly tell: 'checked'; readonly id: number; readonly answers: number | null };
