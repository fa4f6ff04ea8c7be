import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port at which tests request real servers. */
    services: number;
  }
}

/** The servers that tests can request. */
export type ServiceName = 'postgres' | 'nats';

/**
 * The address of a database or bus of its own at a real server, started if necessary; null, with a warning, if there is
 * none. With CI=true that fails.
 */
export async function served(name: ServiceName): Promise<string | null> {
  // A new connection: a kept one could have been closed meanwhile.
  const headers = { connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${inject('services')}/${name}`, { headers });
  const text = await answer.text();
  if (answer.ok) return text;
  const fault = `!!! NO ${name.toUpperCase()} HERE: what needs it is not tested (${text})`;
  if (process.env.CI === 'true') throw new Error(fault);
  console.error(`\n${fault}\n`);
  return null;
}
