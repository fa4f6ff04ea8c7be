// A proxy between one browser and the server, for tests: it hears what goes over sockets, and can be cut.
import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

interface Listener {
  sent(text: string): void;
  received(text: string): void;
}

export interface WireProxy {
  readonly address: string;
  /** Ends every socket; no other can be opened until it is mended. Files still get through. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openWireProxy(listener: Listener): Promise<WireProxy> {
  const sockets = new WebSocketServer({ noServer: true });
  const open = new Set<WebSocket>();
  let isCut = false;

  function relay(page: WebSocket, address: string, headers: Record<string, string>): void {
    const server = new WebSocket(address, { headers });
    const opened = new Promise((resolve) => server.once('open', resolve));
    page.on('message', async (data) => {
      await opened;
      listener.sent(String(data));
      server.send(String(data));
    });
    server.on('message', (data) => {
      listener.received(String(data));
      page.send(String(data));
    });
    for (const [one, other] of [
      [page, server],
      [server, page],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.terminate();
      });
    }
  }

  /** A browser opens sockets through a tunnel, which ends here. */
  const tunnels = createServer(pass).on('upgrade', (request, socket, head) => {
    const { host } = request.headers;
    if (isCut) socket.destroy();
    else
      sockets.handleUpgrade(request, socket, head, (page) =>
        relay(page, `ws://${host}${request.url}`, passedOn(request.headers)),
      );
  });
  const proxy = createServer(pass).on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    tunnels.emit('connection', socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    isCut = true;
    for (const one of open) one.terminate();
  };
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** What the server reads of a socket's request; the rest belongs to the connection itself. */
function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = ['origin', 'user-agent', 'x-forwarded-for'];
  return Object.fromEntries(
    kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Passes on a request for a file. */
const pass: RequestListener = (request, response) => {
  const { method, headers } = request;
  const { href } = new URL(request.url ?? '/', `http://${headers.host}`);
  const passed = forward(href, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
};
