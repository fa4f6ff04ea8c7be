// The messages between a page and the worker that holds its connection to the server.
import type { Refusal } from '@race/kernel';
import type { Certificate } from '@race/online/certificate.ts';
import type { RequestBody, ResultMessage, ServerMessage } from '@race/protocol';
import type { HostWorker } from '../messages.ts';
import type { AnyMessage } from './device.ts';
import type { AnyOutcome, AnyRequest } from './games.ts';
import type { LinkState } from './link.ts';

/** `handle` is for requests to the table that is followed. The worker asks the page for a `CredentialStorage`. */
export interface OnlineWorker extends HostWorker<AnyRequest, AnyOutcome> {
  /** Opens the connection, at the address of this table if there is one, and begins to send events to the page. Call once. */
  open(table: string | null): void;
  /** Sends a request to the server. */
  send(request: RequestBody): Promise<ResultMessage>;
  /** Checks the connection: when the device wakes up, or the network is said to be back. */
  nudge(): void;
  /** The device says that it has no network. */
  cutOff(): void;
  /** Stops following the table. */
  leave(): void;
  /** Replays a finished race; returns how many answers it has if it is as its certificate promised, else null. */
  check(race: { readonly file: string; readonly promised: Certificate }): Promise<number | null>;
}

export type OnlineEvent =
  | { readonly type: 'link'; readonly state: LinkState }
  /** The server does not let this page in. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'server'; readonly message: ServerMessage }
  | { readonly type: 'game'; readonly message: AnyMessage }
  /** How many answers are shown already, but not confirmed by the server. */
  | { readonly type: 'unconfirmed'; readonly count: number }
  /** The last line that the reader had seen. */
  | { readonly type: 'missed'; readonly line: number };
