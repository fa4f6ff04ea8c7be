// The http server: methods and paths are checked once, then the page answers. Sockets hang on here.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Assets } from '../page/assets.ts';
import { servePage } from '../page/serve.ts';
import { readPath } from './path.ts';
import { plainly, type Reply, send } from './reply.ts';

const METHODS = ['GET', 'HEAD'];
const LONGEST_WAIT = 10_000;
const STATUS_OF_FAULT: { readonly [code: string]: string } = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is answered at a path besides the page. */
export type Answers = ReadonlyMap<string, () => Reply | Promise<Reply>>;

export function makeServer(assets: Assets, answers: Answers = new Map()): Server {
  const server = createServer(
    { headersTimeout: LONGEST_WAIT, requestTimeout: LONGEST_WAIT },
    async (request, response) => {
      request.resume();
      send(request, response, await replyTo(request, assets, answers));
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else
      socket.end(
        `HTTP/1.1 ${STATUS_OF_FAULT[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`,
      );
  });
  return server;
}

function replyTo(request: IncomingMessage, assets: Assets, answers: Answers): Reply | Promise<Reply> {
  if (!METHODS.includes(request.method ?? '')) {
    return plainly(405, 'Only GET and HEAD are answered here.', { Allow: METHODS.join(', ') });
  }
  const read = readPath(request.url ?? '');
  if (!read.ok) return plainly(read.status, read.fault);
  return answers.get(read.path)?.() ?? servePage(assets, read.path, request.headers);
}
