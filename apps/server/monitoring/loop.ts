// The delay of the event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two measurements. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** Subtracts the interval of the timer from its delay. */
const lag = (nanoseconds: number): number => Math.max(0, nanoseconds - RESOLUTION * 1e6) / NANOSECONDS;

/** Delays in seconds, since the last call of `forget`. */
export interface Loop {
  late(hundredths: number): number;
  longest(): number;
  forget(): void;
  close(): void;
}

export function watchLoop(): Loop {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  return {
    late: (hundredths) => (delays.count === 0 ? 0 : lag(delays.percentile(hundredths))),
    longest: () => (delays.count === 0 ? 0 : lag(delays.max)),
    forget: () => delays.reset(),
    close: () => delays.disable(),
  };
}
