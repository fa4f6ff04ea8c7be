// A reply as a value, and how it is sent.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY } from './headers.ts';

export interface HttpReply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | string;
  /** Instead of the headers that protect every other reply. */
  readonly security?: HttpReply['headers'];
}

/** One line of plain text. */
export const plainly = (status: number, line: string, headers: HttpReply['headers'] = {}): HttpReply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: `${line}\n`,
});

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: HttpReply,
  more: HttpReply['headers'] = {},
): void {
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  const length = reply.status === 304 ? {} : { 'Content-Length': String(body.length) };
  response.writeHead(reply.status, { ...(reply.security ?? SECURITY), ...more, ...reply.headers, ...length });
  response.end(request.method === 'HEAD' || reply.status === 304 ? undefined : body);
}
