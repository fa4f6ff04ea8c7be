// Metrics over http, on a port of their own.
import { createServer, type Server } from 'node:http';
import { plainly, send } from '../http/reply.ts';
import { CONTENT_TYPE, exposed, type Family } from './prometheus.ts';

const PATH = '/metrics';
const LONGEST_WAIT = 10_000;

export function makeMetricsServer(families: readonly Family[]): Server {
  return createServer({ headersTimeout: LONGEST_WAIT, requestTimeout: LONGEST_WAIT }, (request, response) => {
    request.resume();
    if (request.method !== 'GET') return send(request, response, plainly(405, 'Only GET.', { Allow: 'GET' }));
    if (request.url !== PATH) return send(request, response, plainly(404, `The figures are at ${PATH}.`));
    const headers = { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' };
    send(request, response, { status: 200, headers, body: exposed(families) });
  });
}
