// How late the event loop is.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the loop. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** The delay of a timer contains the timer. */
const lag = (nanoseconds: number): number => Math.max(0, nanoseconds - RESOLUTION * 1e6) / NANOSECONDS;

/** In seconds, of the time since it was last forgotten. */
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
