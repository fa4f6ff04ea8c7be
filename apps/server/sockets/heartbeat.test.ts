import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginHeartbeat } from './heartbeat.ts';
import { LiveSocket, type Session } from './session.ts';

const A_BEAT = 3_000;

/** A socket of a session, as far as a heartbeat needs it. */
function fakeSocket(nth: number) {
  const session = { nth, missed: 0, hasAnswered: false } as Session;
  const ping = vi.fn<(carried: Buffer) => void>();
  const terminate = vi.fn();
  const socket: LiveSocket = Object.assign(Object.create(LiveSocket.prototype), { session, ping, terminate });
  return { socket, session, ping, terminate };
}

afterEach(() => vi.useRealTimers());

describe('a heartbeat', () => {
  it('pings whoever is silent, not those who have answered a question since, and ends who answers no ping', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [silent, plays] = [fakeSocket(3), fakeSocket(4)];
    const checked = vi.fn();
    const heart = beginHeartbeat(new Set([silent.socket, plays.socket]), checked);
    for (let beats = 1; beats <= 3; beats++) {
      plays.session.hasAnswered = true;
      vi.advanceTimersByTime(A_BEAT);
    }
    expect(silent.ping).toHaveBeenCalledTimes(2);
    expect(silent.terminate).toHaveBeenCalledTimes(1);
    expect(plays.ping).not.toHaveBeenCalled();
    vi.advanceTimersByTime(A_BEAT);
    expect(plays.ping).toHaveBeenCalledTimes(1);
    heart.stop();
  });

  it('takes the bytes of a ping until the next one has come, and no others', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { socket, ping } = fakeSocket(9);
    const heart = beginHeartbeat(new Set([socket]), vi.fn());
    vi.advanceTimersByTime(A_BEAT);
    const [carried = Buffer.alloc(0)] = ping.mock.lastCall ?? [];
    expect(heart.isAnswered(carried)).toBe(true);
    vi.advanceTimersByTime(A_BEAT - 300);
    expect(heart.isAnswered(carried)).toBe(true);
    expect(heart.isAnswered(Buffer.alloc(8))).toBe(false);
    heart.stop();
  });
});
