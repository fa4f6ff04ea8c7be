import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Wire } from './bus.ts';

const SUBJECT = 'great-race';
const PAUSE = 250;
/** Its servers take packets of a megabyte. */
const LONGEST = 500_000;

/** Carries packets over NATS. Its server may be unreachable at any time; packets may be missed then. */
export function natsWire(address: string, failed: (error: unknown) => void): Wire {
  const { username, password, host } = new URL(address);
  let connection: NatsConnection | null = null;
  let isClosed = false;
  let listener: Parameters<Wire['listen']>[0] | null = null;

  async function open(): Promise<void> {
    const opened = await connect({
      servers: host,
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: PAUSE,
      reconnectJitter: PAUSE,
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    });
    if (isClosed) return opened.close();
    connection = opened;
    opened.subscribe(SUBJECT, {
      callback(error, message) {
        if (error === null) listener?.received(message.string());
      },
    });
    void opened.closed().then((error) => error && failed(error));
    const changes = opened.status();
    await subscribeAgain(opened);
    for await (const { type } of changes) if (type === 'reconnect') await subscribeAgain(opened);
  }

  /** Reports missed packets once new ones are certain to arrive. */
  async function subscribeAgain(opened: NatsConnection): Promise<void> {
    // A connection that is lost meanwhile is opened again, and this is repeated.
    await opened.flush().catch(() => undefined);
    listener?.missed();
  }

  void open().catch(failed);
  return {
    longest: LONGEST,
    send(text) {
      if (connection !== null && !connection.isClosed()) connection.publish(SUBJECT, text);
    },
    listen(given) {
      listener = given;
    },
    async close() {
      isClosed = true;
      await connection?.close();
    },
  };
}
