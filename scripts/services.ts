// The real servers that tests need: each is started when the first test asks for it, once for all of them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNats } from '@race/server/testing/nats.ts';
import { startPostgres } from '@race/store/testing/postgres.ts';
import type { ServiceName } from '@race/store/testing/served.ts';
import type { TestProject } from 'vitest/node';

interface Service {
  /** An address of one's own at it. */
  newAddress(): Promise<string>;
  close(): Promise<void>;
}

/** Nothing here has to outlive a power cut. */
const SERVICES: { readonly [N in ServiceName]: () => Promise<Service> } = {
  postgres: async () => {
    const server = await startPostgres(['-c', 'fsync=off']);
    const schemas = await server.newSchemas();
    return { newAddress: schemas.next, close: () => schemas.close().then(server.close) };
  },
  nats: async () => {
    const server = await startNats();
    return { newAddress: async () => server.address, close: server.kill };
  },
};

const isService = (name: string): name is ServiceName => name in SERVICES;

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Service>>();
  const desk = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    try {
      if (!isService(name)) throw new Error(`there is no service ${name}`);
      const service = started.get(name) ?? SERVICES[name]();
      started.set(name, service);
      response.end(await (await service).newAddress());
    } catch (error) {
      response.writeHead(503).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  desk.unref();
  project.provide('services', (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    for (const service of started.values()) await (await service.catch(() => null))?.close();
  };
}
