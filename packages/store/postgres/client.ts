import type { Pool, PoolClient } from 'pg';
import { retryUntil } from './lost.ts';

/** Works on one connection, which pipelines its queries; retries when the connection is lost. */
export const withClient = <X>(
  pool: Pool,
  timeout: number,
  work: (client: PoolClient) => Promise<X>,
): Promise<X> =>
  retryUntil(timeout, async () => {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  });
