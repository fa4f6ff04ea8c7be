import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port at which tests ask for real servers. */
    services: number;
  }
}

/** Servers that tests can ask for. */
export type ServiceName = 'postgres' | 'nats';

/**
 * An address of one's own at a real server, started if need be; null, loudly, where it cannot be had. With CI=true that
 * fails.
 */
export async function served(name: ServiceName): Promise<string | null> {
  // A connection of its own: one that was kept could have been closed meanwhile.
  const headers = { connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${inject('services')}/${name}`, { headers });
  const text = await answer.text();
  if (answer.ok) return text;
  const fault = `!!! NO ${name.toUpperCase()} HERE: what needs it is not tested (${text})`;
  if (process.env.CI === 'true') throw new Error(fault);
  console.error(`\n${fault}\n`);
  return null;
}
